import { beforeEach, describe, expect, it } from "vitest";

import { beginPuzzle, countAnswer, inSeat, keepPuzzles, nextPuzzle } from "./puzzles";

describe("trying a decision again", () => {
  it("puts the reader in the seat that decided, and bots in the others", () => {
    const seats = [
      { seat: 0, name: "Ana" },
      { seat: 1, name: "B".repeat(50) },
    ];
    expect(inSeat(seats, 1)).toEqual([
      { kind: "bot", name: "Ana", bot: null },
      { kind: "person", name: "B".repeat(40), bot: null },
    ]);
  });
});

describe("one puzzle after the other", () => {
  beforeEach(() => localStorage.clear());

  it("counts the right answers in a row, each table once", () => {
    const rows = [
      ["a", true],
      ["a", true],
      ["b", true],
      ["c", false],
      ["d", true],
    ] as const;
    expect(rows.map(([table, right]) => countAnswer(table, right))).toEqual([1, 1, 2, 0, 1]);
  });

  it("leads through today's positions, then the reader's turning points, and ends", () => {
    const message = { id: "", args: {}, rules: [] };
    const decision = { line: 7, seat: 0, rule: "", answer: 0, best: 1, chance: 0.6, loss: 0.2, error: 0, mark: null };
    keepPuzzles("t", "quay", "Quay", [{ ...decision, asked: message, said: message, better: message }]);
    const found = [0, 1, 2, 3].map(() => {
      const next = nextPuzzle(["quay", "rolling_heights"]);
      if (next !== null) beginPuzzle(next);
      return typeof next === "object" ? (next?.line ?? null) : next;
    });
    expect(found).toEqual(["quay", "rolling_heights", 7, null]);
  });
});
