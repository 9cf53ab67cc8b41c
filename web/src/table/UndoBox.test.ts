import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { table } from "../testing/table";
import type { TableView } from "../lib/types";
import UndoBox from "./UndoBox.svelte";

const ASK = "Ask the others if you can undo more";

/** Seat 0 looks; a bot plays for seat 1, which the host gave it. */
function shown(change: Partial<TableView>) {
  const view = table({ viewed_as: 0, you: [0], undo: { answers: 0, stopped_by: "another", words: null }, undo_request: null, ...change });
  const seats = view.seats.map((seat) => (seat.seat === 1 ? { ...seat, name: "Zoé", kind: "bot" as const } : seat));
  const askOthers = vi.fn();
  const undo = vi.fn();
  render(UndoBox, { props: { table: { ...view, seats }, busy: false, undo, askOthers } });
  return { askOthers, undo };
}

test("U and Ctrl+Z undo, if there is anything to undo and nobody types", () => {
  const press = (key: string, ctrlKey = false, target: EventTarget = window) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true }));
  const none = shown({});
  press("u");
  expect(none.undo).not.toHaveBeenCalled();
  const { undo } = shown({ undo: { answers: 2, stopped_by: "another", words: null } });
  const field = document.body.appendChild(document.createElement("input"));
  press("u", false, field);
  press("z");
  expect(undo).not.toHaveBeenCalled();
  press("u");
  press("z", true);
  expect(undo).toHaveBeenCalledTimes(2);
});

test("somebody who was replaced by a bot can still be asked, and the page says so", () => {
  const { askOthers } = shown({ to_agree: [0, 1] });
  expect(screen.getByText(/only Zoé can say yes/)).toBeTruthy();
  screen.getByText(ASK).click();
  flushSync();
  expect(askOthers).toHaveBeenCalledOnce();
});

test("while others are asked, nobody can ask again", () => {
  shown({ to_agree: [0, 1], undo_request: { seat: 0, to: 3, agreed: [] } });
  expect(screen.queryByText(ASK)).toBeNull();
});

test("nobody is asked if nobody could help", () => {
  shown({ to_agree: [0, 1], undo: { answers: 0, stopped_by: "start", words: null } });
  shown({ to_agree: [0] });
  expect(screen.queryByText(ASK)).toBeNull();
  expect(screen.queryByText(/can say yes/)).toBeNull();
});
