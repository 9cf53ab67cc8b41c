/** The icons of the score sheet. */

import { cityOf } from "./view";

export const icons = {
  buildings: "construct",
  bonuses: "points",
  politicians: "politician",
  abilities: "figure",
  ads: "ad",
  target: "target",
  tokens: "wild",
};

/** RH-137 */
export const tie = "web-rolling-heights-tie";

export const round = (view: Record<string, unknown>): number | null => cityOf(view).round || null;
