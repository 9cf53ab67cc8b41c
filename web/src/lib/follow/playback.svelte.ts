/** Shows the others' turns one beat after the other, at the reader's speed; at the end it always shows the latest table. */

import { settings } from "../settings.svelte";
import type { TableView } from "../types";
import { type Beat, queued } from "./beats";
import type { Telling } from "./telling";
import { type Speed, stays } from "./tempo";

/** With more sentences than this behind, the latest table is shown at once. */
const MOST = 150;
const MOST_TO_WATCH = 2_000;

export interface Stage {
  telling: () => Telling;
  /** Whether the reader only watches. */
  watching: () => boolean;
  /** Show a beat. */
  show: (beat: Beat) => void;
  /** Show the latest table. */
  showNow: () => void;
  /** Whether the reader has nothing to decide at the latest table. */
  idle: () => boolean;
}

/** The beats since the reader's last answer, and the table at that time. */
export interface Stretch {
  from: TableView;
  beats: readonly Beat[];
}

export class Playback {
  /** The beat that is told now. */
  beat = $state.raw<Beat | null>(null);
  /** The number of sentences to come. */
  waiting = $state(0);
  paused = $state(false);
  /** Whether the table on the screen lags behind. */
  running = $state(false);
  /** Whether the beats are shown for a second time. */
  again = $state(false);

  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly stage: Stage) {}

  /** Show these after the waiting beats. */
  push(beats: readonly Beat[]): void {
    const more = beats.flatMap(({ main, also }) => (main ? [] : also));
    if (this.beat && this.waiting === 0 && more.length > 0) this.beat = { ...this.beat, also: [...this.beat.also, ...more] };
    this.#queue = queued(this.#queue, beats, this.stage.telling());
    this.#count();
    if (this.waiting > (this.stage.watching() ? MOST_TO_WATCH : MOST)) return this.skip();
    if (!this.running) this.#next();
  }

  /** Show a stretch again, from its beginning. */
  replay({ from, beats }: Stretch): void {
    this.stage.show({ main: null, also: [], lines: [], table: from, mine: false });
    this.again = true;
    this.push(beats);
  }

  /** Show the next sentence now, and pause after it. */
  step(): void {
    this.paused = true;
    this.#next();
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.#timer);
  }

  play(): void {
    this.paused = false;
    this.#next();
  }

  /** Go to the latest table. */
  skip(): void {
    this.forget();
    this.stage.showNow();
  }

  /** Drop the waiting beats; the caller shows the table. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.beat = null;
    this.running = this.paused = this.again = false;
    this.#count();
  }

  /** Readers who skip may still want to see something again. */
  get #speed(): Speed {
    return settings.speed === "skip" && this.again ? "normal" : settings.speed;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const at = this.#queue.findIndex(({ main }) => main !== null);
    const speed = this.#speed;
    if (speed === "skip") return this.skip();
    if (at < 0) return this.#end();
    this.running = true;
    for (const next of this.#queue.splice(0, at + 1)) {
      if (next.main) this.beat = next;
      this.stage.show(next);
    }
    this.#count();
    if (!this.paused)
      this.#timer = setTimeout(() => this.#next(), stays(speed, this.beat?.mine ?? false, this.waiting, this.stage.watching()));
  }

  /** Everything is shown; the last sentence stays, and a pause lasts, until there is something else to look at. */
  #end(): void {
    const { beat, paused } = this;
    this.skip();
    if (!this.stage.idle()) return;
    this.beat = beat;
    this.paused = paused;
  }

  #count(): void {
    this.waiting = this.#queue.filter(({ main }) => main !== null).length;
  }
}
