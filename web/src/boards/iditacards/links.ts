/** Which part of the table each option is about, read from the arguments of its message. */

import type { Choice } from "../../lib/options";
import type { Dog } from "./view";

const PREFIX = "iditacards";

export const kebab = (id: string): string => id.replaceAll("_", "-");

/** The last part of an option's message id: `play`, `new-day`, `take`. */
export const deed = (option: Choice): string => option.words.id.slice(PREFIX.length + 1);

function named(option: Choice, key: string, kind: string): string | null {
  const argument = option.words.args[key];
  if (typeof argument !== "object" || !("name" in argument)) return null;
  const start = `${PREFIX}-${kind}-`;
  return argument.name.startsWith(start) ? argument.name.slice(start.length) : null;
}

/** Whether an option is about a kind of card, as the view names it. */
export const isAbout = (option: Choice, card: string): boolean => named(option, "card", "card") === kebab(card);

/** The upgrade deck an option is about. */
export const deckOf = (option: Choice): string | null => named(option, "deck", "deck");

export function seatOf(option: Choice): number | null {
  const seat = option.words.args["seat"];
  return typeof seat === "object" && "seat" in seat ? seat.seat : null;
}

/** The place in the team of the dog an option is about, counted from 0; null for options about no dog. */
export function dogOf(option: Choice): number | null {
  const number = option.words.args["number"];
  return "dog" in option.words.args && typeof number === "number" ? number - 1 : null;
}

export type Pile = "hand" | "deck" | "discard" | "played" | "looking" | "legendary";

/** Where the cards lie that an answer is about. */
const LIES: Record<string, Pile> = {
  play: "hand",
  pay: "hand",
  "destroy-from-hand": "hand",
  "recover-to-hand": "discard",
  "recover-to-deck": "discard",
  destroy: "looking",
  discard: "looking",
  earn: "legendary",
};

export const pileOf = (option: Choice): Pile | null => LIES[deed(option)] ?? null;

/** The pile that a decision is about. */
export function asked(options: readonly Choice[]): Pile | null {
  for (const option of options) {
    const pile = pileOf(option);
    if (pile) return pile;
  }
  return null;
}

/** The options about a card of a pile. */
export const aboutCard = (options: readonly Choice[], pile: Pile, card: string): Choice[] =>
  options.filter((option) => pileOf(option) === pile && isAbout(option, card));

/** The options about a dog itself, not about what it holds; `seat` is whose team it is. */
export const aboutDog = (options: readonly Choice[], seat: number, own: boolean, at: number): Choice[] =>
  options.filter(
    (option) => dogOf(option) === at && !("card" in option.words.args) && (seatOf(option) === null ? own : seatOf(option) === seat),
  );

/** The option about one attachment of an own dog; attachments alike have one option each, in order. */
export function aboutAttachment(options: readonly Choice[], team: readonly Dog[], at: number, slot: number): Choice | undefined {
  const held = team[at]?.attachments ?? [];
  const id = held[slot];
  if (id === undefined) return undefined;
  const alike = options.filter((option) => dogOf(option) === at && isAbout(option, id));
  return alike[held.slice(0, slot).filter((other) => other === id).length];
}

export const withDeed = (options: readonly Choice[], ...deeds: string[]): Choice | undefined =>
  options.find((option) => deeds.includes(deed(option)));

export const cardName = (id: string): string => `${PREFIX}-card-${kebab(id)}`;
export const cardText = (id: string): string => `web-iditacards-text-${kebab(id)}`;
