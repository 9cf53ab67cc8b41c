/** The log of a table: the events of the game, turn by turn, and notes about its seats in between. */

import type { Telling } from "./follow/telling";
import type { LogLine, Message, SeatNote } from "./types";

/** `line` is null for a note about a seat. */
export interface Entry {
  key: string;
  words: Message;
  line: LogLine | null;
}

/** The events of one turn; `seat` is null for the set-up. */
export interface Turn {
  key: string;
  seat: number | null;
  /** The line that says that the turn begins; null if the game has none. */
  heading: LogLine | null;
  entries: Entry[];
}

/** Lines and notes in the order in which they happened: a note follows the line of its number. */
export function merged(log: readonly LogLine[], notes: readonly SeatNote[]): Entry[] {
  const lines = log.map((line) => ({ key: `${line.number}`, at: line.number, words: line.words, line }));
  const seats = notes.map((note, at) => ({ key: `seat ${at}`, at: note.after, words: note.words, line: null }));
  return [...lines, ...seats].sort((one, other) => one.at - other.at);
}

/** The entries turn by turn, the first turn first; `midway`: the game began in the middle of a turn. */
export function byTurn(entries: readonly Entry[], turns: Telling["turns"], midway = false): Turn[] {
  const found: Turn[] = [];
  let ended = false;
  for (const entry of entries) {
    const { line } = entry;
    const last = found.at(-1);
    const begins = line !== null && line.what === turns?.begins;
    const back = line?.what === "undone" && line.seat !== last?.seat; // the game goes on in an earlier turn
    const other = back || (line !== null && line.seat !== null && (turns ? ended : line.seat !== last?.seat));
    if (!last || begins || other) {
      // Before the first turn of a game that says when one begins, everybody sets up.
      const seat = turns && !last && !begins && !midway ? null : (line?.seat ?? null);
      found.push({ key: entry.key, seat, heading: begins && line.seat !== null ? line : null, entries: [] });
      ended = false;
    }
    const turn = found.at(-1)!;
    if (!turn.heading || turn.heading !== line) turn.entries.push(entry);
    if (turns && (midway || found.length > 1)) turn.seat ??= line?.seat ?? null;
    ended ||= line !== null && line.what === turns?.ends;
  }
  return found;
}

/** The lines of the record at which turns begin. */
export const turnLines = (log: readonly LogLine[], turns: Telling["turns"]): number[] =>
  byTurn(merged(log, []), turns).flatMap(({ heading, entries }) => (heading ?? entries[0]?.line)?.n ?? []);

/** The events of the others' last turns. */
export function lastTurns(log: readonly LogLine[], turns: Telling["turns"], own: readonly number[]): LogLine[] {
  const last = new Map(byTurn(merged(log, []), turns).map((turn) => [turn.seat, turn]));
  return [...last].flatMap(([seat, { entries }]) =>
    seat === null || own.includes(seat) ? [] : entries.flatMap(({ line }) => (line && !line.withdrawn ? [line] : [])),
  );
}
