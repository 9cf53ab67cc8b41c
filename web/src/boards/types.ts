/** What a board is given, and what it may bring. README.md beside this file explains it. */

import type { Component } from "svelte";
import type { Telling } from "../lib/follow/telling";
import type { Choice, Grouping } from "../lib/answers";
import type { Content, LogLine, Message, OptionValue, Action, TableView } from "../lib/types";
import type { Pointing } from "./pointing.svelte";

export interface BoardProps {
  /** The table as its reader may see it; `table.view` is the game's own view. */
  table: TableView;
  /** The game's component files by name, as JSON. */
  content: Content;
  /** What can be chosen now: empty unless an own seat is asked. */
  answers: Choice[];
  /** What is pointed at, shared by board and list. */
  hovered: Pointing;
  /** Give an answer, with what usually follows; or with `then`, the answers to the next questions, and what usually follows those. */
  choose: (answer: number, then?: readonly Action[]) => void;
  /** What the others did in their last turns, for the trails of what they moved. */
  lately?: readonly LogLine[];
}

export interface SeatProps extends BoardProps {
  /** The seat whose things are shown. */
  seat: number;
}

/** What `Goal.svelte` gets: which of the three pictures of a turn to draw, as an SVG of class `goal` and 160 by 104. */
export interface GoalProps {
  step: 1 | 2 | 3;
}

/** What `pick/<option>.svelte` gets: it shows the allowed values in its own way. */
export interface PickProps {
  content: Content;
  allowed: readonly OptionValue[];
  value: OptionValue;
  pick: (value: OptionValue) => void;
}

/** `score.ts` of a game may export any of these. */
export interface Scoring {
  /** Names of icons by what gave points. */
  icons?: Readonly<Record<string, string>>;
  /** The message that says what decides between players with equal points. Without one they share their place. */
  tie?: string;
  /** The round that a view stands in, for the chart of points and the marks on the replay's slider. */
  round?: (view: Record<string, unknown>) => number | null;
}

/** `frame.ts` of a game may export any of these. */
export interface FrameWords {
  /** Short facts for the top bar, such as the round. */
  facts?: (table: TableView, content: Content) => Message[];
  /** The heading that an answer stands under. */
  group?: Grouping;
  /** Verbs whose words name what falls to chance: their answers need no padlock. */
  telling?: readonly string[];
  /** Verbs in the order in which their answers are listed, what is usually done first; others follow. */
  order?: readonly string[];
}

/** A game's board, loaded. Only `Board` must be there. */
export interface BoardParts {
  Board: Component<BoardProps>;
  My: Component<SeatProps> | null;
  Opponent: Component<SeatProps> | null;
  scoring: Scoring;
  frame: FrameWords;
  telling: Telling;
}
