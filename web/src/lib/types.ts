/**
 * The types of the server's replies. `tools.web_types` writes `openapi.ts`; here its types get short names, and those that
 * the server leaves open (arguments of messages, kinds of seats) become exact.
 */

import type { components } from "./openapi";

type Schemas = components["schemas"];
type Refined<T, R> = Omit<T, keyof R> & R;

export type Argument = number | string | { name: string } | { seat: number };

/** A sentence by id; the catalogues hold the words. `rules` are ledger ids. */
export type Message = Refined<Schemas["Words"], { args: Record<string, Argument> }>;

export type OptionValue = string | number | boolean;
export type GameOption = Schemas["GameOption"];
export type GameInfo = Schemas["GameInfo"];
export type Health = Schemas["Health"];
export type Rule = Schemas["Rule"];

/** A game's component files, by file name. */
export type Content = Record<string, unknown>;

export type SeatKind = "person" | "bot" | "open";
export type Orders = { window?: "ask" | "pass" };
export type Seat = Refined<Schemas["SeatView"], { kind: SeatKind; orders?: Orders | null }>;

/** Ids of things by domain. */
export type Things = Record<string, unknown>;

/** An answer as the server takes it: what it does, and to what. */
export type Action = { do: string; to: Things };

/** A step of a tutorial: its sentence, the things that light up, the answers that end it. */
export type TutorialStep = Refined<Schemas["TutorialStep"], { answers: Action[]; light: Things[] }>;
export type Tutorial = Refined<Schemas["TutorialView"], { steps: TutorialStep[] }>;
export type TutorialInfo = Schemas["TutorialInfo"];

/** An action that follows by itself. */
export type NextAction = Refined<Schemas["StepView"], { words: Message; to: Things }>;

export type Answer = Refined<
  Schemas["AnswerView"],
  { words: Message; to: Things; then: NextAction[]; asks: Message | null; fails: Message | null }
>;

/** Several answers in one click. */
export type Bundle = Refined<Schemas["BundleView"], { words: Message; to: Things; then: Action[] }>;

/** `player` is null in a reaction window of somebody else; `answers` are there only if this reader is asked. */
export type Pending = Refined<
  Schemas["PendingView"],
  { prompt: Message; answers: Answer[]; bundles: Bundle[]; picks: number; fewest: number }
>;

/** An answer that is not offered, and the reason. */
export type WhyNot = Refined<Schemas["WhyNot"], { to: Things; about: Message; reason: Message }>;

/** A strong player's answer, and why. */
export type Hint = Refined<Schemas["HintView"], { to: Things; words: Message; why: Message[] }>;

/** A decision as the coach judges it; chances are from 0 to 1. */
export interface Decision {
  line: number;
  seat: number;
  rule: string;
  answer: number;
  best: number;
  chance: number;
  loss: number;
  error: number;
  mark: "inaccuracy" | "mistake" | "blunder" | null;
  asked: Message;
  said: Message;
  better: Message;
}

/** The coach's verdict on a seat. */
export interface CoachedSeat {
  seat: number;
  name: string;
  result: number | null;
  luck: number;
  luck_error: number;
  adjusted: number | null;
  decisions: number;
  given_up: number;
  given_up_error: number;
  turning_points: number[];
  /** Without figures: why they won or lost, how lucky they were, and the lines of a good decision and of one to learn from. */
  first_page: { why: Message; luck: Message; well: number | null; next: number | null };
}

export interface Analysis {
  judge: string;
  worlds: number;
  seats: CoachedSeat[];
  course: { line: number; chances: number[] }[];
  decisions: Decision[];
}

export type AnalysisView = Refined<Schemas["AnalysisView"], { analysis: Analysis | null }>;

export type Outcome = Refined<Schemas["OutcomeView"], { reason: Message }>;
export type Undo = Refined<Schemas["UndoView"], { words: Message | null }>;
/** A note about a seat, after the event of that number. */
export type SeatNote = Refined<Schemas["SeatNote"], { words: Message }>;
/** A phrase that somebody said, after the event of that number. */
export type Said = Schemas["Said"];
export type LogLine = Refined<Schemas["LogLine"], { words: Message; about: Things }>;

/** A source of points, and the points of each seat from it. */
export type Source = Refined<Schemas["SourceView"], { words: Message }>;

/** The game's `state.view(seat)`: every game has its own shape. */
export type View = Record<string, unknown>;

/** A table as its reader may see it; `view` and `scores` are empty before the game starts. */
export type TableView = Refined<
  Omit<Schemas["TableView"], "public">,
  {
    seats: Seat[];
    view: View;
    scores: number[];
    breakdown: Source[];
    outcome: Outcome | null;
    pending: Pending | null;
    undo: Undo | null;
    log: LogLine[];
    seat_notes: SeatNote[];
    webhook: Refined<Schemas["WebhookView"], { failed: Message | null }> | null;
  }
>;

export type TableNews = Refined<Schemas["TableNews"], { events: LogLine[]; table: TableView }>;

/** How often chance gave an outcome to a seat, and how often one would expect it. */
export type Fallen = Refined<Schemas["Fallen"], { words: Message }>;

/** One line of a game as a replay shows it. */
export type Moment = Refined<Omit<Schemas["Moment"], "line">, { events: LogLine[]; pending: Pending | null }>;

export type Made = Refined<Schemas["MadeTable"], { seats: Refined<Schemas["NewSeat"], { kind: SeatKind }>[] }>;

/** A new table at a position to find the best answer of. */
export type PosedTable = Refined<Schemas["PuzzleView"], { table: Made; said: Message; better: Message }>;

export type Mine = Refined<Schemas["TableBrief"], { seats: Seat[] }>;

/** The reply to a request that was carried out: the table's version afterwards. */
export type Accepted = Schemas["Accepted"];

/** A seat that somebody took, with its new token. */
export type Seated = Schemas["Seated"];
export type Rematch = Schemas["RematchView"];
export type UndoAsked = Schemas["UndoAsked"];

export type RecordReading = Refined<
  Schemas["Replayed"],
  { table: { game: string; content: string; seats: string[]; options: Record<string, OptionValue> }; moments: Moment[] }
>;
