/** Opens a table for a puzzle. */

import { api } from "./api";
import { keptTable } from "./keep";
import { library } from "./library.svelte";
import { beginPuzzle, pose, type Puzzle } from "./puzzles";
import { goOn } from "./sitting";

/** One of the reader's puzzles, or today's position of a game. */
export async function practise(puzzle: Puzzle | string): Promise<void> {
  if (typeof puzzle === "string") {
    const { table, ...posed } = await api.puzzle(puzzle);
    pose(table.table, posed);
    goOn(table, puzzle, library.game(puzzle)?.title ?? puzzle, true);
  } else {
    const token = keptTable(puzzle.table)?.tokens.find(({ seat }) => seat === puzzle.seat)?.token;
    const made = await api.fork(puzzle.table, token ?? "", puzzle.line - 1);
    pose(made.table, puzzle);
    goOn(made, puzzle.game, puzzle.title, true);
  }
  beginPuzzle(puzzle);
}
