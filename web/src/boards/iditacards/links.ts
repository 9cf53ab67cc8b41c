/** Which part of the table each answer is about: its verb, and what it is done to. */

import type { Choice } from "../../lib/answers";

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
export function asked(answers: readonly Choice[]): Pile | null {
  for (const choice of answers) {
    const pile = LIES[choice.do];
    if (pile) return pile;
  }
  return null;
}

/** The answers about a card of a pile. */
export const aboutCard = (answers: readonly Choice[], pile: Pile, card: string): Choice[] =>
  answers.filter((choice) => LIES[choice.do] === pile && choice.to["card"] === card);

/** The answers about a dog itself, not about what it carries; `seat` is whose team it is. */
export const aboutDog = (answers: readonly Choice[], seat: number, own: boolean, at: number): Choice[] =>
  answers.filter(({ to }) => to["dog"] === at && !("slot" in to) && ("seat" in to ? to["seat"] === seat : own));

/** The answer about one attachment of an own dog. */
export const aboutAttachment = (answers: readonly Choice[], at: number, slot: number): Choice | undefined =>
  answers.find(({ to }) => to["dog"] === at && to["slot"] === slot);

export const withVerb = (answers: readonly Choice[], ...verbs: string[]): Choice | undefined =>
  answers.find((choice) => verbs.includes(choice.do));

export const cardName = (id: string): string => `iditacards-card-${kebab(id)}`;
export const cardText = (id: string): string => `web-iditacards-text-${kebab(id)}`;
