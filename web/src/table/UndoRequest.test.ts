import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { line, table } from "../testing/table";
import type { SeatKind } from "../lib/types";
import UndoRequest from "./UndoRequest.svelte";

/** Seat 0 asks to go back; seat 1 is Zoé's. */
function shown(here: number[], kind: SeatKind = "person") {
  const log = [1, 2, 3, 4, 5].map((n) => ({ ...line(n, "steals", 0, 1), n }));
  const view = table({ viewed_as: 0, to_agree: [0, 1], undo_request: { seat: 0, to: 3, agreed: [] } });
  const seats = view.seats.map((seat) => (seat.seat === 1 ? { ...seat, name: "Zoé", kind } : seat));
  const consent = vi.fn();
  render(UndoRequest, { props: { table: { ...view, seats }, log, telling: {}, here, busy: false, consent } });
  return consent;
}

test("the player who asks sees who must still agree, and cannot agree for them", () => {
  shown([0], "bot");
  expect(screen.getByText(/Waiting for Zoé to say yes/)).toBeTruthy();
  expect(screen.getByText(/only Zoé can say yes/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("the other agrees", () => {
  const consent = shown([1]);
  screen.getByRole("button", { name: "Yes" }).click();
  flushSync();
  expect(consent).toHaveBeenCalledExactlyOnceWith(true);
});

test("at one screen the button says who agrees", () => {
  shown([0, 1]);
  expect(screen.getByRole("button", { name: "Yes for Zoé" })).toBeTruthy();
});

test("everybody reads what would be undone, from the first step on", () => {
  shown([1]);
  const what = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(what).toHaveLength(1);
  expect(what[0]).toMatch(/steals.*3 times/);
});
