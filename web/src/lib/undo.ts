import type { Seat, TableView } from "./types";

/** The seats whose yes is missing before something is taken back for the asker. */
export const missingYes = (table: TableView, asker: number | null): Seat[] =>
  table.seats.filter(({ seat }) => table.to_agree.includes(seat) && seat !== asker && !(table.undo_request?.agreed ?? []).includes(seat));
