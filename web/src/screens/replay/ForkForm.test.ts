import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { library } from "../../lib/library.svelte";
import type { GameInfo, Seat } from "../../lib/types";
import ForkForm from "./ForkForm.svelte";

const game: GameInfo = {
  id: "quay",
  title: "",
  players: { min: 2, max: 4 },
  options: [],
  reacts: true,
  bots: ["easy", "hard"],
  strength: [],
  tutorials: [],
  usual_bot: "easy",
  content: "",
  version: "",
};
const seat = (number: number, bot: string | null): Seat => ({
  seat: number,
  name: ["Ada", "Bo"][number] ?? "",
  kind: bot ? "bot" : "person",
  bot,
  present: true,
  orders: null,
});

test("playing on asks for the seat and keeps the levels that there were", () => {
  library.fill([game]);
  const start = vi.fn();
  render(ForkForm, { props: { seats: [seat(0, null), seat(1, "hard")], game: "quay", mine: [0], asked: 1, start } });
  const [ada, bo] = screen.getAllByRole<HTMLSelectElement>("combobox");
  expect([ada?.value, bo?.value]).toEqual(["me", "hard"]);
  ada!.value = "easy";
  ada!.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(true);
  bo!.value = "me";
  bo!.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  screen.getByRole("button").click();
  expect(start).toHaveBeenCalledExactlyOnceWith([
    { kind: "bot", name: "Ada", bot: "easy" },
    { kind: "person", name: "Bo", bot: null },
  ]);
});
