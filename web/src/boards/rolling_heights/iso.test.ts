import { expect, test } from "vitest";
import { cell, planSize } from "./flat";
import { across, backToFront, frame, HH, hides, HW, nameOf, place, PLOTS, plotOf, spots, turned, type Turn } from "./iso";

const TURNS: readonly Turn[] = [0, 1, 2, 3];

test("a plot is found by its name and named by its place", () => {
  expect(plotOf("E5")).toEqual({ row: 4, column: 4 });
  expect(PLOTS.map((plot) => plotOf(nameOf(plot)))).toEqual(PLOTS);
});

test.each(TURNS)("turned by %i quarters, no two plots share a place, and all are inside the frame", (turn) => {
  const { right, left } = across(turn);
  const seen = PLOTS.map((plot) => turned(plot, turn));
  expect(new Set(seen.map((at) => `${at.right} ${at.left}`)).size).toBe(54);
  expect(seen.every((at) => at.right >= 0 && at.right < right && at.left >= 0 && at.left < left)).toBe(true);
  const box = frame(turn, 0);
  const outside = PLOTS.filter((plot) => {
    const { x, y } = place(plot, turn);
    return x - HW < box.x || x + HW > box.x + box.width || y - HH < box.y || y + HH > box.y + box.height;
  });
  expect(outside).toEqual([]);
});

test("four quarter turns change nothing, two swap the corners", () => {
  expect(turned(plotOf("A1"), 2)).toEqual(turned(plotOf("F9"), 0));
  expect(turned(plotOf("A1"), 1)).toEqual({ right: 5, left: 0 });
  expect(turned(plotOf("A1"), 3)).toEqual({ right: 0, left: 8 });
});

test("plots in front are drawn later", () => {
  const order = backToFront(PLOTS, 0).map(nameOf);
  expect(order[0]).toBe("A1");
  expect(order.at(-1)).toBe("F9");
  expect(order.indexOf("B2")).toBeGreaterThan(order.indexOf("A2"));
  expect(backToFront(PLOTS, 2).map(nameOf)[0]).toBe("F9");
});

test("the tallest stacks are at the back, whatever their order on the plan", () => {
  for (const heights of [[3], [1, 4], [1, 2, 3], [1, 1, 1, 4], [1, 2, 3, 4, 5]]) {
    const placed = spots(heights);
    expect(placed).toHaveLength(heights.length);
    const depth = heights.map((height, at) => ({ height, depth: placed[at]!.right + placed[at]!.left }));
    const tallest = depth.reduce((best, one) => (one.height > best.height ? one : best));
    expect(depth.every((one) => one.depth >= tallest.depth - 0.05)).toBe(true);
  }
});

test("a tower hides a plot behind it, but none beside it or in front of it", () => {
  expect(hides(plotOf("C3"), 90, plotOf("B2"), 0)).toBe(true);
  expect(hides(plotOf("C3"), 20, plotOf("B2"), 0)).toBe(false);
  expect(hides(plotOf("C3"), 90, plotOf("D4"), 0)).toBe(false);
  expect(hides(plotOf("C3"), 90, plotOf("A5"), 0)).toBe(false);
  expect(hides(plotOf("C3"), 90, plotOf("D4"), 2)).toBe(true);
});

test("the flat plan fits a phone and a desktop", () => {
  for (const [width, height] of [
    [340, null],
    [360, null],
    [770, 360],
    [1500, 700],
  ] as const) {
    const size = planSize(width, height);
    expect(size.width).toBeLessThanOrEqual(width);
    if (height !== null) expect(size.height).toBeLessThanOrEqual(height);
    expect(size.side).toBeGreaterThanOrEqual(24);
    const last = cell(plotOf("F9"), size.side);
    expect(last.x + size.side).toBeLessThanOrEqual(size.width);
    expect(last.y + size.side).toBeLessThanOrEqual(size.height);
  }
});
