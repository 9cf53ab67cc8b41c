/** Shows the others' turns one beat after the other, at the reader's speed; what it shows last is always the table as it is. */

import { settings } from "../settings.svelte";
import type { TableView } from "../types";
import { type Beat, queued } from "./beats";
import type { Telling } from "./telling";
import { setTempo, type Speed, stays } from "./tempo";

/** With more than so many sentences behind, the table is shown as it is. */
const MOST = 150;
const MOST_TO_WATCH = 2_000;

export interface Stage {
  telling: () => Telling;
  /** Whether nobody here waits for a turn. */
  watching: () => boolean;
  /** Show what a beat brings. */
  show: (beat: Beat) => void;
  /** Show the table as it is. */
  showNow: () => void;
  /** Whether the reader has nothing to decide then. */
  idle: () => boolean;
}

/** What happened since the reader's last answer, and how the table looked then. */
export interface Stretch {
  from: TableView;
  beats: readonly Beat[];
}

export class Playback {
  /** What is told now. */
  beat = $state.raw<Beat | null>(null);
  /** Sentences to come. */
  waiting = $state(0);
  paused = $state(false);
  /** Whether the table lags behind. */
  running = $state(false);
  /** Whether it shows once more what was already shown. */
  again = $state(false);

  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly stage: Stage) {}

  /** Show these after what waits. */
  push(beats: readonly Beat[]): void {
    const more = beats.flatMap(({ main, also }) => (main ? [] : also));
    if (this.beat && this.waiting === 0 && more.length > 0) this.beat = { ...this.beat, also: [...this.beat.also, ...more] };
    this.#queue = queued(this.#queue, beats, this.stage.telling());
    this.#count();
    if (this.waiting > (this.stage.watching() ? MOST_TO_WATCH : MOST)) return this.skip();
    if (!this.running) this.#next();
  }

  /** Show a stretch once more, from how it began. */
  replay({ from, beats }: Stretch): void {
    this.stage.show({ main: null, also: [], lines: [], table: from, mine: false });
    this.again = true;
    this.push(beats);
  }

  /** The next sentence, now; it then waits for the next step. */
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

  /** To the table as it is. */
  skip(): void {
    this.forget();
    this.stage.showNow();
  }

  /** Nothing waits any more; the table is shown by somebody else. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.beat = null;
    this.running = this.paused = this.again = false;
    this.#count();
    setTempo(null);
  }

  /** Those who skip may still want to see something once more. */
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
    setTempo(speed);
    for (const next of this.#queue.splice(0, at + 1)) {
      if (next.main) this.beat = next;
      this.stage.show(next);
    }
    this.#count();
    if (!this.paused)
      this.#timer = setTimeout(() => this.#next(), stays(speed, this.beat?.mine ?? false, this.waiting, this.stage.watching()));
  }

  /** All is shown; the last sentence stays until there is something else to look at. */
  #end(): void {
    const last = this.beat;
    this.skip();
    if (this.stage.idle()) this.beat = last;
  }

  #count(): void {
    this.waiting = this.#queue.filter(({ main }) => main !== null).length;
  }
}
