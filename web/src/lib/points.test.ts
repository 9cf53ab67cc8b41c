import { expect, test } from "vitest";
import { course, rounds, tieBroken } from "./points";
import type { Moment } from "./types";

const moment = (n: number, scores: number[], round = 0): Moment => ({ n, scores, view: { round }, events: [], pending: null });

test("a tie is broken only if equal points have different places", () => {
  const outcome = { winners: [1], scores: [86, 86, 76], reason: { id: "end", args: {}, rules: [] } };
  expect(tieBroken({ ...outcome, ranking: [[1], [0], [2]] })).toBe(true);
  expect(tieBroken({ ...outcome, ranking: [[0, 1], [2]] })).toBe(false);
  expect(tieBroken({ ...outcome, scores: [80, 86, 76], ranking: [[1], [0], [2]] })).toBe(false);
});

test("one mark per round, with the points at its end", () => {
  const moments = [moment(1, [0, 0], 1), moment(2, [2, 0], 1), moment(3, [2, 5], 2)];
  expect(course(moments, (view) => view["round"] as number)).toEqual({
    marks: ["1", "2"],
    lines: [
      [2, 2],
      [0, 5],
    ],
  });
});

test("without rounds the marks are spread from the first to the last line", () => {
  const found = course(Array.from({ length: 300 }, (_, n) => moment(n, [n])));
  expect(found.marks).toHaveLength(24);
  expect([found.marks[0], found.marks.at(-1)]).toEqual(["0", "299"]);
  expect(course([])).toEqual({ marks: [], lines: [] });
});

test("rounds are marked where they begin", () => {
  const moments = [moment(0, [], 0), moment(1, [], 1), moment(2, [], 1), moment(3, [], 2)];
  expect(rounds(moments, (view) => (view["round"] as number) || null)).toEqual([
    { round: 1, n: 1 },
    { round: 2, n: 3 },
  ]);
  expect(rounds(moments)).toEqual([]);
});
