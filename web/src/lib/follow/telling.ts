/** How events are told: which get a sentence of their own, which join another, and their icons. A board's `told.ts` says so. */

import type { Content, LogLine, Message, TableView } from "../types";

/**
 * `sentence`: a sentence of its own. `moves`: the same, and the board changes with it. `again`: the same, but a waiting one
 * takes in more of its kind. `before` joins the next sentence, `after` the last one. `quiet` is in the log only.
 */
export type Part = "sentence" | "moves" | "again" | "before" | "after" | "quiet";

export type Sound = "roll" | "card" | "drive" | "build" | "turn" | "victory";

/** A face of a die: its drawing, and the number beside it if it has one. */
export interface Face {
  icon: string;
  text?: string;
}

export interface Kind {
  part: Part;
  icon?: string;
  sound?: Sound;
  /** The count in `about` that makes the event an aside (`after`) if it is zero. */
  counts?: string;
  /** A big moment for everybody to see: one to celebrate, or a blow. */
  moment?: "joy" | "blow";
  /** A die that everybody sees roll: its faces, and the one that comes up. */
  die?: { faces: readonly Face[]; up: (line: LogLine) => Face };
  /** The icon flies from one of these to the other: `seat`, `other`, `board`, or a domain of `about`. */
  flies?: readonly [from: string, to: string];
}

/** `told.ts` of a game may export any of these. */
export interface Telling {
  /** By the name of the event; the others are sentences. */
  kinds?: Readonly<Record<string, Kind>>;
  /** The events that begin and end a turn. Without them, another seat means another turn. */
  turns?: { begins?: string; ends?: string };
  /** A better sentence for a reader who is concerned: "Olive takes a card from you." */
  toYou?: (line: LogLine, you: number) => Message | null;
  /** The position of a seat, for the changes while the reader waited. */
  where?: (table: TableView, content: Content, seat: number) => Message | null;
  /** The stage of the race that a seat is in: entering another is a big moment too. */
  stage?: (table: TableView, content: Content, seat: number) => { id: string; icon: string; words: Message } | null;
}

const SENTENCE: Kind = { part: "sentence" };

export function kindOf(telling: Telling, line: LogLine): Kind {
  const kind = telling.kinds?.[line.what] ?? SENTENCE;
  return kind.counts && line.about[kind.counts] === 0 ? { ...kind, part: "after" } : kind;
}

/** The seats that a sentence names. */
export const named = (line: LogLine): number[] =>
  Object.values(line.words.args).flatMap((value) => (typeof value === "object" && "seat" in value ? [value.seat] : []));

/** Whether one of these seats acts in the event, or is affected by it. */
export const concerns = (line: LogLine, seats: readonly number[]): boolean => named(line).some((seat) => seats.includes(seat));

/** Whether an event is only the reader's action: it names nobody else, and is not done to them. */
export function isOwnDoing(telling: Telling, line: LogLine, own: readonly number[]): boolean {
  const seats = named(line);
  return seats.length > 0 && seats.every((seat) => own.includes(seat) && !telling.toYou?.(line, seat));
}

/** The seat whose mark is beside a sentence: if there are two, the one that is not the reader. */
export function actorOf(line: LogLine, own: readonly number[]): number | null {
  const seats = named(line).filter((seat) => seat >= 0);
  return seats.find((seat) => !own.includes(seat)) ?? seats[0] ?? line.seat;
}

/** The sentence of a line for the reader of these seats. */
export const saidTo = (telling: Telling, line: LogLine, own: readonly number[]): Message =>
  own.map((seat) => (concerns(line, [seat]) ? telling.toYou?.(line, seat) : null)).find(Boolean) ?? line.words;

/** Each sentence once, with the number of times it comes. */
export function counted(texts: readonly string[]): { text: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => ({ text, count }));
}
