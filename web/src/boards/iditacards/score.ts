/** The score sheet: an icon for what counts. */

export const icons = { squares: "finish", turns: "speed" };

export const round = (view: Record<string, unknown>): number | null => (typeof view["round"] === "number" ? view["round"] : null);
