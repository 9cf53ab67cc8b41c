/** The log of a table: what happened in the game, and in between what happened to its seats. */

import type { LogLine, Message, SeatNote } from "./types";

/** `line` is null for what happened to a seat. */
export interface Entry {
  key: string;
  words: Message;
  line: LogLine | null;
}

/** Both in the order in which they happened: a note stands behind the line of its number. */
export function merged(log: readonly LogLine[], notes: readonly SeatNote[]): Entry[] {
  const lines = log.map((line) => ({ key: `${line.number}`, at: line.number, words: line.words, line }));
  const seats = notes.map((note, at) => ({ key: `seat ${at}`, at: note.after, words: note.words, line: null }));
  return [...lines, ...seats].sort((one, other) => one.at - other.at);
}
