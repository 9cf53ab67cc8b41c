import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { Coach, coachOf, noteOn } from "../../lib/coach.svelte";
import type { Analysis, Decision, Message } from "../../lib/types";
import CoachPanel from "./CoachPanel.svelte";

const message = (id: string): Message => ({ id, args: {}, rules: [] });
const decision = (line: number, better: string): Decision => ({
  line,
  seat: 0,
  rule: "",
  answer: 0,
  best: 1,
  chance: 0.6,
  loss: 0.2,
  error: 0,
  mark: "mistake",
  asked: message("quay-ask-turn"),
  said: message("web-undo"),
  better: message(better),
});
const seat = (number: number) => ({
  seat: number,
  name: "",
  result: 0,
  luck: 0,
  luck_error: 0,
  adjusted: 0,
  decisions: 3,
  given_up: 0.2,
  given_up_error: 0,
  turning_points: [],
  first_page: { why: message("coach-why-lost-choices"), luck: message("coach-luck-some-bad"), well: 3, next: 9 },
});
const analysis: Analysis = {
  judge: "hard",
  worlds: 4,
  seats: [seat(0), seat(1)],
  course: [],
  decisions: [decision(3, "web-undo"), decision(9, "web-agree")],
};

function shown(own: number[]) {
  const look = vi.fn();
  const coach = new Coach(() => Promise.reject(new Error()));
  coach.shown = { id: "", done: 1, of: 1, analysis };
  const { container } = render(CoachPanel, { props: { coach, names: ["Ada", "Bo"], own, tryIt: vi.fn(), look } });
  return { look, coach, figures: container.querySelector("details")!, first: container.querySelector<HTMLElement>(".first") };
}

test("a player reads two sentences, one thing done well and one to try, before any figure", () => {
  const { first, figures, look, coach } = shown([0]);
  expect(first?.textContent).toContain("You lost because a few of your choices cost you a lot. You were a bit unlucky.");
  expect(first?.textContent).toContain("Next time, try: Yes");
  expect(first?.textContent).not.toMatch(/\d/);
  expect(figures.open).toBe(false);
  screen.getAllByRole("button", { name: "Look" })[1]?.click();
  flushSync();
  expect(look).toHaveBeenCalledExactlyOnceWith(8);
  expect(coach.left).toBe(true);
});

test("watchers see the figures at once", () => {
  const { first, figures } = shown([]);
  expect([first, figures.open]).toEqual([null, true]);
});

test("a table has one coach, whose report is still there after a look at the replay", () => {
  const begin = () => Promise.reject(new Error());
  expect(coachOf("t", begin)).toBe(coachOf("t", begin));
  expect(coachOf("other", begin)).not.toBe(coachOf("t", begin));
});

test("the coach has a line about every decision of a replay", () => {
  const note = (change: Partial<Decision>) => noteOn({ ...decision(3, "web-agree"), ...change }, ["Ada", "Bo"]);
  expect(note({})).toBe("Ada: Undo. Better: Yes.");
  expect(note({ mark: null })).toBe("Ada: Undo. That is about as good as Yes.");
  expect(note({ mark: null, best: 0 })).toBe("Ada: Undo. The coach would choose the same.");
});
