import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { Pointing } from "../boards/pointing.svelte";
import { choices } from "../lib/options";
import { table } from "../testing/table";
import OptionList from "./OptionList.svelte";

function shown(final = false) {
  const hovered = new Pointing();
  const choose = vi.fn();
  const options = choices(table()).map((option) => ({ ...option, final }));
  render(OptionList, { props: { options, hovered, choose } });
  return { hovered, choose, options };
}

const press = (key: string, target: EventTarget = document.body) => {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
};

test("number keys answer, but not while somebody types", () => {
  const { choose, options } = shown();
  press("2");
  expect(choose).toHaveBeenCalledExactlyOnceWith(options[1]!.answer);
  press("2", screen.getByRole("textbox"));
  expect(choose).toHaveBeenCalledOnce();
});

test("typing filters, Enter takes the first, Escape shows all again", () => {
  const { choose } = shown();
  const field = screen.getByRole<HTMLInputElement>("textbox");
  field.value = "pepe silk";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  flushSync();
  expect(screen.getAllByRole("button")).toHaveLength(1);
  press("Enter", field);
  expect(choose).toHaveBeenCalledOnce();
  press("Escape", field);
  expect(screen.getAllByRole("button").length).toBeGreaterThan(1);
});

test("what is pointed at on the board is marked in the list, and narrowing can be left", () => {
  const { hovered, options } = shown();
  hovered.point(options[3]!.answer);
  flushSync();
  expect(document.querySelector(".option.pointed")?.textContent).toContain(options[3]!.text);
  hovered.narrowed = [options[0]!.answer, options[1]!.answer];
  flushSync();
  expect(document.querySelectorAll("button.option")).toHaveLength(2);
  screen.getByText("Show all").click();
  flushSync();
  expect(document.querySelectorAll("button.option")).toHaveLength(options.length);
});

test("an answer that cannot be undone carries a lock and says so", () => {
  shown(true);
  expect(screen.getAllByText("cannot be undone").length).toBeGreaterThan(0);
});
