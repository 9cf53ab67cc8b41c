/** A table as it was at a moment, for a board to draw. */

import type { Source } from "../../lib/moments.svelte";
import type { Moment, TableView } from "../../lib/types";

export function tableAt(source: Source, moment: Moment): TableView {
  const atEnd = moment.n >= source.total;
  return {
    table: source.table?.table ?? "",
    game: source.game,
    content: source.content,
    title: source.title,
    options: source.table?.options ?? source.reading?.table.options ?? {},
    commitment: source.table?.commitment ?? "",
    secret: source.table?.secret ?? null,
    dealt: source.table?.dealt ?? "sealed",
    version: moment.n,
    stamp: "",
    last_event: moment.events.at(-1)?.number ?? 0,
    started: true,
    over: atEnd,
    code: null,
    you: [],
    host: false,
    seats: source.seats,
    view: moment.view,
    viewed_as: null,
    scores: moment.scores,
    breakdown: [],
    outcome: atEnd ? (source.table?.outcome ?? null) : null,
    pending: moment.pending && { ...moment.pending, answers: [] },
    undo: null,
    undo_request: null,
    to_agree: [],
    log: moment.events,
    seat_notes: [],
    rematch: null,
    phrases: null,
    hints: false,
    webhook: null,
    tutorial: null,
  };
}
