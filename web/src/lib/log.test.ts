import { expect, test } from "vitest";
import { merged } from "./log";
import type { LogLine, SeatNote } from "./types";

const words = { id: "undone", args: {}, rules: [] };
const line = (number: number): LogLine => ({ number, n: number, what: "undone", seat: 0, about: {}, words, withdrawn: false });
const note = (after: number): SeatNote => ({ after, seat: 1, words });

test("what happened to seats stands where it happened", () => {
  const keys = merged([line(1), line(2), line(3)], [note(0), note(2), note(3)]).map((entry) => entry.key);
  expect(keys).toEqual(["seat 0", "1", "2", "seat 1", "3", "seat 2"]);
});
