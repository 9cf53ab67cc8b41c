/**
 * Brings the news of a table to the screen. The result of the reader's answer is shown at once, the others' actions one
 * beat after the other; urgent news shows the latest table at once.
 */

import { settings } from "../settings.svelte";
import { shared } from "../share";
import type { LogLine, TableNews, TableView } from "../types";
import { type Beat, Teller } from "./beats";
import { Playback, type Stretch } from "./playback.svelte";
import { concerns, isOwnDoing, kindOf, type Telling } from "./telling";

const LOG_KEPT = 2_000;
const BEATS_KEPT = 300;

/** A withdrawn line comes a second time, and replaces the first. */
const added = (log: readonly LogLine[], lines: readonly LogLine[]): LogLine[] =>
  [...new Map([...log, ...lines].map((line) => [line.number, line])).values()].slice(-LOG_KEPT);

const asked = (table: TableView | null): boolean => (table?.pending?.answers.length ?? 0) > 0;

/** Whether news cannot wait: a window that closes by itself, a request to undo, an undone step. */
const urgent = ({ table, events }: TableNews): boolean =>
  table.undo_request !== null || (asked(table) && table.pending?.until !== null) || events.some(({ what }) => what === "undone");

export class Follower {
  /** The table as it is shown. */
  view = $state.raw<TableView | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The events just shown on the screen, for effects and sounds. */
  happened = $state.raw<readonly LogLine[]>([]);
  /** The others' actions before the question on the screen; null if there were none. */
  waited = $state.raw<Stretch | null>(null);
  /** Whether the reader only wants to see the end. */
  rushing = $state(false);
  readonly playback: Playback;

  /** The latest table. */
  now: TableView | null = null;
  #log: LogLine[] = [];
  #telling: Telling | null = null;
  #teller: Teller | null = null;
  #stretch: Stretch | null = null;

  constructor(readonly own: () => readonly number[]) {
    this.playback = new Playback({
      telling: () => this.telling,
      watching: () => this.own().length === 0,
      show: (beat) => this.#show(beat),
      showNow: () => this.#showNow(),
      idle: () => !asked(this.now) && !this.now?.over,
    });
  }

  get telling(): Telling {
    return this.#telling ?? {};
  }

  /** The board is loaded, and with it how events are told: from now on the reader can follow them. */
  tellBy(telling: Telling): void {
    if (this.#telling === telling) return;
    this.#telling = telling;
    this.recall();
  }

  /** Tell what happened since the reader's last action; `from` is the table at that time, if it is known. */
  recall(from: TableView | null = this.now): void {
    if (!this.now || !from || !this.view?.started) return;
    this.#stretch = { from, beats: [] };
    const last = this.#log.findLastIndex((line) => line.seat !== null && this.own().includes(line.seat) && this.#isTold(line));
    this.#remember(this.#beats({ number: 0, version: 0, events: this.#log.slice(last + 1), table: this.now }));
    if (asked(this.now)) this.#reached();
  }

  #isTold(line: LogLine): boolean {
    return !["quiet", "after"].includes(kindOf(this.telling, line).part);
  }

  /** Take in the whole table, fetched again. */
  look(table: TableView): void {
    const known = this.now;
    if (known)
      this.#remember(this.#beats({ number: 0, version: 0, events: table.log.filter(({ number }) => number > known.last_event), table }));
    this.now = shared(known, table);
    this.#log = table.log;
    this.playback.skip();
  }

  /** Take in the stream's news, if it is new. */
  hear(news: readonly TableNews[]): void {
    for (const one of news) this.#take(one);
  }

  #take(news: TableNews): void {
    const answered = asked(this.view);
    this.now = shared(this.now, { ...news.table, log: [] });
    this.#log = news.events.length > 0 ? added(this.#log, news.events) : this.#log;
    const beats = this.#beats({ ...news, table: this.now });
    if (answered && news.events.length > 0) {
      this.#stretch = { from: this.now, beats: [] };
      this.waited = null;
      this.happened = news.events;
    } else this.#remember(beats);
    if (answered || urgent(news) || !this.#canFollow()) {
      this.playback.skip();
      if (!answered) this.happened = news.events.filter((line) => this.#befalls(line));
    } else this.playback.push(beats);
  }

  /** Whether something big is done to the reader, which even those see who do not follow. */
  #befalls(line: LogLine): boolean {
    return kindOf(this.telling, line).moment !== undefined && concerns(line, this.own()) && !isOwnDoing(this.telling, line, this.own());
  }

  #canFollow(): boolean {
    return this.#telling !== null && !this.rushing && !document.hidden && settings.speed !== "skip";
  }

  #beats(news: TableNews): Beat[] {
    const own = this.own();
    if (this.#teller?.telling !== this.telling || this.#teller.own.join() !== own.join()) this.#teller = new Teller(this.telling, own);
    return this.#teller.hear(news, asked(news.table) || news.table.over);
  }

  #remember(beats: readonly Beat[]): void {
    if (this.#stretch) this.#stretch = { ...this.#stretch, beats: [...this.#stretch.beats, ...beats].slice(-BEATS_KEPT) };
  }

  /** Show a beat; until the last one, the reader is not asked and the game is not over. */
  #show({ main, also, lines, table }: Beat): void {
    this.log = added(this.log, lines);
    if (table) {
      const pending = asked(table) ? (this.view?.pending ?? null) : table.pending;
      const lags = { pending: pending && { ...pending, answers: [] }, undo: null, over: false, outcome: null };
      this.view = shared(this.view, { ...table, ...lags, log: this.log });
    }
    if (main) this.happened = [main, ...also];
  }

  #showNow(): void {
    this.log = this.#log;
    this.view = this.now && shared(this.view, { ...this.now, log: this.log });
    if (asked(this.now)) this.#reached();
    else this.waited = null;
  }

  #reached(): void {
    if (this.#stretch?.beats.some(({ main }) => main !== null)) this.waited = this.#stretch;
    this.#stretch = null;
  }

  /** Show again what happened while the reader waited. */
  replay(): void {
    const stretch = this.waited;
    this.waited = null;
    if (stretch) this.playback.replay(stretch);
  }

  rush(rush: boolean): void {
    this.rushing = rush;
    this.skip();
  }

  skip(): void {
    if (this.playback.running) this.playback.skip();
  }

  /** Forget everything that could be shown again. */
  forget(): void {
    this.playback.forget();
    this.#stretch = this.waited = null;
    this.happened = [];
  }

  close(): void {
    this.playback.forget();
  }
}
