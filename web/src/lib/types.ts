/** What the server says, in the names of its HTTP interface. `openapi.ts` is made from the server and must agree. */

export type Argument = number | string | { name: string } | { seat: number };

/** A sentence by id; the catalogues hold the words. `rules` are ledger ids. */
export interface Message {
  id: string;
  args: Record<string, Argument>;
  rules: string[];
}

export interface GameOption {
  name: string;
  allowed: OptionValue[];
  default: OptionValue;
}

export type OptionValue = string | number | boolean;

export interface GameInfo {
  id: string;
  title: string;
  players: { min: number; max: number };
  options: GameOption[];
  bots: string[];
}

export interface Rule {
  id: string;
  section: string;
  tags: string[];
  text: string;
}

/** A game's component files, by file name. */
export type Content = Record<string, unknown>;

export type SeatKind = "person" | "bot" | "open";

export interface Orders {
  window?: "ask" | "pass";
}

export interface Seat {
  seat: number;
  name: string;
  kind: SeatKind;
  bot: string | null;
  present: boolean;
  orders?: Orders | null;
}

export interface Option {
  answer: number;
  words: Message;
  /** True when this answer cannot be taken back. */
  final: boolean;
}

export interface Pending {
  rule: string;
  /** Null in a reaction window of somebody else: nobody learns who is asked. */
  player: number | null;
  prompt: Message;
  rules: string[];
  /** Only filled for an own seat that is asked. */
  options: Option[];
  window: boolean;
  until: number | null;
}

export interface Outcome {
  winners: number[];
  /** Seats from first to last, those of one place together. */
  ranking: number[][];
  scores: number[];
  reason: Message;
}

export interface Undo {
  answers: number;
  stopped_by: string;
  words: Message | null;
}

export interface LogLine {
  number: number;
  n: number;
  words: Message;
  withdrawn: boolean;
}

/** What `state.view(seat)` of a game gives: its shape belongs to the game. */
export type View = Record<string, unknown>;

export interface TableView {
  table: string;
  game: string;
  title: string;
  options: Record<string, OptionValue>;
  commitment: string;
  secret: string | null;
  version: number;
  last_event: number;
  started: boolean;
  over: boolean;
  code: string | null;
  you: number[];
  host: boolean;
  seats: Seat[];
  /** Empty before the start. */
  view: View;
  viewed_as: number | null;
  /** Empty before the start. */
  scores: number[];
  outcome: Outcome | null;
  pending: Pending | null;
  undo: Undo | null;
  undo_request: { seat: number; to: number; agreed: number[] } | null;
  log: LogLine[];
  rematch: { table: string; token: string | null } | null;
}

export interface TableNews {
  number: number;
  version: number;
  events: LogLine[];
  table: Omit<TableView, "log">;
}

/** One line of a game as a replay shows it. */
export interface Moment {
  n: number;
  view: View;
  events: LogLine[];
  pending: Pending | null;
  scores: number[];
}

export interface Made {
  table: string;
  code: string | null;
  host: string;
  watch: string;
  seats: { seat: number; given: number; kind: SeatKind; name: string; token: string | null }[];
}

export interface Mine {
  table: string;
  game: string;
  title: string;
  seats: Seat[];
  your_turn: boolean;
  over: boolean;
  updated: number;
}
