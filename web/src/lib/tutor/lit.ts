/** What lights up on the page: real elements, by domain and id. */

import { keyOf } from "../things";
import type { Things } from "../types";
import type { Box } from "../../ui/sight";

const seen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility();
};

function named(light: Things): Element[] {
  if ("part" in light) return [...document.querySelectorAll(`[data-frame="${String(light["part"])}"]`)];
  const key = CSS.escape(keyOf(light));
  return [...document.querySelectorAll(`main :is([data-thing~="${key}"], [data-spot="${key}"])`)];
}

/** The parts of the board that stand for these answers, else their rows in the list. */
function choosable(answers: readonly (string | number)[]): Element[] {
  const all = answers.map((answer) => CSS.escape(String(answer)));
  const parts = all.flatMap((answer) => [...document.querySelectorAll(`[data-answers~="${answer}"]`)]).filter(seen);
  return parts.length > 0 ? parts.slice(0, 1) : all.flatMap((answer) => [...document.querySelectorAll(`[data-answer="${answer}"]`)]);
}

/** The elements that light up: what is named, one for each; if nothing of it is to be seen, what can be chosen. */
export function lit(lights: readonly Things[], answers: readonly (string | number)[]): Element[] {
  const found = lights.flatMap((light) => named(light).filter(seen).slice(0, 1));
  return found.length > 0 ? found : choosable(answers).filter(seen);
}

/** The tab of a small screen in which the first of these things is. */
export function tabOf(lights: readonly Things[]): string | null {
  const frames = lights.flatMap((light) => named(light).map((element) => element.closest("[data-frame]")?.getAttribute("data-frame")));
  const tabs: Record<string, string> = { own: "mine", seats: "seats", log: "log" };
  return frames.length > 0 ? (tabs[frames[0] ?? ""] ?? "play") : null;
}

const AROUND = 5;

/** Where an element is on the screen, with a little room around it. */
export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - AROUND, y: y - AROUND, w: width + 2 * AROUND, h: height + 2 * AROUND };
}

/** The box around all of these. */
export function around(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...boxes.map(({ x, w }) => x + w)), Math.max(...boxes.map(({ y, h }) => y + h))];
  return { x: left, y: top, w: right - left, h: bottom - top };
}
