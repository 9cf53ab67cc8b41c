/** The colours of text and icons on tiles, plots and meeples, light and dark; the contrast test checks them. */

import { INK, TINT, WHITE, WORKER } from "./look";

/** The colours of the ground, light and dark, as in `heights.css` (a test compares them). */
export const GROUND = {
  light: { label: "#1b2a41", plot: "#e6dccb", closed: "#465061", prime: "#6e4c00", "purple-soft": "#efe4f8" },
  dark: { label: "#ffffff", plot: "#3a424c", closed: "#c3ccd6", prime: "#ffd24a", "purple-soft": "#33264a" },
} as const;
export const PURPLE = { light: "#6a3a9b", dark: "#cdaaf2" } as const;

const themes = ["light", "dark"] as const;

/** A contrast of 3:1 is enough for icons on meeples: they are drawn thick and have the name beside them. */
export const marks: (readonly [string, string, string])[] = Object.entries(WORKER).map(
  ([kind, { body, mark }]) => [mark, body, `icon on the ${kind}`] as const,
);

export const pairs: (readonly [string, string, string])[] = [
  ...themes.flatMap((theme) =>
    Object.entries(TINT[theme]).map(([type, tint]) => [GROUND[theme].label, tint, `${theme}: price on ${type}`] as const),
  ),
  ...themes.flatMap((theme) => [
    [GROUND[theme].label, GROUND[theme].plot, `${theme}: bonus on a plot`] as const,
    [GROUND[theme].closed, GROUND[theme].plot, `${theme}: price that cannot be paid`] as const,
    [GROUND[theme].prime, GROUND[theme].plot, `${theme}: prime cost`] as const,
    [PURPLE[theme], GROUND[theme]["purple-soft"], `${theme}: ability on a plan`] as const,
  ]),
  [INK, WHITE, "ink on white"],
];
