/** Tips: everything on the table has a name and one sentence. `ui/Tip.svelte` shows them, `table/Explain.svelte` walks along them. */

import type { Box, Point } from "../ui/sight";
import { t, words } from "./words.svelte";

export interface TipAttributes {
  "data-name": string;
  "data-tip": string;
  /** The kind of thing, without its numbers and colours: the id of its words. */
  "data-kind"?: string;
}

/** The attributes that explain an element: `<li {...tip("Bin 2", "Collect it to score.")}>`. */
export const tip = (name: string, text: string): TipAttributes => ({ "data-name": name, "data-tip": text });

/** The same from a message of the catalogue: its value is the name, its attribute `.tip` the sentence. */
export const tipFor = (id: string, args?: Record<string, string | number>): TipAttributes => ({
  ...tip(t(id, args), words.tip(id, args)),
  "data-kind": id,
});

/** The reason why a tip is shown: the pointer rests, a finger stays, the focus is there, or arrow keys walk along. */
export type Way = "rest" | "hold" | "focus" | "walk";

class Tips {
  /** The element explained now, and why. */
  shown = $state.raw<{ element: Element; way: Way } | null>(null);

  show(element: Element, way: Way): void {
    if (this.shown?.element !== element || this.shown.way !== way) this.shown = { element, way };
  }

  /** Hide the tip, or only if it is shown for one of these reasons. */
  hide(...ways: readonly Way[]): void {
    if (this.shown && (ways.length === 0 || ways.includes(this.shown.way))) this.shown = null;
  }
}

export const tips = new Tips();

const TIP = "[data-tip]";

function deepest(elements: readonly Element[]): Element | null {
  let found: Element | null = null;
  for (const element of elements) {
    const next = element.closest(TIP);
    if (next && (!found || found.contains(next))) found = next;
  }
  return found;
}

/**
 * The element with a tip at a point, the innermost one: a price on a card before the card, and a card before the button
 * that covers it.
 */
export const tipAt = (elements: readonly Element[]): Element | null =>
  deepest(elements.filter((element) => !element.closest(`[data-answers]${TIP}`))) ?? deepest(elements);

/** The element explained by the focus: the focused one, or the thing that a part of the board shows. */
export const tipOf = (focused: Element): Element | null =>
  focused.matches(TIP) ? focused : focused.matches("[data-answers]") ? focused.closest(TIP) : null;

/** All visible elements with a tip inside this one, each sentence once. */
export function allTips(area: ParentNode): Element[] {
  const seen = [...area.querySelectorAll(TIP)].filter((element) => element.checkVisibility?.() ?? true);
  return [...new Map(seen.toReversed().map((element) => [said(element), element])).values()].toReversed();
}

/** The name and sentence of an element in one line. */
export const said = (element: Element): string => `${element.getAttribute("data-name")}: ${element.getAttribute("data-tip")}`;

const GAP = 10;
const EDGE = 6;

const keep = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/**
 * The point for a tip: above the element it explains, else below or beside it, and on it only if there is no room elsewhere.
 * It covers as few of the boxes to keep free as possible.
 */
export function beside(about: Box, size: { w: number; h: number }, window: { w: number; h: number }, free: readonly Box[] = []): Point {
  const x = keep(about.x + about.w / 2 - size.w / 2, window.w - size.w);
  const y = keep(about.y + about.h / 2 - size.h / 2, window.h - size.h);
  const spots: Point[] = [
    { x, y: about.y - GAP - size.h },
    { x, y: about.y + about.h + GAP },
    { x: about.x + about.w + GAP, y },
    { x: about.x - GAP - size.w, y },
  ];
  const fits = (spot: Point) =>
    spot.x >= EDGE && spot.y >= EDGE && spot.x + size.w <= window.w - EDGE && spot.y + size.h <= window.h - EDGE;
  const covered = (spot: Point): number => free.filter((box) => meet({ ...spot, ...size }, box)).length;
  const [best] = spots.filter(fits).toSorted((one, other) => covered(one) - covered(other));
  return best ?? { x, y: about.y > window.h / 2 ? EDGE : window.h - EDGE - size.h };
}
