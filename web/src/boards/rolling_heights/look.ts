/** The colours and shapes of the pieces. Every colour goes with an icon or a pattern. */

export const COLOURS = ["wood", "concrete", "glass", "steel"] as const;
export type Colour = (typeof COLOURS)[number];

export const KINDS = ["carpenter", "worker", "architect", "riveter", "politician", "executive", "servant", "figure", "planner"] as const;
export type Kind = (typeof KINDS)[number];

export type BuildingType = "residential" | "commercial" | "industrial" | "civic" | "park";
export type State = "hard" | "steady" | "exhausted";

export const INK = "#1b2a41";
export const WHITE = "#ffffff";

interface Faces {
  left: string;
  top: string;
  right: string;
}

/** The three faces of a cube. */
export const MATERIAL: Record<Colour | "misc", Faces> = {
  wood: { left: "#b07a3e", top: "#c99559", right: "#8a5c2b" },
  concrete: { left: "#6e7a8c", top: "#93a0b1", right: "#556071" },
  glass: { left: "#bfe3f2", top: "#dff3fb", right: "#9ccde3" },
  steel: { left: "#2f6fb5", top: "#5892d3", right: "#235487" },
  misc: { left: "#f08a24", top: "#f8ae62", right: "#c96c10" },
};

/** The colours of the body of a meeple and of the icon on it. */
export const WORKER: Record<Kind, { body: string; mark: string }> = {
  carpenter: { body: "#b07a3e", mark: INK },
  worker: { body: "#66717f", mark: WHITE },
  architect: { body: "#d5eef8", mark: INK },
  riveter: { body: "#2f6fb5", mark: WHITE },
  politician: { body: "#f2c414", mark: INK },
  executive: { body: "#b8206f", mark: WHITE },
  servant: { body: "#2a8040", mark: WHITE },
  figure: { body: "#7a3fb0", mark: WHITE },
  planner: { body: "#f4a7bf", mark: INK },
};

/** The colours of the building types, as in the custom properties of `heights.css` (a test compares them). */
export const TINT: Record<"light" | "dark", Record<BuildingType, string>> = {
  light: { residential: "#f0c9ae", commercial: "#f3dd93", industrial: "#d3c4d6", civic: "#c3d3ec", park: "#bbdda5" },
  dark: { residential: "#8a5b42", commercial: "#7e6a24", industrial: "#685a72", civic: "#47618a", park: "#4b7038" },
};

export const MEEPLE =
  "M20 2a8.5 8.5 0 0 1 5.6 14.9C31 17.5 37 20 37.5 24.5c.3 3-2 4-4.5 3.7l-1.5-.2 2.7 15c.4 2.2-.8 3-2.5 3H25c-1.4 0-2-.7-2.5-2L20 38.5 17.5 44c-.5 1.3-1.1 2-2.5 2H8.3c-1.7 0-2.9-.8-2.5-3l2.7-15-1.5.2c-2.5.3-4.8-.7-4.5-3.7C3 20 9 17.5 14.4 16.9A8.5 8.5 0 0 1 20 2z";

/** The marks of the seats, as in `ui/SeatMark.svelte`, around 0,0 with a radius of about 10. */
export const MARKS: readonly string[] = [
  "M0-8.6a8.6 8.6 0 1 1 0 17.2a8.6 8.6 0 1 1 0-17.2z",
  "M-6-8H6a2 2 0 0 1 2 2V6a2 2 0 0 1-2 2H-6a2 2 0 0 1-2-2V-6a2 2 0 0 1 2-2z",
  "M0-9.4 9.4 7.2H-9.4z",
  "M0-9.8 9.8 0 0 9.8-9.8 0z",
  "M0-9.6l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z",
];
export const markOf = (seat: number): string => MARKS[seat % MARKS.length] ?? "";
