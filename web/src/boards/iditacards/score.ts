/** The icon of the score sheet. */

export const icons = { squares: "finish", turns: "speed" };

export const round = (view: Record<string, unknown>): number | null => (typeof view["round"] === "number" ? view["round"] : null);
