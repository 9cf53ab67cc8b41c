import { kindOf, type Telling } from "./follow/telling";
import type { LogLine, Seat, TableView, UndoAsked } from "./types";

/** The seats that must still agree before the asker may undo more. */
export const missingYes = (table: TableView, asker: number | null): Seat[] =>
  table.seats.filter(({ seat }) => table.to_agree.includes(seat) && seat !== asker && !(table.undo_request?.agreed ?? []).includes(seat));

/** What a request would undo: everything that is told from its line on. */
export const undoneBy = (request: UndoAsked, log: readonly LogLine[], telling: Telling): LogLine[] =>
  log.filter((line) => line.n >= request.to && !line.withdrawn && kindOf(telling, line).part !== "quiet");
