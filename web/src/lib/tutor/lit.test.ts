import { expect, test } from "vitest";
import { joined } from "./lit";

const box = (x: number, w: number): { x: number; y: number; w: number; h: number } => ({ x, y: 0, w, h: 10 });

test("lights that overlap become one, even through a third; others stay", () => {
  expect(joined([box(0, 10), box(20, 10)])).toEqual([box(0, 10), box(20, 10)]);
  expect(joined([box(0, 10), box(18, 10), box(8, 12), box(50, 5)])).toEqual([box(0, 28), box(50, 5)]);
  expect(joined([])).toEqual([]);
});
