import { expect, test } from "vitest";
import { line, table } from "../../testing/table";
import type { LogLine, TableNews } from "../types";
import { type Beat, queued, Teller } from "./beats";
import type { Telling } from "./telling";
import { stays } from "./tempo";

const telling: Telling = {
  kinds: {
    plays: { part: "before" },
    drives: { part: "moves" },
    draws: { part: "after" },
    builds: { part: "again" },
    turn: { part: "quiet" },
  },
  turns: { begins: "turn" },
};

let number = 0;
const next = (what: string, seat = 1, other?: number): LogLine => line(++number, what, seat, other);
const news = (...events: LogLine[]): TableNews => ({ number, version: number, events, table: table({ version: number }) });
const told = (beats: readonly Beat[]) =>
  beats.map(({ main, also, table: shows }) => [main?.what ?? null, also.map(({ what }) => what).join(" "), shows !== null]);

test("a payment joins the thing it pays for, even in later news, and a draw joins the line before it", () => {
  const teller = new Teller(telling, [0]);
  expect(told(teller.hear(news(next("plays")), false))).toEqual([[null, "", true]]);
  expect(told(teller.hear(news(next("plays"), next("drives"), next("draws"), next("draws")), false))).toEqual([
    ["drives", "plays plays draws draws", true],
  ]);
});

test("a card without consequences is told by itself: with its draws, when the turn ends, or when the reader is asked", () => {
  const teller = new Teller(telling, [0]);
  expect(told(teller.hear(news(next("plays"), next("draws")), false))).toEqual([["plays", "draws", true]]);
  expect(told(teller.hear(news(next("plays"), next("turn", 2)), false))).toEqual([["plays", "", true]]);
  expect(told(teller.hear(news(next("plays")), true))).toEqual([["plays", "", true]]);
});

test("the lines of another seat do not join those of the last one", () => {
  const teller = new Teller(telling, [0]);
  expect(told(teller.hear(news(next("drives"), next("draws"), next("draws", 2)), false))).toEqual([
    ["drives", "draws", true],
    ["draws", "", false],
  ]);
  expect(told(teller.hear(news(next("draws", 1)), false))).toEqual([["draws", "", true]]);
});

test("the board changes with the line that moves something, and every line reaches the log once, in order", () => {
  const teller = new Teller(telling, [0]);
  const told1 = news(next("asks"), next("drives"), next("collects"), next("turn", 0));
  const beats = teller.hear(told1, false);
  expect(told(beats)).toEqual([
    ["asks", "", false],
    ["drives", "", true],
    ["collects", "", false],
  ]);
  expect(beats.flatMap(({ lines }) => lines)).toEqual(told1.events);
});

test("a sentence that names the reader concerns them; their own actions are not told", () => {
  const back = { ...telling, toYou: ({ what }: LogLine) => (what === "falls" ? { id: "back", args: {}, rules: [] } : null) };
  const teller = new Teller(back, [0]);
  const beats = teller.hear(
    news(next("asks", 1, 2), next("asks", 1, 0), next("falls", 0), next("rolls", 0), next("asks", 2, 1), next("draws", 0)),
    false,
  );
  expect(beats.map(({ main, mine }) => [main?.what, mine])).toEqual([
    ["asks", false],
    ["asks", true],
    ["falls", true],
    ["asks", false],
  ]);
  expect(told(teller.hear(news(next("plays", 0), next("rolls", 0), next("asks", 1)), true))).toEqual([["asks", "", true]]);
});

test("a waiting beat takes in more of its kind and untold lines; other seats and kinds stay apart", () => {
  const teller = new Teller(telling, [0]);
  const hear = (...events: LogLine[]) => teller.hear(news(...events), false);
  let queue = queued([], hear(next("builds")), telling);
  queue = queued(queue, hear(), telling);
  queue = queued(queue, hear(next("builds")), telling);
  queue = queued(queue, hear(next("draws")), telling);
  queue = queued(queue, hear(next("builds", 2)), telling);
  expect(told(queue)).toEqual([
    ["builds", "builds draws", true],
    [null, "", true],
    ["builds", "", true],
  ]);
  expect(queue.flatMap(({ lines }) => lines)).toHaveLength(4);
});

test("a sentence stays for 1.2 seconds, for 2.5 if it concerns the reader, and less when many wait, but not for watchers", () => {
  expect([stays("normal", false, 0, false), stays("normal", true, 0, false)]).toEqual([1_200, 2_500]);
  expect(stays("slow", false, 0, false)).toBeGreaterThan(1_200);
  expect(stays("fast", false, 0, false)).toBeLessThan(1_200);
  expect(stays("normal", false, 32, false)).toBe(600);
  expect(stays("normal", false, 32, true)).toBe(1_200);
});
