import { expect, test } from "vitest";
import { band, beside, handColumns, layTrail, pointAt, shifts, way } from "./geometry";

/** The path of the real board: up and down the columns, and back along the lower half. */
const path = Array.from({ length: 160 }, (_, at): [number, number] => {
  const half = at < 80 ? 0 : 1;
  const along = at % 80;
  const column = Math.floor(along / 5);
  const step = along % 5;
  const up = column % 2 === 0;
  if (half === 0) return [column, up ? 4 - step : step];
  return [15 - column, up ? 5 + step : 9 - step];
});

test.each([
  [800, 350],
  [340, 190],
  [1500, 700],
])("all squares lie on the drawing, none on another: %i x %i", (width, height) => {
  const trail = layTrail(width, height, path);
  for (const { x, y } of trail.squares) {
    expect(x - trail.cell.w / 2).toBeGreaterThan(0);
    expect(x + trail.cell.w / 2).toBeLessThan(width);
    expect(y - trail.cell.h / 2).toBeGreaterThan(0);
    expect(y + trail.cell.h / 2).toBeLessThan(height);
  }
  const places = new Set(trail.squares.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
  expect(places.size).toBe(160);
});

test("a sled can be between two squares, waits beside Start and rests beyond the line", () => {
  const trail = layTrail(800, 350, path);
  const [one, two] = trail.squares;
  expect(pointAt(trail, 1)).toEqual(one);
  expect(pointAt(trail, 1.5).y).toBeCloseTo((one!.y + two!.y) / 2);
  expect(pointAt(trail, 0, 1)).toEqual(beside(trail, 2));
  expect(pointAt(trail, 170, 0)).toEqual(beside(trail, 6));
  expect(new Set([0, 1, 2, 3].map((seat) => pointAt(trail, 0, seat).y)).size).toBe(4);
});

test("a way goes square by square and ends on the board", () => {
  const trail = layTrail(800, 350, path);
  expect(way(trail, 3, 6).split("L")).toHaveLength(4);
  expect(way(trail, 158, 200).split("L")).toHaveLength(3);
  expect(way(trail, 5, 5)).toBe("");
});

test("names of legs are above the upper half and below the lower one", () => {
  const trail = layTrail(800, 350, path);
  const upper = band(trail, 6, 35);
  const lower = band(trail, 81, 115);
  expect(upper.y + upper.height).toBeLessThan(Math.min(...trail.squares.map(({ y }) => y)) - trail.cell.h / 2 + 1);
  expect(lower.y).toBeGreaterThan(Math.max(...trail.squares.map(({ y }) => y)) + trail.cell.h / 2 - 1);
  expect(upper.x).toBeGreaterThan(band(trail, 1, 5).x + band(trail, 1, 5).width);
});

test("sleds on one square are side by side", () => {
  expect(shifts([7, 7, 9, 0], 160)).toEqual([-7, 7, 0, 0]);
});

test("a hand is in one row if its texts can be read, or else in two", () => {
  expect([1, 4, 6, 7, 8, 10].map((kinds) => handColumns(kinds, 686))).toEqual([4, 4, 6, 4, 4, 5]);
  expect([1, 3, 4, 8].map((kinds) => handColumns(kinds, 370))).toEqual([3, 3, 2, 4]);
  expect(handColumns(10, 1200)).toBe(10);
});
