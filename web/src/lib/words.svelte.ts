/** Every word on the screen comes from the Fluent catalogues, which the browser and the command line share. */

import { FluentBundle, FluentResource, type Message as Entry } from "@fluent/bundle";
import type { Argument, Message } from "./types";

type Args = Record<string, string | number>;

class Words {
  #bundle = $state.raw(new FluentBundle("en"));
  lang = $state("en");

  /** Load a language's catalogues; `transform` is for the pseudo-locale of the tests. */
  load(lang: string, text: string, transform?: (text: string) => string): void {
    const bundle = new FluentBundle(lang, { useIsolating: false, ...(transform && { transform }) });
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The words of an id. A missing message shows its id, so that a test can find it. */
  text(id: string, args: Args = {}): string {
    return this.#format(this.#bundle.getMessage(id)?.value, id, args);
  }

  /** Whether the message of an id has a sentence that explains it. */
  hasTip(id: string): boolean {
    return "tip" in (this.#bundle.getMessage(id)?.attributes ?? {});
  }

  /** The sentence that explains an id: the attribute `.tip` of its message. */
  tip(id: string, args: Args = {}): string {
    return this.#format(this.#bundle.getMessage(id)?.attributes["tip"], `${id}.tip`, args);
  }

  #format(pattern: Entry["value"] | undefined, id: string, args: Args): string {
    if (!pattern) return `{${id}}`;
    const errors: Error[] = [];
    return this.#bundle.formatPattern(pattern, args, errors);
  }

  /** The day of a time in seconds, as the reader writes days. */
  day(seconds: number): string {
    return new Intl.DateTimeFormat(this.lang, { dateStyle: "medium" }).format(1000 * seconds);
  }

  /** A message of the engine in words; `names` are the names of the seats. */
  say(message: Message, names: readonly string[]): string {
    const args: Args = {};
    for (const [key, value] of Object.entries(message.args)) args[key] = this.#argument(value, names);
    return this.text(message.id, args);
  }

  #argument(value: Argument, names: readonly string[]): string | number {
    if (typeof value !== "object") return value;
    if ("name" in value) return this.text(value.name);
    return value.seat < 0 ? this.text("nobody") : (names[value.seat] ?? String(value.seat + 1));
  }
}

export const words = new Words();

/** A name of the code as part of a message id: `PlayPuncture` and `play_puncture` are `play-puncture`. */
export const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();

/** A game's title in the reader's language; `otherwise` if its catalogue has none. */
export function titleOf(game: string, otherwise: string): string {
  const id = `${kebab(game)}-title`;
  return words.has(id) ? words.text(id) : otherwise;
}

/** A score in words: points, squares, turns, whatever the game counts. */
export function scoreOf(game: string, score: number, players: number): string {
  const id = `${kebab(game)}-score`;
  return words.has(id) ? words.text(id, { score, size: Math.abs(score), players }) : String(score);
}

/** A score where there is little room: a number, but in words for a solo game, which may count turns. */
export const shortScore = (game: string, score: number, players: number): string =>
  players === 1 ? scoreOf(game, score, players) : String(score);

/** Short for `words.text`: the words of an id. */
export const t = (id: string, args?: Args): string => words.text(id, args);
