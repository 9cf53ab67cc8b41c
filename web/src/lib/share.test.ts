import { expect, test } from "vitest";
import { shared, sharing } from "./share";

test("equal parts stay the same objects, changed ones do not", () => {
  const before = {
    map: [{ prime: 1 }, null],
    tiles: [
      { space: "A1", built: [0, 1] },
      { space: "B2", built: [2, 0] },
    ],
  };
  const next = structuredClone(before);
  expect(shared(before, next)).toBe(before);
  next.tiles[1]!.built[0] = 3;
  const found = shared(before, next);
  expect(found).toEqual(next);
  expect(found.map).toBe(before.map);
  expect(found.tiles[0]).toBe(before.tiles[0]);
  expect(found.tiles[1]).not.toBe(before.tiles[1]);
});

test("a list that got longer or shorter, and another type, are taken as they are", () => {
  expect(shared([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
  expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(shared({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
  expect(Object.keys(shared<object>({ a: 1, b: undefined }, { a: 1, c: undefined }))).toEqual(["a", "c"]);
  expect(shared({ a: 1 }, null)).toBeNull();
  const things = new Map([["a", 1]]);
  expect(shared(new Map([["a", 1]]), things)).toBe(things);
});

test("the last value is remembered", () => {
  const keep = sharing<number[]>();
  const first = keep([1, 2]);
  expect(keep([1, 2])).toBe(first);
  expect(keep([2, 2])).not.toBe(first);
});
