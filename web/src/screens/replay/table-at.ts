/** A table as it was at a moment, for a board to draw. */

import type { Recording } from "../../lib/moments.svelte";
import type { Moment, TableView } from "../../lib/types";

export function tableAt(recording: Recording, moment: Moment): TableView {
  const atEnd = moment.n >= recording.total;
  return {
    table: recording.table?.table ?? "",
    game: recording.game,
    content: recording.content,
    title: recording.title,
    options: recording.table?.options ?? recording.reading?.table.options ?? {},
    commitment: recording.table?.commitment ?? "",
    secret: recording.table?.secret ?? null,
    dealt: recording.table?.dealt ?? "sealed",
    version: moment.n,
    stamp: "",
    last_event: moment.events.at(-1)?.number ?? 0,
    started: true,
    over: atEnd,
    code: null,
    you: [],
    host: false,
    seats: recording.seats,
    view: moment.view,
    viewed_as: recording.table?.you[0] ?? null,
    scores: moment.scores,
    breakdown: [],
    outcome: atEnd ? (recording.table?.outcome ?? null) : null,
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
    window_wait: null,
    ready: [],
  };
}
