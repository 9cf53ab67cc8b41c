import { expect, test } from "vitest";
import { apart, at, beyond, heading, inside, long, overlap, samples, scatter, share, smooth, svgPath } from "./geometry";

const straight = { a: { x: 0, y: 0 }, b: { x: 100, y: 0 }, control: { x: 50, y: 0 } };
const bend = { a: { x: 0, y: 0 }, b: { x: 100, y: 0 }, control: { x: 50, y: 80 } };
const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];

test("a curve begins at a, ends at b and bends towards its control point", () => {
  expect(at(bend, 0)).toEqual(bend.a);
  expect(at(bend, 1)).toEqual(bend.b);
  expect(at(bend, 0.5)).toEqual({ x: 50, y: 40 });
  expect(heading(bend, 0.5)).toBeCloseTo(0);
  expect(heading(bend, 0)).toBeGreaterThan(45);
  expect(svgPath(straight)).toBe("M0 0Q50 0 100 0");
  expect(samples(straight, 4)).toHaveLength(5);
});

test("shares of a length can leave out the ends", () => {
  expect(long(straight)).toBeCloseTo(100);
  expect(long(bend)).toBeGreaterThan(100);
  expect(at(straight, share(straight, 0.5, 20, 0)).x).toBeCloseTo(60);
  expect(at(straight, share(straight, 0, 20, 20)).x).toBeCloseTo(20);
  expect(at(straight, share(straight, 1, 20, 20)).x).toBeCloseTo(80);
  const middle = at(bend, share(bend, 0.5));
  expect(apart(middle, { x: 50, y: 40 })).toBeLessThan(1);
});

test("points inside an outline, and points scattered in it", () => {
  expect(inside(square, { x: 50, y: 50 })).toBe(true);
  expect(inside(square, { x: 150, y: 50 })).toBe(false);
  const free = { x: 50, y: 50 };
  const trees = scatter(square, 20, [free], 25);
  expect(trees.length).toBeGreaterThan(3);
  expect(trees.every((tree) => inside(square, tree) && apart(tree, free) > 25)).toBe(true);
  expect(smooth(square)).toMatch(/^M0 50Q0 0 50 0.*Z$/);
});

test("an outline that reaches the edge of the map goes on beyond it", () => {
  const map = { x: 0, y: 0, w: 100, h: 100 };
  expect(
    beyond(
      [
        { x: 0, y: 50 },
        { x: 50, y: 50 },
        { x: 101, y: 20 },
      ],
      map,
      10,
    ),
  ).toEqual([
    { x: -10, y: 50 },
    { x: 50, y: 50 },
    { x: 111, y: 20 },
  ]);
});

test("boxes overlap only when they share some room", () => {
  const box = { x: 0, y: 0, w: 10, h: 10 };
  expect(overlap(box, { x: 9, y: 9, w: 10, h: 10 })).toBe(true);
  expect(overlap(box, { x: 10, y: 0, w: 10, h: 10 })).toBe(false);
});
