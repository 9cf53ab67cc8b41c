/** News of a table: Server-Sent Events, read by fetch so that the capability stays in a header; else polling. */

import { api, base, headers, Refusal } from "./api";
import type { TableNews } from "./types";

/** `crowded`: the server has no stream left for this page, which polls until it has one. */
export type Connection = "live" | "polling" | "crowded" | "lost";

export interface Listening {
  table: string;
  tokens: readonly string[];
  seat: number | null;
  /** The number of the last event known here. */
  since: () => number;
  /** The stamp of the table as known here. */
  stamp: () => string;
  news: (news: TableNews) => void;
  connection: (state: Connection) => void;
  /** The server no longer knows the table or the capability. */
  gone: (refusal: Refusal) => void;
}

/** A stream that is silent for this long is dead: the server pings every 15 seconds. */
const SILENCE = 40_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const STREAMS_BEFORE_POLLING = 2;
const CROWDED = 60_000;

/** Splits a stream of Server-Sent Events into the data of its messages. */
export class SseParser {
  #rest = "";

  /** The data of the messages that the next piece of text completes. */
  push(text: string): string[] {
    const blocks = (this.#rest + text).replaceAll("\r\n", "\n").split("\n\n");
    this.#rest = blocks.pop() ?? "";
    return blocks.map(dataOf).filter((data) => data !== "");
  }
}

function dataOf(block: string): string {
  return block
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(line.startsWith("data: ") ? 6 : 5))
    .join("\n");
}

/** Listen until the returned function is called; it reconnects after every interruption. */
export function listen(to: Listening): () => void {
  const stop = new AbortController();
  void keepListening(to, stop.signal);
  return () => stop.abort();
}

async function keepListening(to: Listening, stop: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT;
  let silent = 0;
  let crowdedUntil = 0;
  while (!stop.aborted) {
    try {
      const before = Date.now();
      if (before < crowdedUntil) await poll(to, stop, "crowded");
      else if (silent < STREAMS_BEFORE_POLLING) silent = (await stream(to, stop)) ? 0 : silent + 1;
      else await poll(to, stop, "polling");
      wait = FIRST_WAIT;
      if (Date.now() - before < FIRST_WAIT) await pause(FIRST_WAIT, stop);
    } catch (error) {
      if (stop.aborted) return;
      if (error instanceof Refusal && [401, 403, 404, 410].includes(error.status)) return to.gone(error);
      const crowded = error instanceof Refusal && error.status === 429;
      to.connection(crowded ? "crowded" : "lost");
      if (crowded && Date.now() >= crowdedUntil) {
        crowdedUntil = Date.now() + CROWDED;
        continue;
      }
      await pause(wait * (0.75 + Math.random() / 2), stop);
      wait = Math.min(LONGEST_WAIT, wait * 1.8);
    }
  }
}

/** Read one stream to its end; true if anything came through it. */
async function stream(to: Listening, stop: AbortSignal): Promise<boolean> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE);
  const seat = to.seat === null ? "" : `&seat=${to.seat}`;
  const response = await fetch(`${base}/api/tables/${to.table}/events?since=${to.since()}${seat}`, {
    headers: { ...headers(to.tokens), Accept: "text/event-stream" },
    cache: "no-store",
    signal: AbortSignal.any([stop, silence.signal]),
  });
  if (!response.ok) throw refused(response);
  if (!response.body) return false;
  to.connection("live");
  let heard = false;
  try {
    const parser = new SseParser();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      heard = true;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE);
      for (const data of parser.push(part.value)) to.news(JSON.parse(data) as TableNews);
    }
  } catch (error) {
    if (!silence.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
  return heard;
}

function refused(response: Response): Error {
  if (response.status >= 500) return new Error(response.statusText);
  return new Refusal(response.status, "refused", response.statusText);
}

async function poll(to: Listening, stop: AbortSignal, state: Connection): Promise<void> {
  const news = await api.poll(to.table, to.tokens, to.since(), to.stamp(), to.seat, stop);
  to.connection(state);
  for (const item of news) to.news(item);
}

const pause = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    stop.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
