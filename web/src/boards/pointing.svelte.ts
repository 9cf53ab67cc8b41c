/** The answer that is pointed at. The board and the list of answers share it, so that each lights up with the other. */

import type { Choice } from "../lib/options";

type Handler = (event: Event) => void;

/** Attributes that make any HTML or SVG element a part of the board that can be chosen. */
export interface PartAttributes {
  role: "button";
  tabindex: 0;
  "aria-label": string;
  "aria-pressed": true | undefined;
  "data-answers": string;
  onclick: Handler;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: Handler;
  onpointerleave: Handler;
  onfocus: Handler;
  onblur: Handler;
}

export class Pointing {
  /** The answer under the pointer or with the focus, on the board or in the list. */
  answer = $state<number | null>(null);
  /** The answers to which the list is narrowed after a part with several was chosen; null for all. */
  narrowed = $state<readonly number[] | null>(null);

  /** The answer that a hint names: it stays lit until another question is asked. */
  hint = $state<number | null>(null);
  /** The answers that a tutorial waits for. */
  wanted = $state.raw<readonly number[]>([]);

  point(answer: number | null): void {
    this.answer = answer;
  }

  /** Whether any of these answers is pointed at. */
  at(...options: readonly (Choice | undefined)[]): boolean {
    return options.some((option) => option !== undefined && (option.answer === this.answer || option.answer === this.hint));
  }

  /** Whether a hint or a tutorial leads the reader to this answer: a board must show it. */
  leads(option: Choice): boolean {
    return option.answer === this.hint || this.wanted.includes(option.answer);
  }

  /**
   * Spread the result on an element: `<g {...hovered.part(option, choose)}>`. Click, Enter and Space choose; pointing
   * and focus light up the list. A part with several answers narrows the list to them instead.
   */
  part(options: Choice | readonly Choice[], choose: (answer: number) => void, name?: string): PartAttributes {
    const list = Array.isArray(options) ? (options as readonly Choice[]) : [options as Choice];
    const first = list[0];
    if (!first) throw new Error("a part that can be chosen needs an option");
    const take: Handler = (event) => {
      event.stopPropagation();
      if (list.length === 1) choose(first.answer);
      else this.narrowed = list.map((option) => option.answer);
    };
    return {
      role: "button",
      tabindex: 0,
      "aria-label": name ?? list.map((option) => option.text).join(", "),
      "aria-pressed": list.some(({ picked }) => picked) || undefined,
      "data-answers": list.map((option) => option.answer).join(" "),
      onclick: take,
      onkeydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        take(event);
      },
      onpointerenter: () => this.point(first.answer),
      onpointerleave: () => this.point(null),
      onfocus: () => this.point(first.answer),
      onblur: () => this.point(null),
    };
  }
}
