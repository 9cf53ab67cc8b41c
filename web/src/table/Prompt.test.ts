import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { table } from "../testing/table";
import Prompt from "./Prompt.svelte";

const question = table().pending!;

function waitingFor(present: boolean, replace: ((seat: number) => void) | null) {
  const seats = table().seats.map((seat) => ({ ...seat, name: `Player ${seat.seat}`, kind: "person" as const, present }));
  return render(Prompt, { props: { table: table({ seats, pending: { ...question, player: 1, answers: [] } }), mine: false, replace } });
}

test("nobody is said to be thinking while they are away; the host may let a bot play", () => {
  const replace = vi.fn();
  waitingFor(false, replace);
  expect(screen.getByRole("heading").textContent).toMatch(/Player 1 is away/);
  screen.getByRole("button", { name: "Let a bot play for Player 1" }).click();
  flushSync();
  expect(replace).toHaveBeenCalledExactlyOnceWith(1);
});

test("the others read who can do that", () => {
  waitingFor(false, null);
  expect(screen.getByText(/The person who opened the table/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("someone who is here is thinking", () => {
  waitingFor(true, null);
  expect(screen.getByRole("heading").textContent).toMatch(/Player 1 is thinking/);
});

test("in a reaction window a bar runs out, for those who are asked and for those who wait", async () => {
  const window = { ...question, player: null, answers: [], window: true, until: 4 };
  const { container, rerender } = render(Prompt, { props: { table: table({ version: 9, pending: window }), mine: false } });
  const share = () => container.querySelector<HTMLElement>(".bar")?.style.getPropertyValue("--share");
  expect(share()).toBe("1");
  await rerender({ table: table({ version: 9, pending: { ...window, until: 1 } }), mine: false });
  expect(share()).toBe("0.25");
  await rerender({ table: table({ version: 9, pending: { ...window, waits: [1] } }), mine: false });
  expect(share()).toBeUndefined();
});
