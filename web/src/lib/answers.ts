/** The answers to a question as both the list and the board show them: numbered, in words, in groups. */

import type { Bundle, NextAction, Answer, Action, TableView } from "./types";
import { words } from "./words.svelte";

export interface Choice extends Answer {
  /** Tells the rows of the list apart: an answer can have two rows, with and without the answers that usually follow. */
  id: string;
  /** Counted from 1: the badge on the board, the number in the list and the number key. */
  number: number;
  /** The answer in words. */
  text: string;
  /** The answers that follow by themselves, in words; empty if there are none. */
  after: string;
  /** The message id of its heading; empty for none. */
  group: string;
  /** It stops or declines, so it comes below the answers that do something. */
  stops?: boolean;
  /** The number of times it is picked, if the question takes several answers. */
  picked?: number;
  /** All answers of a bundle. The `answer` of the bundle itself is below 0 and only tells it apart. */
  actions?: readonly Given[];
}

/** An answer as it is sent: by its action, and by its number if it answers the current question. */
interface Given extends Action {
  answer?: number;
}

/** Everything in the list. The boards show `answers`: each answer once, and none that another answer makes needless. */
export interface Offer {
  /** Bundles too: several answers in one click. They come before the single answers of their group. */
  answers: Choice[];
  /** Answers that hardly anyone needs: folded away. */
  others: Choice[];
}

/**
 * A heading below the others. Answers that stop or decline come last (`below`); `late` ones come before them, so that
 * nobody takes them for the first thing to do.
 */
export type Below = { below: string } | { late: string };

/** The heading of an answer: a message id, or "" for none. */
export type Grouping = (choice: Answer, table: TableView) => string | Below;

export const names = (table: TableView): string[] => table.seats.map((seat) => seat.name);

type Row = Omit<Choice, "number">;
interface Ranked {
  rank: number;
  row: Row;
  /** The verb by which it is sorted. */
  verb: string;
}

const FAILS = "web-group-fails";
/** The order of rows: usual answers, late ones, those that must fail, those that stop. */
const RANK = { usual: 0, late: 1, fails: 2, stops: 3 };

/** The offered answers, group by group and numbered in the order shown: usual ones first, those that stop last. */
export function offer(table: TableView, grouping: Grouping = () => "", order: readonly string[] = []): Offer {
  const given = table.pending?.answers ?? [];
  const bundles = (table.pending?.bundles ?? []).map((bundle, at) => bundled(bundle, at, given, table, grouping));
  const replaced = new Set(bundles.flatMap(({ row, verb }) => (row.do === verb ? [row.actions?.[0]?.answer] : [])));
  const left = given.filter((one) => !replaced.has(one.answer));
  const rows = [...bundles, ...left.filter((one) => one.instead === null).map((one) => ranked(one, table, grouping))];
  const index = ({ row, verb }: Ranked): number => {
    const found = order.findIndex((one) => one === row.do || (!order.includes(row.do) && one === verb));
    return found < 0 ? order.length : found;
  };
  const sorted = rows.toSorted((a, b) => a.rank - b.rank || index(a) - index(b));
  const shown = grouped(sorted.map(({ row }) => row)).flatMap((group) => group.choices);
  const folded = left.filter((one) => one.instead !== null).map((one) => ranked(one, table, grouping).row);
  const asked = shown.flatMap((row) => (row.then.length > 0 && !row.actions ? [withoutUsual(row, table)] : []));
  const answers = shown.flatMap((row) => [row, ...asked.filter((other) => row.stops && other.answer === row.answer)]);
  const others = [...asked.filter((row) => !row.stops), ...folded];
  const numbered = [...answers, ...others].map((row, at) => ({ ...row, number: at + 1 }));
  return { answers: numbered.slice(0, answers.length), others: numbered.slice(answers.length) };
}

/** The answers as the boards show them: each once, and the bundles that lead to something. */
export const choices = (table: TableView, grouping?: Grouping): Choice[] => onBoard(offer(table, grouping));

export const onBoard = ({ answers }: Offer): Choice[] =>
  answers.filter(({ id, answer, actions, to }) => id === String(answer) && (!actions || Object.keys(to).length > 0));

function ranked(answer: Answer, table: TableView, grouping: Grouping): Ranked {
  const heading = grouping(answer, table);
  const text = words.say(answer.words, names(table));
  const row = { ...answer, id: String(answer.answer), text, after: said(answer.then, table), stops: false };
  const verb = answer.do;
  if (answer.fails) return { verb, rank: RANK.fails, row: { ...row, group: FAILS } };
  if (typeof heading === "string") return { verb, rank: RANK.usual, row: { ...row, group: heading } };
  if ("late" in heading) return { verb, rank: RANK.late, row: { ...row, group: heading.late } };
  return { verb, rank: RANK.stops, row: { ...row, after: "", group: heading.below, stops: true } };
}

/** The answers that follow, but for those that give none of something. */
const said = (actions: readonly NextAction[], table: TableView): string =>
  actions
    .filter(({ to }) => to["count"] !== 0)
    .map((action) => words.say(action.words, names(table)))
    .join(" → ");

/** The same answer alone, named by the question that comes next. Beside an answer that stops, that question says enough. */
function withoutUsual(row: Row, table: TableView): Row {
  const text = row.asks ? words.say(row.asks, names(table)) : "";
  return { ...row, id: `${row.answer}-ask`, text, after: row.stops ? "" : row.text, then: [], asks: null, final: false };
}

/** A bundle comes where its first answer would, unless the game has another heading for it. */
function bundled(bundle: Bundle, at: number, given: readonly Answer[], table: TableView, grouping: Grouping): Ranked {
  const { words: message, do: does, to, answer, then, final } = bundle;
  const first = given.find((one) => one.answer === answer);
  if (!first) throw new Error("the first answer of a bundle is offered");
  const own = { ...first, words: message, answer: -1 - at, do: does, to, then: [], asks: null, fails: null, final };
  const heading = ranked(own, table, grouping);
  const under = heading.row.group ? heading : ranked({ ...own, do: first.do }, table, grouping);
  const actions = [{ answer, do: first.do, to: first.to }, ...then];
  return { ...under, verb: first.do, row: { ...under.row, do: does, actions } };
}

/** The picked answers after a click on a choice: one copy more, or none if there is no other copy. */
export function toggled(picked: readonly number[], { answer, copies }: Choice, most: number): number[] {
  const more = picked.filter((one) => one === answer).length < copies && picked.length < most;
  return more ? [...picked, answer] : picked.filter((one) => one !== answer);
}

/** Whether a choice can be picked with others before all are sent: only if it is done to something. */
export const isPick = (choice: Choice, picks: number): boolean => picks > 1 && !choice.actions && Object.keys(choice.to).length > 0;

/** Every answer that can be picked, if the question takes them all; else nothing. */
export function everything(answers: readonly Choice[], picks: number): number[] {
  const all = answers.filter((choice) => isPick(choice, picks)).flatMap(({ answer, copies }) => Array<number>(copies).fill(answer));
  return all.length === picks ? all : [];
}

/** The answers to send when a choice is clicked, alone or after others were picked. */
export function sent(picked: readonly Choice[], last: Choice | null): { answer: number; then: Action[] } | null {
  const [first, ...more] = last?.actions ?? (last ? [...picked, last] : picked);
  if (first?.answer === undefined) return null;
  const rest = more.length > 0 ? more : ((last ?? picked[0])?.then ?? []);
  return { answer: first.answer, then: rest.map(({ do: done, to }) => ({ do: done, to })) };
}

/** The same answers in groups, in the order of their first answers. */
export function grouped<T extends { group: string }>(list: readonly T[]): { id: string; choices: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const choice of list) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  return [...groups].map(([id, members]) => ({ id, choices: members }));
}
