/** The colours of text and of what is below it, light and dark; the contrast test checks them. */

import { DEEP_INK, TYPES, WHITE } from "./look";

/** The ground of numbers and names in the drawing, and their colour: the tokens `surface` and `ink`. */
const PILL = { light: ["#1b2a41", "#fffdf8"], dark: ["#eef2f6", "#1b232c"] } as const;
const SKY = { light: "#eaf1f7", dark: "#0e1a2b" } as const;

export const pairs: (readonly [string, string, string])[] = [
  [DEEP_INK, TYPES["attachment"] ?? WHITE, "name of an attachment"],
  ...(["light", "dark"] as const).flatMap((theme) => [
    [PILL[theme][0], PILL[theme][1], `${theme}: numbers of gates and squares`] as const,
    [PILL[theme][0], SKY[theme], `${theme}: Start on the snow`] as const,
  ]),
];
