import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { keepTable } from "../lib/keep";
import { library } from "../lib/library.svelte";
import { OpenTable } from "../lib/table.svelte";
import type { GameInfo, TableView } from "../lib/types";
import { table } from "../testing/table";
import ReadyCheck from "./ReadyCheck.svelte";

const race: GameInfo = {
  id: "plastics_race",
  title: "European Plastic's Race",
  players: { min: 1, max: 4 },
  options: [
    { name: "city", default: "london", allowed: ["london", "victoria"] },
    { name: "collected_routes_stay", default: false, allowed: [false, true] },
  ],
  reacts: true,
  bots: [],
  strength: [],
  tutorials: [],
  usual_bot: "normal",
  content: "",
  version: "",
};

function shown(change: Partial<TableView>): OpenTable {
  library.fill([race]);
  keepTable("t", { game: race.id, title: race.title, invites: [], tokens: [{ token: "me", kind: "seat", seat: 0 }] });
  const open = new OpenTable("t");
  const seats = table().seats.map((seat) => ({ ...seat, kind: "person" as const }));
  const view = table({ game: race.id, title: race.title, seats, started: false, ready: [], options: { city: "victoria" }, ...change });
  render(ReadyCheck, { props: { open, view } });
  return open;
}

test.each([
  [15, "15 s"],
  ["everyone" as const, "Ask everyone"],
  [null, "a few seconds"],
])("before the start everyone reads the game, its city and how long there is to react", (window_wait, words) => {
  shown({ window_wait });
  expect(screen.getByText("European Plastic's Race")).toBeTruthy();
  expect(screen.getByText(/^Victoria/)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test("a player says once that they are ready, and sees who is not", () => {
  const ready = vi.spyOn(shown({ ready: [1] }), "ready").mockResolvedValue();
  expect(screen.getAllByText("not ready yet")).toHaveLength(table().seats.length - 1);
  screen.getByRole("button", { name: "I'm ready" }).click();
  flushSync();
  expect(ready).toHaveBeenCalledOnce();
});

test("players who are ready read that the game begins when everyone is", () => {
  shown({ ready: [0] });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("status").textContent).toMatch(/begins when everyone is ready/);
});
