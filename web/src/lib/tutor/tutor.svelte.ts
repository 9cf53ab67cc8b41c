/** Leads through a tutorial at its table: the step, the answers it expects, and whether a click may go through. */

import type { Choice } from "../answers";
import type { Answer, Action, TableView, Tutorial, TutorialStep } from "../types";
import { keepProgress, progressAt, rememberLearned } from "./progress";

/** The actions that a click may send, and how many of the step's answers they give. */
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

/** Whether these are the first answers of a list, perhaps in any order. */
function begins(list: readonly Action[], given: readonly Action[], anyOrder: boolean): boolean {
  const first = list.slice(0, given.length).map(entries);
  const wanted = given.map(entries);
  if (anyOrder) return given.length <= list.length && first.toSorted().join("\n") === wanted.toSorted().join("\n");
  return given.length <= list.length && wanted.every((one, at) => one === first[at]);
}

export class Tutor {
  #at = $state(0);
  /** The number of the step's answers already given. */
  #given = $state(0);
  /** Whether the reader has left the tutorial for now. */
  left = $state(false);
  /** Whether the reader has read the sentence of a step to watch. */
  watching = $state(false);
  /** The number of wrong clicks in this step. */
  nudges = $state(0);
  /** Whether an answer is on its way to the server. */
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

  /** The current step; null if the tutorial is over, or left for now. */
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

  /** The answers that the step still expects: the first one next, or any of them. */
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

  /** The rows of the list that are expected: those with all answers at once, if there are any; `picked` are done already. */
  rows(choices: readonly Choice[], picks = 1, picked: readonly number[] = []): Choice[] {
    const { expected } = this;
    const single = choices.filter(({ actions }) => !actions);
    if (picks > 1) return single.filter((one) => !picked.includes(one.answer) && expected.some((other) => same(one, other)));
    const whole = choices.filter(({ actions }) => actions && actions.length === expected.length && begins(expected, actions, false));
    return whole.length > 0 ? whole : this.fitting(single);
  }

  /** Whether the table has left the tutorial's path: none of the expected answers is offered. */
  lost(answers: readonly Answer[]): boolean {
    return !this.sending && this.expected.length > 0 && answers.length > 0 && this.fitting(answers).length === 0;
  }

  /** Whether the tutorial lets the reader pick this. */
  mayPick(pick: Action): boolean {
    const { step } = this;
    const fits = !step || step.kind === "free" || this.expected.some((one) => same(one, pick));
    if (!fits) this.nudges += 1;
    return fits;
  }

  /**
   * The part of a click that goes through: `chosen` are its answers, of which the reader meant the first `meant`; the
   * others usually follow. Null if none goes through.
   */
  pass(chosen: readonly Action[], meant: number, anyOrder = false): Passed | null {
    const { step } = this;
    if (!step) return { send: chosen, gives: 0 };
    const passed = this.#passed(step, chosen, meant, anyOrder);
    if (!passed) this.nudges += 1;
    return passed;
  }

  #passed(step: TutorialStep, chosen: readonly Action[], meant: number, anyOrder: boolean): Passed | null {
    const clicked = chosen.slice(0, meant);
    const [first] = clicked;
    const send = step.usual ? chosen : clicked;
    if (step.kind === "free") return { send, gives: 1 };
    if (step.kind === "any") return first && meant === 1 && this.expected.some((one) => same(one, first)) ? { send, gives: 1 } : null;
    if (step.kind !== "answer" || !first || !begins(this.expected, clicked, anyOrder)) return null;
    if (meant === this.expected.length) return { send, gives: meant };
    const more = this.expected.slice(meant);
    const follow = chosen.slice(meant);
    const differ = follow.findIndex((one, at) => !more[at] || !same(one, more[at]));
    const upTo = differ < 0 ? follow.length : differ;
    return { send: [...clicked, ...follow.slice(0, upTo)], gives: meant + upTo };
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

  /** A step to watch is over when the reader is asked again. */
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

  /** End the tutorial, whatever the step. */
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
