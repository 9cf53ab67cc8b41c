/** The elements that light up on the page, by domain and id. */

import { keyOf } from "../things";
import type { Things } from "../types";
import type { Box } from "../../ui/sight";

/** The frames in which a thing is looked for first. */
const FRAMES = ["board", "own", "seats"];
/** On small screens these cover the rest: the question at the lower edge, and the bubble on top of it. */
const QUESTION = "[data-question]";
const DOCKED = ".bubble:not(.wide)";

/** The lower edge of the visible part of the page: the question covers elements below it, unless they are part of it. */
function edge(element: Element): number {
  const question = document.querySelector(QUESTION);
  if (!question || question.contains(element) || getComputedStyle(question).position !== "sticky") return innerHeight;
  const { left, right, top } = question.getBoundingClientRect();
  const { left: from, right: to } = element.getBoundingClientRect();
  const words = document.querySelector(DOCKED)?.getBoundingClientRect().top ?? top;
  return from < right && to > left ? Math.min(top, words) : innerHeight;
}

const seen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility() && !element.closest(".unseen");
};

const uncovered = (element: Element): boolean => element.getBoundingClientRect().top + LEAST < edge(element);

/** The pixels of an element that must be visible. */
const LEAST = 24;

const frame = (element: Element): number => {
  const at = FRAMES.indexOf(element.closest("[data-frame]")?.getAttribute("data-frame") ?? "");
  return at < 0 ? FRAMES.length : at;
};

/** 1 for the drawn spot, which comes before the name beside it. */
const drawn = (element: Element): number => Number(element.hasAttribute("data-spot"));

function named(light: Things): Element[] {
  if ("part" in light) return [...document.querySelectorAll(`[data-frame="${String(light["part"])}"]`)];
  const key = CSS.escape(keyOf(light));
  const found = [...document.querySelectorAll(`main :is([data-thing~="${key}"], [data-spot="${key}"])`)];
  return found.toSorted((one, other) => frame(one) - frame(other) || drawn(other) - drawn(one));
}

/** The parts of the board with these answers, one for each; else their rows in the list. */
function choosable(answers: readonly (string | number)[]): Element[] {
  const all = answers.map((answer) => CSS.escape(String(answer)));
  const parts = all.flatMap((answer) =>
    [...document.querySelectorAll(`[data-answers~="${answer}"]`)].filter((part) => seen(part) && uncovered(part)).slice(0, 1),
  );
  return parts.length > 0 ? parts : all.flatMap((answer) => [...document.querySelectorAll(`[data-answer="${answer}"]`)]);
}

/** The elements that light up: one for each named thing; if none is visible, the parts that can be chosen. */
export function lit(lights: readonly Things[], answers: readonly (string | number)[]): Element[] {
  const found = lights.flatMap((light) => named(light).filter(seen).slice(0, 1)).filter(uncovered);
  return found.length > 0 ? found : choosable(answers).filter(seen);
}

/** The tab of a small screen with the first of these things. */
export function tabOf(lights: readonly Things[]): string | null {
  const frames = lights.flatMap((light) => named(light).map((element) => element.closest("[data-frame]")?.getAttribute("data-frame")));
  const tabs: Record<string, string> = { own: "mine", seats: "seats", log: "log" };
  return frames.length > 0 ? (tabs[frames[0] ?? ""] ?? "play") : null;
}

const AROUND = 5;

/** The box of an element on the screen, with a little room around it. */
export function boxOf(element: Element): Box {
  const { x, y, width, bottom } = element.getBoundingClientRect();
  const end = Math.min(bottom + AROUND, edge(element));
  return { x: x - AROUND, y: y - AROUND, w: width + 2 * AROUND, h: Math.max(0, end - y + AROUND) };
}

/** Scroll until these things are visible above the question, or at least the first of them. */
export function bring(lights: readonly Things[]): void {
  const found = lights.flatMap((light) => named(light).filter(seen).slice(0, 1));
  for (const element of found.toReversed()) {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const below = element.getBoundingClientRect().bottom + 2 * AROUND - edge(element);
    if (below > 0) scrollBy({ top: below, behavior: "instant" });
  }
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** Boxes that overlap become one: the edge of one light must not run through another. */
export function joined(boxes: readonly Box[]): Box[] {
  const [first, ...rest] = boxes;
  if (!first) return [];
  const touching = rest.filter((box) => overlap(first, box));
  if (touching.length === 0) return [first, ...joined(rest)];
  return joined([around([first, ...touching]), ...rest.filter((box) => !overlap(first, box))]);
}

/** The box around all of these. */
export function around(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...boxes.map(({ x, w }) => x + w)), Math.max(...boxes.map(({ y, h }) => y + h))];
  return { x: left, y: top, w: right - left, h: bottom - top };
}
