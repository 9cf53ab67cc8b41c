/** Facts for the shelf that no rule says: the order of the games, their drawings, which options come first. */

import type { GameInfo, GameOption, OptionValue } from "./types";

interface Known {
  /** Options shown at once; the others are house rules, folded away. */
  main: string[];
  /** The option that says who starts. */
  starter: string | null;
  /** Options that several people usually play with, although bots and one person do not. */
  people?: Readonly<Record<string, OptionValue>>;
}

const games: Record<string, Known> = {
  plastics_race: { main: ["city", "routes"], starter: "starting_seat" },
  rolling_heights: { main: ["first_game_ads", "advance_roll"], starter: null, people: { advance_roll: true } },
  iditacards: { main: ["layout", "game_end"], starter: "first_player" },
};

const covers = import.meta.glob<string>("../covers/*.svg", { query: "?url", import: "default", eager: true });

/** The drawing on a game's box. */
export const coverOf = (game: string): string | null => covers[`../covers/${game}.svg`] ?? null;

/** Our own games in their order, then all others. */
export function onShelf(list: readonly GameInfo[]): GameInfo[] {
  const order = Object.keys(games);
  const rank = (game: GameInfo) => (order.includes(game.id) ? order.indexOf(game.id) : order.length);
  return [...list].sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title));
}

/** What a table plays with until its host chooses something else, as far as that is not the game's own default. */
export const usualOptions = (game: string, people: number): Readonly<Record<string, OptionValue>> =>
  people > 1 ? (games[game]?.people ?? {}) : {};

export interface SortedOptions {
  main: GameOption[];
  house: GameOption[];
  starter: GameOption | null;
}

/** A game's options as the new table shows them. A game that is not known here shows all of them. */
export function sortedOptions(game: GameInfo): SortedOptions {
  const known = games[game.id] ?? { main: game.options.map((option) => option.name), starter: null };
  return {
    main: game.options.filter((option) => known.main.includes(option.name)),
    starter: game.options.find((option) => option.name === known.starter) ?? null,
    house: game.options.filter((option) => !known.main.includes(option.name) && option.name !== known.starter),
  };
}
