/** The options of a decision as both the list and the board show them: numbered, in words, in groups. */

import type { Option, TableView } from "./types";
import { words } from "./words.svelte";

export interface Choice extends Option {
  /** Counted from 1: the badge on the board, the number in the list and the number key are one and the same. */
  number: number;
  /** The option in words. */
  text: string;
  /** Message id of the heading it stands under; empty for none. */
  group: string;
  /** It stops or declines: it stands below those that do something. */
  stops?: boolean;
}

export interface Group {
  id: string;
  choices: Choice[];
}

/** The heading of options that stop or decline: they stand below those that do something. */
export interface Below {
  below: string;
}

/** Says under which heading (a message id, or "") an option stands. */
export type Grouping = (option: Option, table: TableView) => string | Below;

export const names = (table: TableView): string[] => table.seats.map((seat) => seat.name);

/** The offered options, those that stop at the end, those of one group side by side, numbered as they are shown. */
export function choices(table: TableView, grouping: Grouping = () => ""): Choice[] {
  const offered = (table.pending?.options ?? []).map((option) => {
    const heading = grouping(option, table);
    const below = typeof heading !== "string";
    const text = words.say(option.words, names(table));
    return { below, choice: { ...option, text, group: below ? heading.below : heading, stops: below } };
  });
  const inOrder = [...offered.filter(({ below }) => !below), ...offered.filter(({ below }) => below)];
  return grouped(inOrder.map(({ choice }) => choice))
    .flatMap((group) => group.choices)
    .map((choice, index) => ({ ...choice, number: index + 1 }));
}

/** The same options in groups, each where its first option stands. */
export function grouped<T extends { group: string }>(list: readonly T[]): { id: string; choices: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const choice of list) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  return [...groups].map(([id, members]) => ({ id, choices: members }));
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Those options whose words have every word typed, accents and case aside. */
export function filtered(list: readonly Choice[], typed: string): Choice[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return list.filter((choice) => wanted.every((word) => plain(choice.text).includes(word)));
}
