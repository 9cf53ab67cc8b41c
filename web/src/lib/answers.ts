/** The answers of a decision as both the list and the board show them: numbered, in words, in groups. */

import type { Bundle, NextAction, Answer, Action, TableView } from "./types";
import { t, words } from "./words.svelte";

export interface Choice extends Answer {
  /** Tells the rows of the list apart: an answer may stand there twice, with and without what usually follows. */
  id: string;
  /** Counted from 1: the badge on the board, the number in the list and the number key are one and the same. */
  number: number;
  /** The answer in words. */
  text: string;
  /** What follows by itself, in words; empty if nothing does. */
  after: string;
  /** Message id of the heading it stands under; empty for none. */
  group: string;
  /** It stops or declines: it stands below those that do something. */
  stops?: boolean;
  /** How often it is picked, if several answers are given at once. */
  picked?: number;
  /** Of a bundle: all that it answers. Its own `answer` is below 0 and only tells it apart. */
  actions?: readonly Given[];
}

/** An answer as it is sent: by number if it is asked now, and by what it does. */
interface Given extends Action {
  answer?: number;
}

/** All that the list shows. The boards show `answers`: each answer once, and none that another answer makes needless. */
export interface Offer {
  /** Also bundles: several answers with one click. They stand before the single ones of their group. */
  answers: Choice[];
  /** What hardly anyone needs: folded away. */
  others: Choice[];
}

/**
 * The heading of answers that stand below the others: those that stop or decline last of all; with `late` those that
 * nobody should take by mistake for the first thing to do.
 */
export type Below = { below: string } | { late: string };

/** Says under which heading (a message id, or "") an answer stands. */
export type Grouping = (choice: Answer, table: TableView) => string | Below;

export const names = (table: TableView): string[] => table.seats.map((seat) => seat.name);

type Row = Omit<Choice, "number">;
interface Ranked {
  rank: number;
  row: Row;
  /** The verb by whose place it is sorted. */
  verb: string;
}

const FAILS = "web-group-fails";
/** Where a row stands: what is usually done, what is late, what must fail, what stops. */
const RANK = { usual: 0, late: 1, fails: 2, stops: 3 };

/** What is offered, those of one group side by side, numbered as it is shown: first what is usually done, last what stops. */
export function offer(table: TableView, grouping: Grouping = () => "", order: readonly string[] = []): Offer {
  const given = table.pending?.answers ?? [];
  const bundles = (table.pending?.bundles ?? []).map((bundle, at) => bundled(bundle, at, given, table, grouping));
  const full = new Set(bundles.flatMap(({ row, verb }) => (row.do === verb ? [row.actions?.[0]?.answer] : [])));
  const needless = (one: Answer): boolean => one.instead !== null || full.has(one.answer);
  const rows = [...bundles, ...given.filter((one) => !needless(one)).map((one) => ranked(one, table, grouping))];
  const index = ({ row, verb }: Ranked): number => {
    const found = order.findIndex((one) => one === row.do || (!order.includes(row.do) && one === verb));
    return found < 0 ? order.length : found;
  };
  const sorted = rows.toSorted((a, b) => a.rank - b.rank || index(a) - index(b));
  const shown = grouped(sorted.map(({ row }) => row)).flatMap((group) => group.choices);
  const folded = given.filter(needless).map((one) => ranked(one, table, grouping).row);
  const asked = shown.flatMap((row) => (row.then.length > 0 && !row.actions ? [withoutUsual(row, table)] : []));
  const answers = shown.flatMap((row) => [row, ...asked.filter((other) => row.stops && other.answer === row.answer)]);
  const others = [...asked.filter((row) => !row.stops), ...folded];
  const numbered = [...answers, ...others].map((row, at) => ({ ...row, number: at + 1 }));
  return { answers: numbered.slice(0, answers.length), others: numbered.slice(answers.length) };
}

/** The answers as the boards show them: each answer once, and those bundles that lead to something. */
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

const said = (actions: readonly NextAction[], table: TableView): string =>
  actions.map((action) => words.say(action.words, names(table))).join(" → ");

/** The same answer alone: the next question is asked. Beside what stops, that question says enough. */
function withoutUsual(row: Row, table: TableView): Row {
  const question = row.asks ? words.say(row.asks, names(table)) : "";
  const text = row.stops ? question : t("web-answer-ask", { answer: row.text, question });
  return { ...row, id: `${row.answer}-ask`, text, after: "", then: [], asks: null, final: false };
}

/** A bundle stands where its first answer stands, unless the game has another heading for it. */
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

/** The answers picked after a click on a choice: one more of it, or none of it if there is no more. */
export function toggled(picked: readonly number[], { answer, copies }: Choice, most: number): number[] {
  const more = picked.filter((one) => one === answer).length < copies && picked.length < most;
  return more ? [...picked, answer] : picked.filter((one) => one !== answer);
}

/** Whether a choice is picked with others before all are sent: it is done to something. */
export const isPick = (choice: Choice, picks: number): boolean => picks > 1 && !choice.actions && Object.keys(choice.to).length > 0;

/** All that can be picked, if the question takes them all; else nothing. */
export function everything(answers: readonly Choice[], picks: number): number[] {
  const all = answers.filter((choice) => isPick(choice, picks)).flatMap(({ answer, copies }) => Array<number>(copies).fill(answer));
  return all.length === picks ? all : [];
}

/** What is sent when a choice is clicked after others were picked, or by itself. */
export function sent(picked: readonly Choice[], last: Choice | null): { answer: number; then: Action[] } | null {
  const [first, ...more] = last?.actions ?? (last ? [...picked, last] : picked);
  if (first?.answer === undefined) return null;
  const rest = more.length > 0 ? more : ((last ?? picked[0])?.then ?? []);
  return { answer: first.answer, then: rest.map(({ do: done, to }) => ({ do: done, to })) };
}

/** The same answers in groups, each where its first answer stands. */
export function grouped<T extends { group: string }>(list: readonly T[]): { id: string; choices: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const choice of list) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  return [...groups].map(([id, members]) => ({ id, choices: members }));
}
