/** Finds the boards: every folder here with a `Board.svelte` is the board of the game with that name. */

import type { Component } from "svelte";
import type { Telling } from "../lib/follow/telling";
import type { BoardParts, BoardProps, FrameWords, GoalProps, PaymentProps, PickProps, Scoring, SeatProps } from "./types";

type Loader<T> = () => Promise<T>;
const boards = import.meta.glob<Component<BoardProps>>("./*/Board.svelte", { import: "default" });
const mine = import.meta.glob<Component<SeatProps>>("./*/My.svelte", { import: "default" });
const opponents = import.meta.glob<Component<SeatProps>>("./*/Opponent.svelte", { import: "default" });
const sheets = import.meta.glob<Component<PaymentProps>>("./*/Payment.svelte", { import: "default" });
const scorings = import.meta.glob<Scoring>("./*/score.ts");
const frames = import.meta.glob<FrameWords>("./*/frame.ts");
const tellings = import.meta.glob<Telling>("./*/told.ts");

const goals = import.meta.glob<Component<GoalProps>>("./*/Goal.svelte", { import: "default" });

const pickers = import.meta.glob<Component<PickProps>>("./*/pick/*.svelte", { import: "default" });

export const GENERIC = "generic";

/** Whether a game has a board of its own. */
export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in boards;

async function part<T, E>(files: Record<string, Loader<T>>, file: string, otherwise: E): Promise<T | E> {
  const load = files[file];
  return load ? load() : otherwise;
}

/** The board of a game with its parts; the generic one for a game without a board. */
export async function loadBoard(game: string): Promise<BoardParts> {
  const folder = hasBoard(game) ? game : GENERIC;
  const [Board, My, Opponent, Payment, scoring, frame, telling] = await Promise.all([
    part(boards, `./${folder}/Board.svelte`, null),
    part(mine, `./${folder}/My.svelte`, null),
    part(opponents, `./${folder}/Opponent.svelte`, null),
    part(sheets, `./${folder}/Payment.svelte`, null),
    part<Scoring, Scoring>(scorings, `./${folder}/score.ts`, {}),
    part<FrameWords, FrameWords>(frames, `./${folder}/frame.ts`, {}),
    part<Telling, Telling>(tellings, `./${folder}/told.ts`, {}),
  ]);
  if (!Board) throw new Error(`no board in ${folder}`);
  return { Board, My, Opponent, Payment, scoring, frame, telling };
}

/** Whether a game has three pictures of a turn for the card "How to play". */
export const hasGoal = (game: string): boolean => `./${game}/Goal.svelte` in goals;

export const loadGoal = (game: string): Promise<Component<GoalProps> | null> => part(goals, `./${game}/Goal.svelte`, null);

/** The component with which a game lets its reader pick the value of an option, such as a map; null for the usual one. */
export const loadPicker = (game: string, choice: string): Promise<Component<PickProps> | null> =>
  part(pickers, `./${game}/pick/${choice}.svelte`, null);
