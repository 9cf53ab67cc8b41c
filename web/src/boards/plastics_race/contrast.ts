/** The colours of text on streets, dice, cards, bins, signs and the map, light and dark; the contrast test checks them. */

import { COLOURS, CREAM, DEEP_INK, LOOKS, WHITE } from "./paint";

/** The colours of the map, light and dark, as in `map.css` (a test compares them). */
export const GROUND = {
  light: { city: "#f3ebdd", label: "#1b2a41", park: "#bcd9a2", "label-park": "#2c4c1a", zone: "#f8e8a8", "label-zone": "#6b520b" },
  dark: { city: "#27313c", label: "#eef2f6", park: "#33543f", "label-park": "#cde6b8", zone: "#4a4327", "label-zone": "#f2df9c" },
} as const;

export const BIN = "#f7cf1d";
export const BONUS = "#1e7436";
export const PLATE = "#174a9c";

const streets = COLOURS.map((colour) => [LOOKS[colour].text, LOOKS[colour].hex, `letter on ${colour}`] as const);
const grounds = Object.entries(GROUND).flatMap(([theme, map]) => [
  [map.label, map.city, `${theme}: place name on the map`] as const,
  [map["label-park"], map.park, `${theme}: name on a park`] as const,
  [map["label-park"], map.city, `${theme}: name of a sight on the map`] as const,
  [map["label-zone"], map.zone, `${theme}: name on a zone`] as const,
]);

export const pairs: (readonly [string, string, string])[] = [
  ...streets,
  ...grounds,
  [DEEP_INK, BIN, "number on a bin"],
  [WHITE, BONUS, "extra points on a bin"],
  [WHITE, PLATE, "name of the city"],
  [DEEP_INK, CREAM, "letter on a card"],
  [WHITE, DEEP_INK, "tag on a card"],
];
