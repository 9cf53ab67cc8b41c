/** Giving answers: picking several for one question, confirming one that can't be undone, and asking the tutorial. */

import type { Pointing } from "../boards/pointing.svelte";
import type { FrameWords } from "../boards/types";
import { everything, isPick, offer, onBoard, sent, toggled, type Choice, type Offer } from "./answers";
import { settings } from "./settings.svelte";
import type { OpenTable } from "./table.svelte";
import type { Passed, Tutor } from "./tutor/tutor.svelte";
import type { Action, TableView } from "./types";

const NOTHING: Offer = { answers: [], others: [] };

/** Answers that are ready to be sent. */
interface Ready {
  answer: number;
  then: readonly Action[];
  /** Add what almost everyone answers next. */
  usual: boolean;
  /** The part that the tutorial lets through; null without a tutorial. */
  passed: Passed | null;
}

/** Create it while a component initialises: it lives as long as the component. */
export class Answering {
  /** The answers picked so far to a question that takes several; they count at this version of the table only. */
  #basket = $state.raw<{ version: number; answers: readonly number[] }>({ version: -1, answers: [] });
  #waiting = $state.raw<(Ready & { version: number; text: string }) | null>(null);

  constructor(
    readonly open: OpenTable,
    readonly view: () => TableView,
    readonly tutor: () => Tutor | null,
    readonly words: FrameWords,
    readonly hovered: Pointing,
  ) {
    $effect(() => {
      hovered.wanted = this.wanted.map(({ answer }) => answer);
    });
  }

  /** What the reader pays for on one sheet; null if the question is anything else. */
  readonly paying = $derived.by(() => (this.asked ? (this.words.pays?.(this.view()) ?? null) : null));
  /** Whether the reader is asked. */
  readonly asked = $derived.by(() => (this.view().pending?.answers.length ?? 0) > 0);
  readonly offer = $derived.by(() => (this.asked ? offer(this.view(), this.words.group, this.words.order) : NOTHING));
  readonly picks = $derived.by(() => this.view().pending?.picks ?? 1);
  readonly picked = $derived.by(() => (this.#basket.version === this.view().version ? this.#basket.answers : []));
  readonly choices = $derived.by(() => onBoard(this.offer));
  /** The choices with the number of times that each is picked. */
  readonly shown = $derived.by(() => (this.picks > 1 ? this.choices.map((choice) => this.#counted(choice)) : this.choices));
  /** The rows of the list that a tutorial waits for. */
  readonly wanted = $derived.by(() => {
    const { answers, others } = this.offer;
    const tutor = this.tutor();
    return tutor?.step && !this.open.busy ? tutor.rows([...answers, ...others], this.picks, this.picked) : [];
  });
  /** The answers that are sent once the reader confirms them. */
  readonly waiting = $derived.by(() => (this.#waiting?.version === this.view().version ? this.#waiting : null));
  readonly #everything = $derived.by(() => everything(this.choices, this.picks));

  #counted(choice: Choice): Choice {
    return { ...choice, picked: this.picked.filter((one) => one === choice.answer).length };
  }

  /** The reader clicks a choice on the board, which may add answers to the next questions. */
  choose(answer: number, then?: readonly Action[]): void {
    const first = this.view().pending?.answers.find((one) => one.answer === answer);
    const choice = this.choices.find((one) => one.answer === answer);
    if (then && first) this.#lead(answer, [first, ...then], 1 + then.length, true);
    else if (choice) this.take(choice);
  }

  /** The reader clicks a choice: it joins those picked before, or it is sent with them. A payment waits for its button. */
  take(choice: Choice): void {
    if (this.open.busy) return;
    if (!isPick(choice, this.picks)) return this.#send(choice);
    const tutor = this.tutor();
    if (tutor && !this.picked.includes(choice.answer) && !tutor.mayPick(choice)) return;
    this.#pick(toggled(this.picked, choice, this.picks));
    if (this.picked.length === this.picks && !this.paying) this.#send(null);
  }

  /** Picks everything, so that the reader takes out the rest; null if the question takes fewer, or everything is picked. */
  get pickAll(): (() => void) | null {
    const all = this.#everything;
    return all.length > 0 && this.picked.length < all.length ? () => this.#pick(all) : null;
  }

  /** Send the picked answers, and say that there are no more. */
  sendPicked(): void {
    const stops = this.choices.filter((choice) => choice.stops);
    this.#send(stops.length === 1 ? stops[0]! : null);
  }

  confirm(): void {
    if (this.waiting) void this.#give(this.waiting);
  }

  cancel(): void {
    this.#waiting = null;
  }

  #pick(answers: readonly number[]): void {
    this.#basket = { version: this.view().version, answers };
  }

  #send(last: Choice | null): void {
    const all = this.picked.flatMap((answer) => this.choices.find((one) => one.answer === answer) ?? []);
    const given = sent(all, last);
    const clicked = last ?? all.at(-1);
    if (!given || !clicked) return;
    const first = this.view().pending?.answers.find((one) => one.answer === given.answer);
    if (!first) return;
    const meant = last?.actions?.length ?? Math.max(1, all.length + (last ? 1 : 0));
    this.#lead(given.answer, [first, ...given.then], meant, false, clicked.final ? clicked.text : undefined);
  }

  /** Send answers if the tutorial lets them through; the first `meant` were clicked, and `final` are the words to confirm. */
  #lead(answer: number, actions: readonly Action[], meant: number, usual: boolean, final?: string): void {
    const tutor = this.tutor();
    const passed = tutor?.step ? tutor.pass(actions, meant, this.picks > 1) : null;
    if (tutor?.step && !passed) return;
    const then = (passed?.send ?? actions).slice(1).map(({ do: done, to }) => ({ do: done, to }));
    const ready = { answer, then, passed, usual: usual && (!passed || Boolean(tutor?.step?.usual)) };
    if (final !== undefined && settings.confirm) this.#waiting = { ...ready, version: this.view().version, text: final };
    else void this.#give(ready);
  }

  async #give({ answer, then, usual, passed }: Ready): Promise<void> {
    this.#waiting = null;
    this.hovered.point(null);
    const { version } = this.view();
    const tutor = this.tutor();
    if (tutor) tutor.sending = true;
    this.open.first ??= answer;
    await this.open.choose(answer, then, usual);
    if (passed && !this.open.problem) tutor?.gave(passed, version);
    if (tutor) tutor.sending = false;
  }
}
