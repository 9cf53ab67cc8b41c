/** What the reader of this browser has met on the tables of a game: after its tutorial, everything new is explained once. */

import { recall, remember } from "../keep";
import { knows } from "./progress";

const KEY = "met";

type Met = Record<string, readonly string[]>;

/** Everything of the table that explains itself and is of a kind, or a card of one's own. */
const KINDS = "main [data-frame] [data-kind], main [data-frame=own] [data-tip][data-thing^='card:']";

const kindOf = (element: Element): string => element.getAttribute("data-kind") ?? element.getAttribute("data-thing")?.split(" ")[0] ?? "";

const shown = (): Element[] =>
  [...document.querySelectorAll(KINDS)].filter((element) => element.checkVisibility() && !element.closest(".unseen"));

const keep = (game: string, kinds: readonly string[]): void => remember(KEY, { ...recall<Met>(KEY, {}), [game]: [...new Set(kinds)] });

/** Something that was never met before, once; what lies there when a tutorial ends is known from it. */
export function firstMet(game: string): Element | null {
  if (!knows(game)) return null;
  const met = recall<Met>(KEY, {})[game];
  const here = shown();
  if (!met) keep(game, here.map(kindOf));
  const found = met ? here.find((element) => !met.includes(kindOf(element))) : undefined;
  if (met && found) keep(game, [...met, kindOf(found)]);
  return found ?? null;
}
