/** The moments of a finished game, or of a record file, page by page. */

import { api } from "./api";
import type { Made, Moment, RecordReading, Seat, TableView } from "./types";
import { titleOf } from "./words.svelte";

const PAGE = 100;

/** Where moments come from. */
export interface Source {
  game: string;
  title: string;
  seats: Seat[];
  total: number;
  /** The table at its end, for the board; null for a record. */
  table: TableView | null;
  reading: RecordReading | null;
  page: (from: number, to: number) => Promise<Moment[]>;
  fork: (n: number) => Promise<Made>;
}

export class Moments {
  /** Whether all moments are here. */
  complete = $state(false);
  #known = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  #asked = new Set<number>();

  constructor(readonly source: Source) {}

  /** All moments that are here, in order. */
  get all(): Moment[] {
    return [...this.#known.values()].sort((a, b) => a.n - b.n);
  }

  /** The moment after line n, or the last one known before it. */
  at(n: number): Moment | null {
    for (let m = n; m >= 0; m -= 1) {
      const found = this.#known.get(m);
      if (found) return found;
    }
    return null;
  }

  /** Load the page around a line. */
  async need(n: number): Promise<void> {
    const from = Math.floor(n / PAGE) * PAGE;
    if (this.#asked.has(from) || from > this.source.total) return;
    this.#asked.add(from);
    try {
      this.#add(await this.source.page(from, Math.min(from + PAGE - 1, this.source.total)));
    } catch (error) {
      this.#asked.delete(from);
      throw error;
    }
  }

  async loadAll(): Promise<void> {
    for (let from = 0; from <= this.source.total; from += PAGE) await this.need(from);
    this.complete = true;
  }

  #add(moments: readonly Moment[]): void {
    this.#known = new Map([...this.#known, ...moments.map((moment) => [moment.n, moment] as const)]);
  }
}

/** The moments of a table that is over. */
export function ofTable(view: TableView, tokens: readonly string[], forkToken: string): Source {
  return {
    game: view.game,
    title: titleOf(view.game, view.title),
    seats: view.seats,
    total: view.version,
    table: view,
    reading: null,
    page: (from, to) => api.moments(view.table, tokens, from, to, view.over),
    fork: (n) => api.fork(view.table, forkToken, n),
  };
}

/** The moments of a record file. */
export async function ofRecord(text: string, titleOf: (game: string) => string): Promise<Source> {
  const reading = await api.readRecord(text, 0, 0);
  const { game, seats } = reading.table;
  return {
    game,
    title: titleOf(game),
    seats: seats.map((name, seat) => ({ seat, name, kind: "person", bot: null, present: true })),
    total: reading.checks.lines,
    table: null,
    reading,
    page: async (from, to) => (await api.readRecord(text, from, to)).moments,
    fork: (n) => api.forkRecord(text, n),
  };
}
