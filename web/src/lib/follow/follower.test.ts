import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line, table } from "../../testing/table";
import { settings } from "../settings.svelte";
import type { LogLine, TableNews, TableView } from "../types";
import { Follower } from "./follower.svelte";

const pending = table().pending!;
const mine = { ...pending, player: 0 };
const theirs = { ...pending, player: 1, answers: [] };

let version = 0;
const news = (change: Partial<TableView>, ...events: LogLine[]): TableNews => {
  version += 1;
  const number = events.at(-1)?.number ?? version;
  return { number, version, events, table: table({ version, last_event: number, log: [], over: false, ...change }) };
};

let follower: Follower;
const shown = () => [
  follower.view?.version,
  follower.playback.beat?.main?.number ?? null,
  (follower.view?.pending?.answers.length ?? 0) > 0,
];

/** A reader of seat 0 who was asked at version 1 and has answered: version 2. */
beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  version = 0;
  follower = new Follower(() => [0]);
  follower.look(news({ pending: mine }).table);
  follower.tellBy({ kinds: { turn: { part: "quiet" } } });
  follower.hear([news({ pending: theirs }, line(2, "gives", 0))]);
});

afterEach(() => {
  follower.close();
  settings.speed = "normal";
  vi.useRealTimers();
});

const othersPlay = () =>
  follower.hear([
    news({ pending: theirs }, line(3, "drives", 1)),
    news({ pending: theirs }, line(4, "steals", 1, 0)),
    news({ pending: mine }, line(5, "drives", 2), line(6, "turn", 0)),
  ]);

test("the reader's answer is shown at once, the others' one after the other, and the reader's question when it is reached", () => {
  expect(shown()).toEqual([2, null, false]);
  othersPlay();
  expect(shown()).toEqual([3, 3, false]);
  vi.advanceTimersByTime(1_200);
  expect(shown()).toEqual([4, 4, false]);
  vi.advanceTimersByTime(1_200);
  expect(shown()).toEqual([4, 4, false]); // it concerns the reader
  vi.advanceTimersByTime(1_300);
  expect(shown()).toEqual([5, 5, false]);
  expect(follower.log.at(-1)?.number).toBe(6);
  vi.advanceTimersByTime(1_200);
  expect(shown()).toEqual([5, null, true]);
});

test("pause stops the playback, a step shows one thing, skip goes to the end", () => {
  othersPlay();
  follower.playback.pause();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual([3, 3, false]);
  follower.playback.step();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual([4, 4, false]);
  follower.playback.skip();
  expect(shown()).toEqual([5, null, true]);
});

test("a step past the last thing that happened shows the next one as soon as it happens, and pauses there", () => {
  follower.hear([news({ pending: theirs }, line(3, "drives", 1))]);
  follower.playback.step();
  expect([follower.playback.running, ...shown()]).toEqual([false, 3, 3, false]);
  othersPlay();
  vi.advanceTimersByTime(60_000);
  expect([follower.playback.paused, follower.view?.version]).toEqual([true, 4]);
});

test("after waiting, the reader sees what happened since their last answer, and can see it again", () => {
  othersPlay();
  follower.playback.skip();
  expect(follower.waited?.from.version).toBe(2);
  expect(follower.waited?.beats.flatMap(({ main }) => main?.number ?? [])).toEqual([3, 4, 5]);
  follower.replay();
  expect([follower.waited, ...shown()]).toEqual([null, 3, 3, false]);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual([5, null, true]);
});

test("with Skip nothing waits, but the reader can still see it again", () => {
  settings.speed = "skip";
  othersPlay();
  expect(shown()).toEqual([5, null, true]);
  follower.replay();
  expect(shown()).toEqual([3, 3, false]);
});

test.each([
  ["a window that closes by itself", { pending: { ...mine, window: true, until: 5 } }, []],
  ["a wish to go back", { pending: theirs, undo_request: { seat: 1, agreed: [], answers: 1 } as never }, []],
  ["a step that was undone", { pending: theirs }, [line(9, "undone", 1)]],
])("%s shows the latest table at once", (_what, change: Partial<TableView>, events: LogLine[]) => {
  follower.hear([news({ pending: theirs }, line(3, "drives", 1)), news({ pending: theirs }, line(4, "drives", 1))]);
  expect(shown()).toEqual([3, 3, false]);
  follower.hear([news(change, ...events)]);
  expect([follower.view?.version, follower.playback.running]).toEqual([5, false]);
});

test("nothing is played on a hidden page, or from a long queue", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  othersPlay();
  expect(shown()).toEqual([5, null, true]);
  hidden.mockRestore();
  follower.hear([news({ pending: theirs }, line(7, "gives", 0))]);
  follower.hear([news({ pending: theirs }, ...Array.from({ length: 200 }, (_, at) => line(10 + at, "drives", 1)))]);
  expect([follower.view?.version, follower.playback.running]).toEqual([7, false]);
});

test("the end of a game is shown after the events that led to it", () => {
  follower.hear([news({ pending: null, over: true }, line(3, "drives", 1))]);
  expect([follower.view?.over, follower.playback.beat?.main?.number]).toEqual([false, 3]);
  vi.advanceTimersByTime(1_200);
  expect([follower.view?.over, follower.playback.beat]).toEqual([true, null]);
});

test("the others' actions before the first decision are told too", () => {
  const first = new Follower(() => [0]);
  first.look(table({ version: 1, last_event: 2, pending: mine, log: [line(1, "drives", 1), line(2, "turn", 0)] }));
  first.tellBy({ kinds: { turn: { part: "quiet" } } });
  expect(first.waited?.beats.map(({ main }) => main?.number)).toEqual([1]);
  first.forget();
  expect(first.waited).toBeNull();
});

test("readers who skip the others' turns still see a blow against them, and no other", () => {
  settings.speed = "skip";
  follower.tellBy({ kinds: { puncture: { part: "sentence", moment: "blow" } } });
  follower.hear([news({ pending: theirs }, line(3, "puncture", 1, 2))]);
  expect(follower.happened).toEqual([]);
  follower.hear([news({ pending: mine }, line(4, "puncture", 1, 0), line(5, "drives", 1))]);
  expect(follower.happened.map(({ number }) => number)).toEqual([4]);
});
