/** Puzzles: the reader's turning points, kept in this browser, and the coach's verdict on the position of a table. */

import type { NewTable } from "./api";
import { recall, remember } from "./keep";
import type { Decision, Message, Seat } from "./types";

const MOST = 60;

/** A decision of the reader that gave something up: where to find it, and the better answer. */
export interface Puzzle {
  table: string;
  game: string;
  title: string;
  line: number;
  seat: number;
  best: number;
  chance: number;
  loss: number;
  said: Message;
  better: Message;
}

/** The puzzle of a table: the answer to find at its first question, and the one given in the game. */
export type Posed = Pick<Puzzle, "seat" | "best" | "chance" | "loss" | "said" | "better">;

const LONGEST_NAME = 40;

/** The seats of a table that plays on from a position: the reader in the seat that had to decide, bots in all others. */
export const inSeat = (seats: readonly Pick<Seat, "seat" | "name">[], own: number): NewTable["seats"] =>
  seats.map(({ seat, name }) => ({ kind: seat === own ? "person" : "bot", name: name.slice(0, LONGEST_NAME), bot: null }));

export const puzzles = (): Puzzle[] => recall<Puzzle[]>("puzzles", []);

const same = (one: Puzzle, other: Puzzle): boolean => one.table === other.table && one.line === other.line;

/** Keep the turning points of the reader's seats; the newest come first. */
export function keepPuzzles(table: string, game: string, title: string, decisions: readonly Decision[]): void {
  const found = decisions.map(({ line, seat, best, chance, loss, said, better }) => ({
    table,
    game,
    title,
    line,
    seat,
    best,
    chance,
    loss,
    said,
    better,
  }));
  const others = puzzles().filter((kept) => !found.some((one) => same(one, kept)));
  remember("puzzles", [...found, ...others].slice(0, MOST));
}

export function dropPuzzle(puzzle: Puzzle): void {
  remember(
    "puzzles",
    puzzles().filter((kept) => !same(kept, puzzle)),
  );
}

export const posedAt = (table: string): Posed | null => recall<Record<string, Posed>>("posed", {})[table] ?? null;

export function pose(table: string, { seat, best, chance, loss, said, better }: Posed): void {
  const all = Object.entries(recall<Record<string, Posed>>("posed", {})).slice(-MOST);
  remember("posed", { ...Object.fromEntries(all), [table]: { seat, best, chance, loss, said, better } });
}

/** The tables of puzzles that were answered, and how many answers in a row were right. */
interface Solved {
  tables: string[];
  row: number;
}

/** Count the first answer at a puzzle's table, once; how many in a row are right now. */
export function countAnswer(table: string, right: boolean): number {
  const { tables, row } = recall<Solved>("puzzles-solved", { tables: [], row: 0 });
  if (tables.includes(table)) return row;
  const now = right ? row + 1 : 0;
  remember("puzzles-solved", { tables: [...tables, table].slice(-MOST), row: now });
  return now;
}

/** Where the reader left off today: the puzzles that were begun, as `game day` or `table line`. */
const begun = (): string[] => recall<string[]>("puzzles-begun", []);
const today = (): string => new Date().toISOString().slice(0, 10);
const nameOf = (puzzle: Puzzle | string): string =>
  typeof puzzle === "string" ? `${puzzle} ${today()}` : `${puzzle.table} ${puzzle.line}`;

/** Note that a puzzle was begun: one of the reader's, or today's position of a game. */
export function beginPuzzle(puzzle: Puzzle | string): void {
  remember("puzzles-begun", [...begun(), nameOf(puzzle)].slice(-MOST));
}

/** The next puzzle that was not begun: today's position of a game, or else one of the reader's; null if all were. */
export function nextPuzzle(games: readonly string[]): Puzzle | string | null {
  const seen = begun();
  return [...games, ...puzzles()].find((one) => !seen.includes(nameOf(one))) ?? null;
}
