/** Leads through a tutorial at its table: which step it is, what it expects, and whether a click may go through. */

import type { Choice } from "../answers";
import type { Answer, Action, TableView, Tutorial, TutorialStep } from "../types";
import { keepProgress, progressAt, rememberLearned } from "./progress";

/** What a click may send, and how many of the step's answers that gives. */
export interface Passed {
  send: readonly Action[];
  gives: number;
}

const entries = (action: Action): string =>
  `${action.do} ${Object.entries(action.to)
    .map(([domain, id]) => `${domain}:${String(id)}`)
    .toSorted()
    .join(" ")}`;

/** Whether two answers do the same to the same. */
export const same = (one: Action, other: Action): boolean => entries(one) === entries(other);

/** Whether these are the first answers of a list; in any order where several are picked at once. */
function begins(list: readonly Action[], given: readonly Action[], anyOrder: boolean): boolean {
  const first = list.slice(0, given.length).map(entries);
  const wanted = given.map(entries);
  if (anyOrder) return given.length <= list.length && first.toSorted().join("\n") === wanted.toSorted().join("\n");
  return given.length <= list.length && wanted.every((one, at) => one === first[at]);
}

export class Tutor {
  #at = $state(0);
  /** How many answers of the step are given. */
  #given = $state(0);
  /** Whether the reader wants to play without it for now. */
  left = $state(false);
  /** Of a step to watch: whether its sentence was read. */
  watching = $state(false);
  /** How often the reader was led back in this step. */
  nudges = $state(0);
  /** Whether an answer is under way. */
  sending = $state(false);
  /** The version of the table at which the reader last answered. */
  #answered = -1;

  constructor(
    readonly tutorial: Tutorial,
    readonly table: string,
  ) {
    const { step, given, left } = progressAt(table);
    this.#at = step;
    this.#given = given;
    this.left = left;
  }

  /** The step that is shown; null when it is over or left. */
  get step(): TutorialStep | null {
    return this.left ? null : (this.tutorial.steps[this.#at] ?? null);
  }

  get over(): boolean {
    return this.#at >= this.tutorial.steps.length;
  }

  /** Counted from 1. */
  get number(): number {
    return this.#at + 1;
  }

  get last(): boolean {
    return this.#at === this.tutorial.steps.length - 1;
  }

  /** The answers that the step still expects: the first is next, or any of them. */
  get expected(): readonly Action[] {
    const { step } = this;
    if (step?.kind === "answer") return step.answers.slice(this.#given);
    return step?.kind === "any" ? step.answers : [];
  }

  /** The answers that fit what is expected now. */
  fitting<T extends Action>(answers: readonly T[]): T[] {
    const wanted = this.step?.kind === "answer" ? this.expected.slice(0, 1) : this.expected;
    return answers.filter((choice) => wanted.some((one) => same(one, choice)));
  }

  /** The rows of the list that do what is expected: those that do all of it at once, if there are any; `picked` are done already. */
  rows(choices: readonly Choice[], picks = 1, picked: readonly number[] = []): Choice[] {
    const { expected } = this;
    const single = choices.filter(({ actions }) => !actions);
    if (picks > 1) return single.filter((one) => !picked.includes(one.answer) && expected.some((other) => same(one, other)));
    const whole = choices.filter(({ actions }) => actions && actions.length === expected.length && begins(expected, actions, false));
    return whole.length > 0 ? whole : this.fitting(single);
  }

  /** Whether the table is somewhere else than the step: nothing that it expects is offered. */
  lost(answers: readonly Answer[]): boolean {
    return !this.sending && this.expected.length > 0 && answers.length > 0 && this.fitting(answers).length === 0;
  }

  /** Whether something may be picked together with others. */
  mayPick(pick: Action): boolean {
    const { step } = this;
    const fits = !step || step.kind === "free" || this.expected.some((one) => same(one, pick));
    if (!fits) this.nudges += 1;
    return fits;
  }

  /**
   * What of a click goes through: `chosen` are the answers that it stands for, of which the first `own` are meant and the
   * others usually follow. Null leads the reader back.
   */
  pass(chosen: readonly Action[], own: number, anyOrder = false): Passed | null {
    const { step } = this;
    if (!step) return { send: chosen, gives: 0 };
    const passed = this.#passed(step, chosen, own, anyOrder);
    if (!passed) this.nudges += 1;
    return passed;
  }

  #passed(step: TutorialStep, chosen: readonly Action[], own: number, anyOrder: boolean): Passed | null {
    const meant = chosen.slice(0, own);
    const [first] = meant;
    const send = step.usual ? chosen : meant;
    if (step.kind === "free") return { send, gives: 1 };
    if (step.kind === "any") return first && own === 1 && this.expected.some((one) => same(one, first)) ? { send, gives: 1 } : null;
    if (step.kind !== "answer" || !first || !begins(this.expected, meant, anyOrder)) return null;
    if (own === this.expected.length) return { send, gives: own };
    const more = this.expected.slice(own);
    const follow = chosen.slice(own);
    const differ = follow.findIndex((one, at) => !more[at] || !same(one, more[at]));
    const upTo = differ < 0 ? follow.length : differ;
    return { send: [...meant, ...follow.slice(0, upTo)], gives: own + upTo };
  }

  /** An answer went through. */
  gave({ gives }: Passed, version: number): void {
    const { step } = this;
    if (!step) return;
    this.#answered = version;
    this.#given += gives;
    this.nudges = 0;
    if (step.kind !== "answer" || this.#given >= step.answers.length) this.#next();
    else this.#keep();
  }

  /** The reader has read what is said. */
  read(table: TableView): void {
    const { step } = this;
    if (step?.kind === "read") this.#next();
    else if (step?.kind === "watch") {
      this.watching = true;
      this.look(table);
    }
  }

  /** What was to be watched is over when the reader is asked again. */
  look(table: TableView): void {
    const asked = (table.pending?.answers.length ?? 0) > 0;
    if (this.watching && ((asked && table.version > this.#answered) || table.over)) this.#next();
  }

  leave(): void {
    this.left = true;
    this.#keep();
  }

  resume(): void {
    this.left = false;
    this.#keep();
  }

  /** Done with it, wherever one is. */
  finish(): void {
    this.#at = this.tutorial.steps.length;
    this.#keep();
  }

  #next(): void {
    this.#at += 1;
    this.#given = 0;
    this.nudges = 0;
    this.watching = false;
    if (this.over) rememberLearned(this.tutorial.game, this.tutorial.id);
    this.#keep();
  }

  #keep(): void {
    keepProgress(this.table, { step: this.#at, given: this.#given, left: this.left });
  }
}
