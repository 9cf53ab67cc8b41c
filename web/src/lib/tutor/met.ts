/** The kinds of things that the reader has met in a game: after its tutorial, every new kind is explained once. */

import { recall, remember } from "../keep";
import { knows } from "./progress";

const KEY = "met";

type Met = Record<string, readonly string[]>;

/** Everything on the table with a tip and a kind, and the reader's cards. */
const KINDS = "main [data-frame] [data-kind], main [data-frame=own] [data-tip][data-thing^='card:']";

const kindOf = (element: Element): string => element.getAttribute("data-kind") ?? element.getAttribute("data-thing")?.split(" ")[0] ?? "";

const shown = (): Element[] =>
  [...document.querySelectorAll(KINDS)].filter((element) => element.checkVisibility() && !element.closest(".unseen"));

const keep = (game: string, kinds: readonly string[]): void => remember(KEY, { ...recall<Met>(KEY, {}), [game]: [...new Set(kinds)] });

/** Something that the reader meets for the first time; everything on the table when a tutorial ends counts as met. */
export function firstMet(game: string): Element | null {
  if (!knows(game)) return null;
  const met = recall<Met>(KEY, {})[game];
  const here = shown();
  if (!met) keep(game, here.map(kindOf));
  const found = met ? here.find((element) => !met.includes(kindOf(element))) : undefined;
  if (met && found) keep(game, [...met, kindOf(found)]);
  return found ?? null;
}
