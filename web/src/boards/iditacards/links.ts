/** Finds the part of the table that an answer is about, by its verb and its objects. */

import type { Choice } from "../../lib/options";

export const kebab = (id: string): string => id.replaceAll("_", "-");

export type Pile = "hand" | "deck" | "discard" | "played" | "looking" | "legendary";

/** The pile of the cards that a verb is about. */
const LIES: Record<string, Pile> = {
  play: "hand",
  pay: "hand",
  destroy_from_hand: "hand",
  recover: "discard",
  destroy: "looking",
  discard: "looking",
  earn: "legendary",
};

/** The pile that the question is about. */
export function asked(options: readonly Choice[]): Pile | null {
  for (const option of options) {
    const pile = LIES[option.do];
    if (pile) return pile;
  }
  return null;
}

/** The answers about a card of a pile. */
export const aboutCard = (options: readonly Choice[], pile: Pile, card: string): Choice[] =>
  options.filter((option) => LIES[option.do] === pile && option.to["card"] === card);

/** The answers about a dog, not about what it carries; `seat` is the owner of the team. */
export const aboutDog = (options: readonly Choice[], seat: number, own: boolean, at: number): Choice[] =>
  options.filter(({ to }) => to["dog"] === at && !("slot" in to) && ("seat" in to ? to["seat"] === seat : own));

/** The answer about one attachment of one of the reader's dogs. */
export const aboutAttachment = (options: readonly Choice[], at: number, slot: number): Choice | undefined =>
  options.find(({ to }) => to["dog"] === at && to["slot"] === slot);

export const withVerb = (options: readonly Choice[], ...verbs: string[]): Choice | undefined =>
  options.find((option) => verbs.includes(option.do));

export const cardName = (id: string): string => `iditacards-card-${kebab(id)}`;
export const cardText = (id: string): string => `web-iditacards-text-${kebab(id)}`;
