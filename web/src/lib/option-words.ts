/** The options of a game in the words of its catalogue. */

import { sortedOptions } from "./known";
import type { GameInfo, OptionValue } from "./types";
import { kebab, t, words } from "./words.svelte";

const idOf = (game: string, option: string): string => `${kebab(game)}-option-${kebab(option)}`;

export function optionName(game: string, option: string): string {
  const id = idOf(game, option);
  return words.has(id) ? t(id) : option.replaceAll("_", " ");
}

export function optionMeaning(game: string, option: string, value: OptionValue): string {
  const id = `${idOf(game, option)}-${kebab(String(value))}`;
  return words.has(id) ? t(id) : String(value);
}

/** What the rule book says, for a switch whose usual setting is not its plainest reading; empty for the others. */
export function optionInTheBook(game: string, option: string): string {
  const id = `web-${idOf(game, option)}-book`;
  return words.has(id) ? t(id) : "";
}

/** The options that players of a table should know: the main ones, and house rules that are not as usual. */
export function worthKnowing(game: GameInfo, chosen: Readonly<Record<string, OptionValue>>): { name: string; value: string }[] {
  const { main, house } = sortedOptions(game);
  const changed = house.filter((option) => (chosen[option.name] ?? option.default) !== option.default);
  return [...main, ...changed].map((option) => ({
    name: optionName(game.id, option.name),
    value: optionMeaning(game.id, option.name, chosen[option.name] ?? option.default),
  }));
}
