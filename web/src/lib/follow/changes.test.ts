import { expect, test } from "vitest";
import { content, line, table } from "../../testing/table";
import type { Beat } from "./beats";
import { changes } from "./changes";

const beat = (number: number, what: string, seat: number, other?: number): Beat => ({
  main: line(number, what, seat, other),
  also: [],
  lines: [],
  table: null,
  mine: false,
});

test("for each of the others the reader reads the two most telling things that they did", () => {
  const telling = {
    kinds: {
      buys: { part: "moves", flies: ["seat", "space"] },
      finishes: { part: "moves", moment: "joy" },
      drives: { part: "moves" },
    },
  } as const;
  const beats = [
    beat(1, "drives", 1),
    beat(2, "buys", 1),
    beat(3, "buys", 1),
    beat(4, "finishes", 1),
    beat(5, "drives", 2),
    beat(6, "buys", 2, 0),
  ];
  const { seats, mine } = changes(telling, content, [0], table(), beats, table());
  expect(seats.map(({ seat, did }) => [seat, did.map(({ number }) => number)])).toEqual([[1, [2, 4]]]);
  expect(mine.map(({ number }) => number)).toEqual([6]);
});
