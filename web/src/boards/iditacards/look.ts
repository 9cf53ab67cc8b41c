/** The colours and textures of cards, terrains and dogs. */

export const DEEP_INK = "#101b2d";
export const WHITE = "#ffffff";

/** For icons and edges, never below words, except for attachments, whose contrast is tested. */
export const TYPES: Record<string, string> = {
  dog: "#bf9f7f",
  attachment: "#5fafcf",
  movement: "#7f7fdf",
  food: "#cfcf4f",
  personal: "#af5fcf",
  sled: "#7fdf7f",
  utility: "#ffffff",
  damage: "#ff6f6f",
};

export interface Terrain {
  /** In light and in dark. */
  fill: readonly [string, string];
  stroke: readonly [string, string];
  /** A path in a square of 24 that is repeated. */
  texture: string;
}

const PLAIN: Terrain = { fill: ["#e9eef3", "#3a4756"], stroke: ["#5b6577", "#c5d0db"], texture: "" };

export const TERRAINS: Record<string, Terrain> = {
  town: { fill: ["#e9c9b4", "#6b4a3c"], stroke: ["#8a4b2c", "#e7b698"], texture: "M4 14v-5l4-3 4 3v5zM14 22v-4l3-2 3 2v4z" },
  hills: { fill: ["#cfe3b0", "#44602f"], stroke: ["#4f7a2b", "#b9db92"], texture: "M2 12q5-8 10 0M13 20q4-6 8 0" },
  blizzard: { fill: ["#d3dcea", "#48566c"], stroke: ["#5c6f8e", "#dde7f5"], texture: "M3 16l9-9M14 21l7-7M4 5h.1M18 6h.1M11 19h.1" },
  frozen_lake: { fill: ["#bde2f2", "#2a5d78"], stroke: ["#2c7fa3", "#bfe3f2"], texture: "M3 5l6 4-2 6M9 9l8-3M14 17l5 3" },
  rope_bridge: { fill: ["#e0be90", "#6a4b26"], stroke: ["#7a4f1b", "#e5c08d"], texture: "M0 4h24M0 12h24M0 20h24" },
  mountain: { fill: ["#d2c9de", "#51486a"], stroke: ["#5f4f80", "#cfc3e6"], texture: "M3 13l5-8 5 8M13 21l4-6 4 6" },
  wasteland: { fill: ["#e8d9b5", "#645735"], stroke: ["#8a7234", "#e0cb92"], texture: "M3 6h5l2 4M15 4l-2 5 4 3M6 19l5-3 6 3" },
  forest: { fill: ["#a8d3ac", "#2b5a3a"], stroke: ["#256b3a", "#9bd6a6"], texture: "M7 3l4 7H3zM7 10v3M17 12l4 7h-8zM17 19v3" },
  cliff_face: { fill: ["#d8cbbe", "#5a4f46"], stroke: ["#6b5644", "#dac8b5"], texture: "M4 2v9l4 4v8M16 1v6l-4 4v10" },
  village: {
    fill: ["#f3cda4", "#74502b"],
    stroke: ["#9a5a1a", "#f0c08a"],
    texture: "M3 12l4-4 4 4M4.500 11.500V15h5v-3.500M15 21v-4M13 18l2-3 2 3",
  },
  mountainside: { fill: ["#d5d6c3", "#4f5240"], stroke: ["#666b42", "#d6dab6"], texture: "M2 20L22 4M2 12l8-6M12 21l9-7" },
  avalanche: { fill: ["#d9e3ea", "#43525d"], stroke: ["#4f6b7c", "#d0e0ea"], texture: "M4 4l16 16M9 5h.1M14 9h.1M5 13h.1M18 14h.1" },
};

export const terrain = (id: string): Terrain => TERRAINS[id] ?? PLAIN;

/** A pair of colours as one that follows the theme. */
export const themed = ([light, dark]: readonly [string, string]): string => `light-dark(${light}, ${dark})`;

const COATS = ["#8b95a5", "#5f6b7d", "#b98a55", "#d9b36c", "#a7785a", "#c9c2b5"];

/** The coat of a kind of dog, always the same one. */
export function coat(id: string): string {
  let sum = 0;
  for (const letter of id) sum += letter.charCodeAt(0);
  return COATS[sum % COATS.length] ?? "#8b95a5";
}
