/** The kinds of things that the reader has met in a game: after its tutorial, every new kind is explained once. */

import { recall, remember } from "../keep";
import { settings } from "../settings.svelte";
import { knows } from "./progress";

const KEY = "met";

type Met = Record<string, readonly string[]>;

/** Everything on the table with a tip and a kind, and the reader's cards. */
const KINDS = "main [data-frame] [data-kind], main [data-frame=own] [data-tip][data-thing^='card:']";

const kindOf = (element: Element): string => element.getAttribute("data-kind") ?? element.getAttribute("data-thing")?.split(" ")[0] ?? "";

const shown = (): Element[] =>
  [...document.querySelectorAll(KINDS)].filter((element) => element.checkVisibility() && !element.closest(".unseen"));

const keep = (game: string, kinds: readonly string[]): void => remember(KEY, { ...recall<Met>(KEY, {}), [game]: [...new Set(kinds)] });

/** The turn in which something was explained last, so that nobody is told two things in one. */
let toldIn = "";

/**
 * Something that the reader meets for the first time; at most one thing in a turn, and nothing if they want no tips.
 * Everything on the table when a tutorial ends counts as met.
 */
export function firstMet(game: string, turn: string): Element | null {
  if (!knows(game) || !settings.tips || toldIn === turn) return null;
  const met = recall<Met>(KEY, {})[game];
  const here = shown();
  if (!met) keep(game, here.map(kindOf));
  const found = met ? here.find((element) => !met.includes(kindOf(element))) : undefined;
  if (met && found) {
    keep(game, [...met, kindOf(found)]);
    toldIn = turn;
  }
  return found ?? null;
}
