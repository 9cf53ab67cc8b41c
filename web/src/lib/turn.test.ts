/** When a reader is told that it is their turn. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { table } from "../testing/table";
import { settings } from "./settings.svelte";
import { askedHere, turn } from "./turn.svelte";
import type { Pending, TableView } from "./types";

const shown: string[] = [];

class FakeNotification {
  static permission: NotificationPermission = "granted";
  onclick: (() => void) | null = null;
  constructor(title: string) {
    shown.push(title);
  }
  close(): void {}
}

/** The table when this seat is asked; in a window only the asked seat, which has answers, learns who is asked. */
function asks(player: number | null, window = false): TableView {
  const pending = { ...(table().pending as Pending), player, window, answers: player === 0 ? table().pending!.answers : [] };
  return table({ you: [0], pending, seats: table().seats.map((seat) => ({ ...seat, kind: "person" })) });
}

beforeEach(() => {
  shown.length = 0;
  vi.stubGlobal("Notification", FakeNotification);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  turn.permission = "granted";
  settings.notices = true;
});
afterEach(() => {
  turn.look(null);
  settings.notices = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("tells a turn once, however many questions it has", () => {
  for (const player of [1, 0, 0, 1, 1, 0]) turn.look(asks(player));
  expect(shown).toHaveLength(2);
});

it("makes no sound in a reaction window, nor when the turn goes on after it; the title says that one is asked", () => {
  turn.look(asks(1));
  turn.look(asks(0, true));
  expect(turn.title).not.toBeNull();
  expect(shown).toHaveLength(0);
  turn.look(asks(0));
  turn.look(asks(null, true));
  expect(turn.title).toBeNull();
  turn.look(asks(0));
  expect(shown).toHaveLength(1);
});

it("tells nothing when the table is opened, to those who look at it, or to those who did not ask for it", () => {
  turn.look(asks(0));
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  for (const player of [1, 0, 1]) turn.look(asks(player));
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  settings.notices = false;
  turn.look(asks(0));
  expect(shown).toHaveLength(0);
});

it("does not wait for a seat that a bot plays", () => {
  const lent = asks(0);
  expect(askedHere(lent)).toBe(0);
  expect(askedHere({ ...lent, seats: lent.seats.map((seat) => ({ ...seat, kind: "bot" })) })).toBeNull();
});
