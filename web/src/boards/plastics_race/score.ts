/** The icons of the score sheet, and the round of a view. */

export const icons = { bins: "bin", bonus: "crown", sold: "plant", routes: "route", reward: "points", extra: "points" } as const;

export const round = (view: Record<string, unknown>): number | null => (typeof view["round"] === "number" ? view["round"] : null);
