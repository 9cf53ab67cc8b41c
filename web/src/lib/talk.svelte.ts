/** Quick phrases: the phrases people can say at a table, and those just said. */

import { untrack } from "svelte";
import type { components } from "./openapi";
import { names } from "./answers";
import { settings } from "./settings.svelte";
import type { Said, SeatNote, TableView } from "./types";
import { t, words } from "./words.svelte";

export type Phrase = components["schemas"]["Say"]["phrase"];

/** Typed so that a phrase that the server knows and this page lacks is a type error. */
const all: Record<Phrase, true> = {
  "phrase-hello": true,
  "phrase-good-luck": true,
  "phrase-nice-move": true,
  "phrase-wow": true,
  "phrase-lucky": true,
  "phrase-bad-luck": true,
  "phrase-thanks": true,
  "phrase-sorry": true,
  "phrase-thinking": true,
  "phrase-your-turn": true,
  "phrase-back-soon": true,
  "phrase-good-game": true,
};
export const PHRASES = Object.keys(all) as Phrase[];

/** Milliseconds that a phrase stays at its seat. */
const STAYS = 8_000;

const note = ({ after, seat, phrase }: Said): SeatNote => ({
  after,
  seat,
  words: { id: "web-said", args: { seat: { seat }, phrase: { name: phrase } }, rules: [] },
});

/** The phrases said at a table as notes for its log; none for a reader who has turned them off. */
export const spoken = (view: TableView): SeatNote[] => (settings.phrases ? (view.phrases ?? []).map(note) : []);

/** The talk at a table. Create it while a component initialises: it lives as long as the component. */
export class Talk {
  /** Whether the reader is choosing a phrase. */
  choosing = $state(false);
  #fresh = $state.raw<Said[]>([]);
  #known: Set<string> | null = null;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(readonly view: () => TableView) {
    $effect(() => {
      const said = view().phrases ?? [];
      untrack(() => this.#hear(said));
    });
    $effect(() => () => this.#timers.forEach(clearTimeout));
  }

  #hear(said: readonly Said[]): void {
    const known = this.#known;
    this.#known = new Set(said.map(({ id }) => id));
    for (const one of known ? said.filter(({ id }) => !known.has(id)) : []) {
      this.#fresh = [...this.#fresh.filter(({ seat }) => seat !== one.seat), one];
      const timer = setTimeout(() => {
        this.#fresh = this.#fresh.filter(({ id }) => id !== one.id);
        this.#timers.delete(timer);
      }, STAYS);
      this.#timers.add(timer);
    }
  }

  get #heard(): Said[] {
    return settings.phrases && this.view().phrases ? this.#fresh : [];
  }

  /** The reader's seat. */
  get me(): number | null {
    return this.view().viewed_as ?? this.view().you[0] ?? null;
  }

  /** Whether the reader may speak and another person is there to listen. */
  get speaks(): boolean {
    const people = this.view().seats.filter(({ kind }) => kind === "person");
    return this.view().phrases !== null && people.length > 1 && people.some(({ seat }) => seat === this.me);
  }

  /** The phrase a seat says now. */
  of(seat: number): string | null {
    const said = this.#heard.find((one) => one.seat === seat);
    return said ? t(said.phrase) : null;
  }

  /** The last phrase with its speaker; empty if nobody has just spoken. */
  get last(): string {
    const said = this.#heard.at(-1);
    return said ? words.say(note(said).words, names(this.view())) : "";
  }
}
