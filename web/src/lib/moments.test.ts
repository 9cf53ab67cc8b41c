import { expect, test, vi } from "vitest";
import { line } from "../testing/table";
import { Moments, type Recording } from "./moments.svelte";
import type { Moment } from "./types";

const moment = (n: number): Moment => ({ n, view: {}, events: n % 2 ? [line(n)] : [], pending: null, scores: [] });
const page = vi.fn((from: number, to: number, _brief: boolean) =>
  Promise.resolve(Array.from({ length: to - from + 1 }, (_, at) => moment(from + at))),
);
const recording = Object.assign(Object.create(null), { total: 5_000, page }) as Recording;

test("a jump loads the boards around it and after it, once, and never those in between", async () => {
  const moments = new Moments(recording);
  expect(moments.has(4_321)).toBe(false);
  await moments.need(4_321);
  expect(moments.has(4_321)).toBe(true);
  await moments.need(4_322);
  expect(page.mock.calls).toEqual([
    [4_300, 4_349, false],
    [4_350, 4_399, false],
  ]);
  expect(moments.at(4_321)?.n).toBe(4_321);
  expect(moments.at(10)).toBeNull();
});

test("the course of a long game comes in a few brief pages, and has the events up to any line", async () => {
  page.mockClear();
  const moments = new Moments(recording);
  await moments.loadCourse();
  expect(page.mock.calls.map(([from, , brief]) => [from, brief])).toEqual([0, 1, 2, 3, 4, 5].map((at) => [at * 1_000, true]));
  expect(moments.until(6).map((event) => event.number)).toEqual([1, 3, 5]);
  expect(moments.until(0)).toEqual([]);
  expect(moments.complete).toBe(true);
});
