/** The six colours of streets, cards and dice, each with a letter, a colour for that letter, and a lane pattern. */

export const COLOURS = ["red", "blue", "green", "yellow", "orange", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
/** The look of a street: a colour, any colour, or the white double lane. */
export type Paint = Colour | "joker" | "white";

export interface Look {
  hex: string;
  letter: string;
  /** The colour of the letter and of the lane pattern. */
  text: string;
  /** The dashes between the two lanes: their pattern, their width, and whether their ends are round. */
  dash: string;
  width: number;
  round: boolean;
}

export const WHITE = "#ffffff";
export const DEEP_INK = "#101b2d";
export const CREAM = "#fffdf8";

export const LOOKS: Record<Colour, Look> = {
  red: { hex: "#d7263d", letter: "R", text: WHITE, dash: "10 8", width: 2.4, round: false },
  blue: { hex: "#1f6fd6", letter: "B", text: WHITE, dash: "0.1 7", width: 3.4, round: true },
  green: { hex: "#2e9f4b", letter: "G", text: DEEP_INK, dash: "20 7", width: 2.4, round: false },
  yellow: { hex: "#f2c414", letter: "Y", text: DEEP_INK, dash: "3 4", width: 3.8, round: false },
  orange: { hex: "#f07f13", letter: "O", text: DEEP_INK, dash: "14 6 0.1 6", width: 2.6, round: true },
  purple: { hex: "#8a3fb0", letter: "P", text: WHITE, dash: "2 7.5", width: 7.5, round: false },
};

export const isColour = (paint: string): paint is Colour => paint in LOOKS;
