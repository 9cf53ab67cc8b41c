/** The properties that a board gets, and the parts that it may export. README.md beside this file explains them. */

import type { Component } from "svelte";
import type { Telling } from "../lib/follow/telling";
import type { Choice, Grouping } from "../lib/answers";
import type { Content, LogLine, Message, OptionValue, Action, TableView } from "../lib/types";
import type { Pointing } from "./pointing.svelte";

export interface BoardProps {
  /** The table as its reader may see it; `table.view` is the view of the game. */
  table: TableView;
  /** The game's component files by name, as JSON. */
  content: Content;
  /** The answers that can be chosen now: none unless one of the reader's seats is asked. */
  answers: Choice[];
  /** The answer that is pointed at, shared by board and list. */
  hovered: Pointing;
  /** Gives an answer and those that usually follow it. `then` has answers to the next questions; those that usually follow the last of them come after it. */
  choose: (answer: number, then?: readonly Action[]) => void;
  /** The log of the last turns of the others, for the trails of what they moved. */
  lately?: readonly LogLine[];
}

export interface SeatProps extends BoardProps {
  /** The seat whose things are shown. */
  seat: number;
}

/** The properties of `Payment.svelte`, a whole payment on one sheet in the place of the list of answers. */
export interface PaymentProps extends BoardProps {
  /** Sends what is picked, if the question takes several answers. */
  send: () => void;
  busy: boolean;
  /** The ids of the choices that a tutorial waits for. */
  wanted: readonly string[];
  /** Whether a tutorial leads the reader. */
  taught: boolean;
}

/** The properties of `Goal.svelte`: which of the three pictures of a turn to draw, as an SVG of class `goal`, 160 by 104. */
export interface GoalProps {
  step: 1 | 2 | 3;
}

/** The properties of `pick/<option>.svelte`, which shows the allowed values of an option for a new table. */
export interface PickProps {
  content: Content;
  allowed: readonly OptionValue[];
  value: OptionValue;
  pick: (value: OptionValue) => void;
}

/** `score.ts` of a game may export any of these. */
export interface Scoring {
  /** The names of icons, by what gave points. */
  icons?: Readonly<Record<string, string>>;
  /** The message that says how ties are broken. Without one, players with equal points share their place. */
  tie?: string;
  /** The round of a view, for the chart of points and the marks on the slider of a replay. */
  round?: (view: Record<string, unknown>) => number | null;
}

/** `frame.ts` of a game may export any of these. */
export interface FrameWords {
  /** Short facts for the top bar, such as the round. */
  facts?: (table: TableView, content: Content) => Message[];
  /** The heading above an answer in the list. */
  group?: Grouping;
  /** Verbs whose words already say that chance decides: their answers need no padlock. */
  telling?: readonly string[];
  /** Verbs in the order of their answers in the list, the usual ones first; all others follow. */
  order?: readonly string[];
  /** The heading of the payment sheet in place of the question; null if the list of answers has to ask. */
  pays?: (table: TableView) => Message | null;
}

/** The loaded board of a game. Only `Board` is required. */
export interface BoardParts {
  Board: Component<BoardProps>;
  My: Component<SeatProps> | null;
  Opponent: Component<SeatProps> | null;
  Payment: Component<PaymentProps> | null;
  scoring: Scoring;
  frame: FrameWords;
  telling: Telling;
}
