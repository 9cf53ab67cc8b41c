/** Cuts the news into beats: each has one sentence with its asides, and the board from then on. */

import type { LogLine, TableNews, TableView } from "../types";
import { concerns, isOwnDoing, kindOf, named, type Telling } from "./telling";

/** `main` is null for a change of the table that is not told: it takes no time. */
export interface Beat {
  main: LogLine | null;
  /** Asides in small print, such as payments and draws. */
  also: LogLine[];
  /** The lines that it adds to the log. */
  lines: LogLine[];
  /** The table that the board shows from now on; null: the same as before. */
  table: TableView | null;
  /** Whether the sentence or an aside names the reader. */
  mine: boolean;
}

const beat = (main: LogLine | null, also: LogLine[], lines: LogLine[], mine: boolean): Beat => ({ main, also, lines, table: null, mine });

/** Remembers the lines that wait for the next sentence. */
export class Teller {
  /** The asides of the next sentence, and the lines that no beat has yet. */
  #before: LogLine[] = [];
  #lines: LogLine[] = [];
  #beats: Beat[] = [];
  /** The last sentence. */
  #told: LogLine | null = null;

  constructor(
    readonly telling: Telling,
    readonly own: readonly number[],
  ) {}

  /** The beats of a piece of news; with `all`, no aside waits for a later sentence. */
  hear(news: TableNews, all: boolean): Beat[] {
    this.#beats = [];
    for (const line of news.events) this.#tell(line);
    if (all) this.#flush();
    const last = this.#beats.at(-1);
    if (last) last.lines.push(...this.#lines);
    else this.#beats.push(beat(null, [], this.#lines, false));
    this.#lines = [];
    const shows = this.#beats.find(({ main }) => main && kindOf(this.telling, main).part === "moves") ?? this.#beats[0]!;
    shows.table = news.table;
    return this.#beats;
  }

  #tell(line: LogLine): void {
    if (line.what === this.telling.turns?.begins) this.#flush();
    this.#lines.push(line);
    const { part } = kindOf(this.telling, line);
    if (part === "before" && !isOwnDoing(this.telling, line, this.own)) this.#before.push(line);
    else if (part === "after") this.#join(line);
    else if (part !== "quiet") this.#stepOfOthers(line);
  }

  #stepOfOthers(line: LogLine): void {
    if (!isOwnDoing(this.telling, line, this.own)) this.#say(line);
  }

  #say(main: LogLine): void {
    this.#told = main;
    const also = this.#before.splice(0);
    this.#beats.push(
      beat(
        main,
        also,
        this.#lines.splice(0),
        [main, ...also].some((line) => concerns(line, this.own)),
      ),
    );
  }

  /** An aside whose sentence never came is told by itself. */
  #flush(): void {
    const main = this.#before.shift();
    if (main) this.#say(main);
  }

  /** Join a line to the last sentence if that is about the same seat. */
  #join(line: LogLine): void {
    this.#flush();
    if (line.seat !== null && this.#told && !named(this.#told).includes(line.seat)) return this.#stepOfOthers(line);
    const last = this.#beats.at(-1) ?? beat(null, [], [], false);
    if (this.#beats.length === 0) this.#beats.push(last);
    last.also.push(line);
    last.lines.push(...this.#lines.splice(0));
    last.mine ||= last.main !== null && concerns(line, this.own);
  }
}

/** Put beats behind the waiting ones: untold changes join the last sentence, and more of the same kind becomes one. */
export function queued(waiting: readonly Beat[], beats: readonly Beat[], telling: Telling): Beat[] {
  const queue = [...waiting];
  for (const next of beats) {
    const at = queue.findLastIndex(({ main }) => main !== null);
    const last = queue[at];
    if (last?.main && next.main && repeats(last.main, next.main, telling)) {
      const between = queue.splice(at);
      queue.push([...between, next].reduce(joined));
    } else if (last && next.main === null) {
      queue[at] = { ...last, also: [...last.also, ...next.also] };
      queue.push({ ...next, also: [] });
    } else queue.push(next);
  }
  return queue;
}

const repeats = (last: LogLine, next: LogLine, telling: Telling): boolean =>
  last.what === next.what && last.seat === next.seat && kindOf(telling, next).part === "again";

const joined = (last: Beat, next: Beat): Beat => ({
  main: last.main,
  also: [...last.also, ...(next.main ? [next.main] : []), ...next.also],
  lines: [...last.lines, ...next.lines],
  table: next.table ?? last.table,
  mine: last.mine || next.mine,
});
