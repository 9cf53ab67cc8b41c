/** Data that does not change while the page is open: games, rules and components, each fetched once. */

import { api } from "./api";
import { onShelf } from "./known";
import type { Content, GameInfo, Rule } from "./types";
import { titleOf } from "./words.svelte";

class Library {
  games = $state.raw<GameInfo[]>([]);
  /** The server's version, and whether its engine is machine code. */
  version = "";
  compiled = false;
  /** Whether tables may tell turns to a web address. */
  webhooks = false;
  #rules = new Map<string, Promise<Rule[]>>();
  #content = new Map<string, Promise<Content>>();

  /** Put games on the shelf, by their titles in the reader's language. */
  fill(games: readonly GameInfo[]): void {
    this.games = onShelf(games.map((game) => ({ ...game, title: titleOf(game.id, game.title) })));
  }

  game(id: string): GameInfo | null {
    return this.games.find((game) => game.id === id) ?? null;
  }

  rules(game: string): Promise<Rule[]> {
    return once(this.#rules, game, api.rules);
  }

  /** The components of a game as new tables play it, or those of a fingerprint. */
  content(game: string, of: string | null = this.game(game)?.content ?? null): Promise<Content> {
    return once(this.#content, `${game} ${of}`, () => api.content(game, of));
  }
}

/** Fetched once; a failure is forgotten, so that the next call tries again. */
function once<T>(known: Map<string, Promise<T>>, key: string, fetch: (key: string) => Promise<T>): Promise<T> {
  const found = known.get(key);
  if (found) return found;
  const asked = fetch(key);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

export const library = new Library();
