import { describe, expect, it } from "vitest";

import { inSeat } from "./puzzles";

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
