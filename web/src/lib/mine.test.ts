import { expect, test } from "vitest";
import { keepToken, keepTable, keptTable } from "./keep";
import { waits, type MyTable } from "./mine.svelte";

test("nobody waits for the reader in a tutorial or a puzzle, also after its link was opened once more", () => {
  const token = { token: "me", kind: "seat", seat: 0 } as const;
  for (const practice of [false, true]) {
    keepTable("t", { game: "quay", title: "Quay", tokens: [], invites: [], practice });
    keepToken("t", "quay", "Quay", token);
    const table = { your_turn: true, kept: keptTable("t")! } as MyTable;
    expect(waits(table)).toBe(!practice);
  }
});
