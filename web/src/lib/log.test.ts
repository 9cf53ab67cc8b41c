import { expect, test } from "vitest";
import { byTurn, lastTurns, merged } from "./log";
import type { LogLine, SeatNote } from "./types";

const words = { id: "undone", args: {}, rules: [] };
const line = (number: number): LogLine => ({ number, n: number, what: "undone", seat: 0, about: {}, words, withdrawn: false });
const note = (after: number): SeatNote => ({ after, seat: 1, words });

test("notes about seats come between the lines, where they happened", () => {
  const keys = merged([line(1), line(2), line(3)], [note(0), note(2), note(3)]).map((entry) => entry.key);
  expect(keys).toEqual(["seat 0", "1", "2", "seat 1", "3", "seat 2"]);
});

const told = (number: number, what: string, seat: number | null): LogLine => ({ ...line(number), what, seat });
const grouped = (log: LogLine[], turns?: { begins?: string; ends?: string }) =>
  byTurn(merged(log, []), turns).map(({ seat, entries }) => [seat, entries.map(({ key }) => key).join(" ")]);

test("if a game says when a turn begins, its log has the set-up, then the turns, each under the line that began it", () => {
  const log = [told(1, "starts", 1), told(2, "turn", 1), told(3, "gives", 0), told(4, "turn", 0), told(5, "drives", 0)];
  expect(grouped(log, { begins: "turn" })).toEqual([
    [null, "1"],
    [1, "3"],
    [0, "5"],
  ]);
  expect(byTurn(merged(log, []), { begins: "turn" })[1]?.heading?.number).toBe(2);
});

test("a game that began in the middle of a turn has no set-up", () => {
  const log = [told(1, "drives", 0), told(2, "gives", 1), told(3, "turn", 1), told(4, "drives", 1)];
  const turns = byTurn(merged(log, []), { begins: "turn" }, true);
  expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

test("if only the end of a turn is told, the next thing that a seat does begins another", () => {
  const log = [
    told(1, "dealt", null),
    told(2, "round", null),
    told(3, "rolls", 0),
    told(4, "done", 0),
    told(5, "drawn", null),
    told(6, "rolls", 1),
  ];
  expect(grouped(log, { begins: "round", ends: "done" })).toEqual([
    [null, "1"],
    [0, "2 3 4 5"],
    [1, "6"],
  ]);
});

test("a game that tells neither has a new turn at every change of seat", () => {
  expect(grouped([told(1, "a", 0), told(2, "b", 0), told(3, "a", 1), told(4, "tide", null), told(5, "a", 0)])).toEqual([
    [0, "1 2"],
    [1, "3 4"],
    [0, "5"],
  ]);
});

test("lately means the last turn of each of the others, without undone lines", () => {
  const log = [
    told(1, "turn", 1),
    told(2, "drives", 1),
    told(3, "turn", 1),
    { ...told(4, "drives", 1), withdrawn: true },
    told(5, "drives", 1),
    told(6, "turn", 0),
  ];
  expect(lastTurns(log, { begins: "turn" }, [0]).map(({ number }) => number)).toEqual([5]);
});
