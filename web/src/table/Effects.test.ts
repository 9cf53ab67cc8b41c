import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kinds, toYou } from "../boards/plastics_race/told";
import { settings } from "../lib/settings.svelte";
import type { OpenTable } from "../lib/table.svelte";
import type { LogLine } from "../lib/types";
import { content, line, table } from "../testing/table";
import Effects from "./Effects.svelte";

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

function happens(...happened: LogLine[]): HTMLElement {
  const view = table({ seats: table().seats.map((seat) => ({ ...seat, name: ["Ada", "Bo", "Cy"][seat.seat] ?? "" })) });
  const open = { follower: { happened, telling: { kinds, toYou } }, me: [1] } as unknown as OpenTable;
  render(Effects, { props: { open, view, content, asked: false } });
  flushSync();
  return document.body;
}

test("dice tumble over the board, and then show what came up", () => {
  settings.motion = true;
  const page = happens({ ...line(1, "rolls"), about: { colour: "green" } }, { ...line(2, "reward-die"), about: { points: 3, cards: 0 } });
  expect(page.querySelector(".dice.tumbling")).not.toBeNull();
  vi.advanceTimersByTime(1_000);
  flushSync();
  expect(page.querySelector(".dice.tumbling")).toBeNull();
  expect([...page.querySelectorAll(".die")].map((die) => die.textContent)).toEqual(["", "3"]);
  vi.advanceTimersByTime(2_000);
  flushSync();
  expect(page.querySelector(".dice")).toBeNull();
});

test("a Puncture is a blow, in a sentence that stays longer for its victim", () => {
  const words = { id: "plastics-race-event-puncture", args: { seat: { seat: 0 }, other: { seat: 1 }, card: "Puncture" }, rules: [] };
  const page = happens({ ...line(1, "puncture", 0, 1), about: { other: 1, card: "x" }, words });
  vi.advanceTimersByTime(2_500);
  flushSync();
  expect(page.querySelector(".moment.blow")?.textContent).toContain("Ada plays Puncture on you.");
  vi.advanceTimersByTime(500);
  flushSync();
  expect(page.querySelector(".moment")).toBeNull();
});
