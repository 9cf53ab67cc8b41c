import { expect, test } from "vitest";
import { line } from "../testing/table";
import { byTurn, lastTurns, merged, turnLines } from "./log";
import type { LogLine, SeatNote } from "./types";

const note = (after: number): SeatNote => ({ after, seat: 1, words: { id: "undone", args: {}, rules: [] } });

test("notes about seats come between the lines, where they happened", () => {
  const keys = merged([line(1), line(2), line(3)], [note(0), note(2), note(3)]).map((entry) => entry.key);
  expect(keys).toEqual(["seat 0", "1", "2", "seat 1", "3", "seat 2"]);
});

const grouped = (log: LogLine[], turns?: { begins?: string; ends?: string }) =>
  byTurn(merged(log, []), turns).map(({ seat, entries }) => [seat, entries.map(({ key }) => key).join(" ")]);

test("if a game says when a turn begins, its log has the set-up, then the turns, each under the line that began it", () => {
  const log = [line(1, "starts", 1), line(2, "turn", 1), line(3, "gives", 0), line(4, "turn", 0), line(5, "drives", 0)];
  expect(grouped(log, { begins: "turn" })).toEqual([
    [null, "1"],
    [1, "3"],
    [0, "5"],
  ]);
  expect(byTurn(merged(log, []), { begins: "turn" })[1]?.heading?.number).toBe(2);
});

test("a game that began in the middle of a turn has no set-up", () => {
  const log = [line(1, "drives", 0), line(2, "gives", 1), line(3, "turn", 1), line(4, "drives", 1)];
  const turns = byTurn(merged(log, []), { begins: "turn" }, true);
  expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

test("if only the end of a turn is told, the next thing that a seat does begins another", () => {
  const log = [
    line(1, "dealt", null),
    line(2, "round", null),
    line(3, "rolls", 0),
    line(4, "done", 0),
    line(5, "drawn", null),
    line(6, "rolls", 1),
  ];
  expect(grouped(log, { begins: "round", ends: "done" })).toEqual([
    [null, "1"],
    [0, "2 3 4 5"],
    [1, "6"],
  ]);
});

test("after an undo that goes back to another turn, that turn goes on under a heading of its own", () => {
  const gone = (number: number, what: string, seat: number) => ({ ...line(number, what, seat), withdrawn: true });
  const log = [
    line(1, "turn", 0),
    gone(2, "drives", 0),
    gone(3, "turn", 1),
    gone(4, "drives", 1),
    line(5, "undone", 0),
    line(6, "drives", 0),
  ];
  expect(grouped(log, { begins: "turn" })).toEqual([
    [0, "2"],
    [1, "4"],
    [0, "5 6"],
  ]);
  const ownTurn = [line(1, "turn", 0), gone(2, "drives", 0), line(3, "undone", 0), line(4, "drives", 0)];
  expect(grouped(ownTurn, { begins: "turn" })).toEqual([[0, "2 3 4"]]);
});

test("a game that tells neither has a new turn at every change of seat", () => {
  expect(grouped([line(1, "a", 0), line(2, "b", 0), line(3, "a", 1), line(4, "tide", null), line(5, "a", 0)])).toEqual([
    [0, "1 2"],
    [1, "3 4"],
    [0, "5"],
  ]);
});

test("a replay can jump to the line at which each turn begins", () => {
  const log = [line(1, "starts", 1), line(2, "turn", 1), line(3, "gives", 1), line(4, "turn", 0)];
  expect(turnLines(log, { begins: "turn" })).toEqual([1, 2, 4]);
  expect(turnLines([line(1, "a", 0), line(2, "b", 0), line(3, "a", 1)], undefined)).toEqual([1, 3]);
});

test("lately means the last turn of each of the others, without undone lines", () => {
  const log = [
    line(1, "turn", 1),
    line(2, "drives", 1),
    line(3, "turn", 1),
    { ...line(4, "drives", 1), withdrawn: true },
    line(5, "drives", 1),
    line(6, "turn", 0),
  ];
  expect(lastTurns(log, { begins: "turn" }, [0]).map(({ number }) => number)).toEqual([5]);
});
