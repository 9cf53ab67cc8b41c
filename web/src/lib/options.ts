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

/**
 * The heading of options that stand below the others: those that stop or decline last of all; with `late` those that
 * nobody should take by mistake for the first thing to do.
 */
export type Below = { below: string } | { late: string };

/** Says under which heading (a message id, or "") an option stands. */
export type Grouping = (option: Option, table: TableView) => string | Below;

export const names = (table: TableView): string[] => table.seats.map((seat) => seat.name);

/** The offered options, the late ones and those that stop at the end, those of one group side by side, numbered as they are shown. */
export function choices(table: TableView, grouping: Grouping = () => ""): Choice[] {
  const offered = (table.pending?.options ?? []).map((option) => {
    const heading = grouping(option, table);
    const text = words.say(option.words, names(table));
    if (typeof heading === "string") return { rank: 0, choice: { ...option, text, group: heading, stops: false } };
    if ("late" in heading) return { rank: 1, choice: { ...option, text, group: heading.late, stops: false } };
    return { rank: 2, choice: { ...option, text, group: heading.below, stops: true } };
  });
  return grouped(offered.toSorted((a, b) => a.rank - b.rank).map(({ choice }) => choice))
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
