/** How what happens is told: what is worth a sentence of its own, what joins one, and its picture. A board says it in `told.ts`. */

import type { Content, LogLine, Message, TableView } from "../types";

/**
 * `sentence`: a sentence of its own. `moves`: the same, and the board changes with it. `again`: a sentence, but one that waits takes
 * more of its kind in. `before` joins the next sentence, `after` the last one. `quiet` stands in the log only.
 */
export type Part = "sentence" | "moves" | "again" | "before" | "after" | "quiet";

export type Sound = "roll" | "card" | "drive" | "build" | "turn" | "victory";

export interface Kind {
  part: Part;
  icon?: string;
  sound?: Sound;
  /** The count of `about` that makes it an aside (`after`) when it is zero. */
  counts?: string;
  /** It matters, whoever did it: it is celebrated for a moment. */
  moment?: true;
  /** Something flies from one of these to the other: `seat`, `other`, `board`, or a domain of `about`. */
  flies?: readonly [from: string, to: string];
}

/** `told.ts` of a game may export any of these. */
export interface Telling {
  /** By the name of the event; what is missing here is a sentence. */
  kinds?: Readonly<Record<string, Kind>>;
  /** The events that begin and end a turn. Without any, another seat is another turn. */
  turns?: { begins?: string; ends?: string };
  /** A better sentence for a reader whom it concerns: "Olive takes a card from you." */
  toYou?: (line: LogLine, you: number) => Message | null;
  /** Where a seat stands, for what changed while you waited. */
  where?: (table: TableView, content: Content, seat: number) => Message | null;
  /** The part of the way that a seat is in: entering another is a moment too. */
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

/** Whether it happens to one of these seats, or is done by one. */
export const concerns = (line: LogLine, seats: readonly number[]): boolean => named(line).some((seat) => seats.includes(seat));

/** Whether it is the reader's own doing: it names nobody else, and is nothing that is done to them. */
export function isOwnDoing(telling: Telling, line: LogLine, own: readonly number[]): boolean {
  const seats = named(line);
  return seats.length > 0 && seats.every((seat) => own.includes(seat) && !telling.toYou?.(line, seat));
}

/** Whose mark stands beside a sentence: of two seats the one that is not the reader. */
export function actorOf(line: LogLine, own: readonly number[]): number | null {
  const seats = named(line).filter((seat) => seat >= 0);
  return seats.find((seat) => !own.includes(seat)) ?? seats[0] ?? line.seat;
}

/** What a line says to the reader of these seats. */
export const saidTo = (telling: Telling, line: LogLine, own: readonly number[]): Message =>
  own.map((seat) => (concerns(line, [seat]) ? telling.toYou?.(line, seat) : null)).find(Boolean) ?? line.words;

/** The same sentence several times is said once, with how often. */
export function counted(texts: readonly string[]): { text: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => ({ text, count }));
}
