import { render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import { choices } from "../lib/options";
import { content, table } from "../testing/table";
import { hasBoard, loadBoard } from "./load";
import { Pointing } from "./pointing.svelte";

afterEach(() => (document.body.innerHTML = ""));

async function generic() {
  const hovered = new Pointing();
  const choose = vi.fn();
  const view = table();
  const parts = await loadBoard("quay");
  const props = { table: view, content, options: choices(view), hovered, choose };
  return { hovered, choose, parts, props };
}

test("a game without a board gets the generic one", async () => {
  expect(hasBoard("quay")).toBe(false);
  const { parts, props } = await generic();
  render(parts.Board, { props });
  expect(screen.getByText("Deck")).toBeTruthy();
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test("a part of the board can be chosen by click and by key, and lights up its answer in the list", async () => {
  const { hovered, choose, parts, props } = await generic();
  render(parts.My!, { props: { ...props, seat: 0 } });
  const tea = screen.getByRole("button", { name: /: Land tea$/ });
  tea.focus();
  expect(hovered.answer).toBe(2);
  tea.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  tea.click();
  expect(choose.mock.calls).toEqual([[2], [2]]);
  tea.blur();
  expect(hovered.answer).toBeNull();
});

test("a part with several answers narrows the list to them", async () => {
  const { hovered, choose, parts, props } = await generic();
  render(parts.Opponent!, { props: { ...props, seat: 1 } });
  screen.getByRole("button").click();
  expect(choose).not.toHaveBeenCalled();
  expect(hovered.narrowed).toHaveLength(4);
});
