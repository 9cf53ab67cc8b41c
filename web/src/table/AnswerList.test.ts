import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { Pointing } from "../boards/pointing.svelte";
import { offer } from "../lib/answers";
import { table } from "../testing/table";
import AnswerList from "./AnswerList.svelte";

function shown(final: (at: number) => boolean = () => false) {
  const hovered = new Pointing();
  const choose = vi.fn();
  const offered = offer(table());
  const answers = offered.answers.map((choice, at) => ({ ...choice, do: "ask", final: final(at) }));
  render(AnswerList, { props: { table: table(), offer: { ...offered, answers }, hovered, choose } });
  return { hovered, choose, answers };
}

const press = (key: string, target: EventTarget = document.body) => {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
};

test.each([
  [1, "Picked 0 of up to 3"],
  [2, "Pick 2 to 3: 0 so far"],
  [3, "Pick 3: 0 so far"],
])("a question that takes three answers, and at least %i, says so", (fewest, said) => {
  const asked = table();
  asked.pending = { ...asked.pending!, picks: 3, fewest };
  render(AnswerList, { props: { table: asked, offer: offer(asked), hovered: new Pointing(), choose: vi.fn() } });
  expect(screen.getByText(said)).toBeTruthy();
});

test("a number key answers, but not while somebody types", () => {
  const { choose, answers } = shown();
  press("2");
  expect(choose).toHaveBeenCalledExactlyOnceWith(answers[1]);
  press("/");
  press("2", screen.getByRole("textbox"));
  expect(choose).toHaveBeenCalledOnce();
});

test("typing filters, Enter takes the first, Escape shows all again", () => {
  const { choose } = shown();
  press("/");
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

test("the answer pointed at on the board is marked in the list, and a narrowed list can be widened again", () => {
  const { hovered, answers } = shown();
  hovered.point(answers[3]!.answer);
  flushSync();
  expect(document.querySelector(".answer.pointed")?.textContent).toContain(answers[3]!.text);
  hovered.narrowed = [answers[0]!.answer, answers[1]!.answer];
  flushSync();
  expect(document.querySelectorAll("button.answer")).toHaveLength(2);
  screen.getByText("Show all").click();
  flushSync();
  expect(document.querySelectorAll("button.answer")).toHaveLength(answers.length);
});

test("an answer that cannot be undone, unlike others of its kind, has a lock and says so", () => {
  shown((at) => at === 2);
  expect(screen.getByText("you can't undo this").closest("button")?.textContent).toContain("3");
});

test("on a phone all but the first three answers are folded away, until the reader wants all", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue(Object.assign(new EventTarget(), { matches: false }) as MediaQueryList);
  const { answers } = shown();
  expect(document.querySelectorAll("li:not(.rest)")).toHaveLength(3);
  screen.getByText(`${answers.length - 3} more answers`).click();
  flushSync();
  expect(document.querySelectorAll("li.rest")).toHaveLength(0);
});

test("the answer that a hint names is marked and never folded away, also among the other ways", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue(Object.assign(new EventTarget(), { matches: false }) as MediaQueryList);
  const hovered = new Pointing();
  const { answers } = offer(table());
  const hinted = answers.at(-1)!;
  render(AnswerList, { props: { table: table(), offer: { answers: answers.slice(0, -1), others: [hinted] }, hovered, choose: vi.fn() } });
  expect(screen.queryByText(hinted.text)).toBeNull();
  hovered.hint = hinted.answer;
  flushSync();
  const row = document.querySelector("li:not(.rest) .hinted");
  expect(row?.textContent).toContain(hinted.text);
  expect(row?.textContent).toContain("Hint");
});
