/** The lasting effects that are printed on dogs and attachments, as icons and numbers. */

import type { CardFile, Op } from "./view";

export interface Gift {
  icon: string;
  text: string;
}

/** "+2" or "−2", with a real minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function gift({ op, n, cost }: Op): Gift | null {
  if (n === undefined) return op === "cannot_die" ? { icon: "immune", text: "" } : null;
  if (op === "speed" || op === "speed_other_dogs") return { icon: "speed", text: signed(n) };
  if (op === "speed_times") return { icon: "speed", text: `×${n}` };
  if (op === "hand_size") return { icon: "hand", text: signed(n) };
  if (op === "leg_entry") return { icon: "hypothermia", text: signed(n) };
  return op === "cost" && cost ? { icon: cost, text: signed(n) } : null;
}

export function gives(card: CardFile): Gift[] {
  const found = new Map<string, Gift>();
  for (const op of card.passive ?? []) {
    const one = gift(op);
    if (one) found.set(one.icon, one);
  }
  return [...found.values()];
}
