/**
 * The moments of a finished game, or of a record file. The course of the whole game (events, points, rounds) is small
 * and comes at once; the boards come in pages around the moment shown.
 */

import { api, type NewTable } from "./api";
import type { AnalysisView, LogLine, Made, Moment, RecordReading, Seat, TableView } from "./types";
import { titleOf } from "./words.svelte";

const PAGE = 50;
const COURSE_PAGE = 1_000;

/** A finished table or a record file, as a source of moments. */
export interface Recording {
  game: string;
  /** The fingerprint of the components it was played with. */
  content: string;
  title: string;
  seats: Seat[];
  total: number;
  /** The table at its end, for the board; null for a record. */
  table: TableView | null;
  reading: RecordReading | null;
  /** The moments after these lines; the views of brief ones have only plain values. */
  page: (from: number, to: number, brief: boolean) => Promise<Moment[]>;
  /** Play on after a line, by default in your own seats. */
  fork: (n: number, seats?: NewTable["seats"]) => Promise<Made>;
  analyse: () => Promise<AnalysisView>;
}

export class Moments {
  /** Whether the whole course is loaded. */
  complete = $state(false);
  /** The course: all loaded moments in order, in brief. */
  course = $state.raw<readonly Moment[]>([]);
  /** All events of the course. */
  readonly events: readonly LogLine[] = $derived(this.course.flatMap((moment) => moment.events));
  #full = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  #pages = $state.raw<ReadonlySet<number>>(new Set());
  #asked = new Map<number, Promise<void>>();

  constructor(readonly recording: Recording) {}

  /** The events up to line n. */
  until(n: number): readonly LogLine[] {
    const last = this.course.findLast((moment) => moment.n <= n && moment.events.length > 0)?.events.at(-1);
    return last ? this.events.slice(0, this.events.lastIndexOf(last) + 1) : [];
  }

  /** The moment after line n, or the last one loaded before it. */
  at(n: number): Moment | null {
    for (let m = n; m >= 0; m -= 1) {
      const found = this.#full.get(m);
      if (found) return found;
    }
    return null;
  }

  /** Whether the board after line n is loaded; until then an earlier one is shown. */
  has(n: number): boolean {
    return this.#pages.has(Math.floor(n / PAGE) * PAGE);
  }

  /** Load the page around a line, then the one after it. */
  async need(n: number): Promise<void> {
    const from = Math.floor(n / PAGE) * PAGE;
    await this.#load(from);
    void this.#load(from + PAGE).catch(() => undefined);
  }

  #load(from: number): Promise<void> {
    const asked = this.#asked.get(from);
    if (asked) return asked;
    if (from > this.recording.total) return Promise.resolve();
    const loading = this.recording.page(from, Math.min(from + PAGE - 1, this.recording.total), false).then(
      (moments) => {
        this.#full = new Map([...this.#full, ...moments.map((moment) => [moment.n, moment] as const)]);
        this.#pages = new Set([...this.#pages, from]);
      },
      (error: unknown) => {
        this.#asked.delete(from);
        throw error;
      },
    );
    this.#asked.set(from, loading);
    return loading;
  }

  async loadCourse(): Promise<void> {
    const { total, page } = this.recording;
    for (let from = 0; from <= total; from += COURSE_PAGE) {
      this.course = [...this.course, ...(await page(from, Math.min(from + COURSE_PAGE - 1, total), true))];
    }
    this.complete = true;
  }
}

/** The moments of a table that is over. */
export function ofTable(view: TableView, tokens: readonly string[], forkToken: string): Recording {
  return {
    game: view.game,
    content: view.content,
    title: titleOf(view.game, view.title),
    seats: view.seats,
    total: view.version,
    table: view,
    reading: null,
    page: (from, to, brief) => api.moments(view.table, tokens, from, to, brief),
    fork: (n, seats) => api.fork(view.table, forkToken, n, seats),
    analyse: () => api.analyse(view.table, tokens),
  };
}

/** The moments of a record file. */
export async function ofRecord(text: string, titleOf: (game: string) => string): Promise<Recording> {
  const reading = await api.readRecord(text, 0, 0, false);
  const { game, content, seats } = reading.table;
  return {
    game,
    content,
    title: titleOf(game),
    seats: seats.map((name, seat) => ({ seat, name, kind: "person", bot: null, present: true })),
    total: reading.checks.lines,
    table: null,
    reading,
    page: async (from, to, brief) => (await api.readRecord(text, from, to, brief)).moments,
    fork: (n, seats) => api.forkRecord(text, n, seats),
    analyse: () => api.analyseRecord(text),
  };
}
