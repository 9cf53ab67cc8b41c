import { expect, test } from "vitest";
import { line } from "../testing/table";
import { chapters } from "./story";
import type { LogLine, Moment } from "./types";

const moment = (n: number, scores: number[], ...events: LogLine[]): Moment => ({ n, view: {}, events, pending: null, scores });
const telling = { kinds: { collects: { part: "moves", moment: "joy" } } } as const;
const told = (course: Moment[]) => chapters(course, telling).map(({ n, said }) => [n, said.map(({ id }) => id)]);

test("a story has the changes of the lead and the big moments, together where they are one", () => {
  const course = [
    moment(1, [0, 0]),
    moment(2, [2, 0], line(1, "collects")),
    moment(3, [2, 2], line(2, "collects", 1)),
    moment(4, [2, 5], line(3, "drives", 1)),
    moment(5, [2, 5], { ...line(4, "collects"), withdrawn: true }),
  ];
  expect(told(course)).toEqual([
    [2, ["collects", "web-story-lead"]],
    [3, ["collects"]],
    [4, ["web-story-lead"]],
  ]);
});

test("a long game has six chapters at most, and its last moment is one of them", () => {
  const course = Array.from({ length: 40 }, (_, n) => moment(n, [n % 2, (n + 1) % 2], line(n, "collects")));
  const found = told(course);
  expect(found.length).toBeLessThanOrEqual(6);
  expect(found.at(-1)?.[0]).toBe(39);
});

test("nobody leads alone, so nobody takes the lead", () => {
  expect(told([moment(1, [0]), moment(2, [5])])).toEqual([]);
});
