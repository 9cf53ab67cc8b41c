import type { Seat, TableView } from "./types";

/** The seats that must still agree before the asker may undo more. */
export const missingYes = (table: TableView, asker: number | null): Seat[] =>
  table.seats.filter(({ seat }) => table.to_agree.includes(seat) && seat !== asker && !(table.undo_request?.agreed ?? []).includes(seat));
