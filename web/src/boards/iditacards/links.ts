/** Which part of the table each option is about: its verb, and what it is done to. */

import type { Choice } from "../../lib/options";

export const kebab = (id: string): string => id.replaceAll("_", "-");

export type Pile = "hand" | "deck" | "discard" | "played" | "looking" | "legendary";

/** Where the cards lie that a verb is done to. */
const LIES: Record<string, Pile> = {
  play: "hand",
  pay: "hand",
  destroy_from_hand: "hand",
  recover: "discard",
  destroy: "looking",
  discard: "looking",
  earn: "legendary",
};

/** The pile that a decision is about. */
export function asked(options: readonly Choice[]): Pile | null {
  for (const option of options) {
    const pile = LIES[option.do];
    if (pile) return pile;
  }
  return null;
}

/** The options about a card of a pile. */
export const aboutCard = (options: readonly Choice[], pile: Pile, card: string): Choice[] =>
  options.filter((option) => LIES[option.do] === pile && option.to["card"] === card);

/** The options about a dog itself, not about what it carries; `seat` is whose team it is. */
export const aboutDog = (options: readonly Choice[], seat: number, own: boolean, at: number): Choice[] =>
  options.filter(({ to }) => to["dog"] === at && !("slot" in to) && ("seat" in to ? to["seat"] === seat : own));

/** The option about one attachment of an own dog. */
export const aboutAttachment = (options: readonly Choice[], at: number, slot: number): Choice | undefined =>
  options.find(({ to }) => to["dog"] === at && to["slot"] === slot);

export const withVerb = (options: readonly Choice[], ...verbs: string[]): Choice | undefined =>
  options.find((option) => verbs.includes(option.do));

export const cardName = (id: string): string => `iditacards-card-${kebab(id)}`;
export const cardText = (id: string): string => `web-iditacards-text-${kebab(id)}`;
