/** The reader's progress in tutorials, and the ones they finished. */

import { recall, remember } from "../keep";

/** The step, the number of its answers already given, and whether the reader has left the tutorial for now. */
export interface Progress {
  step: number;
  given: number;
  left: boolean;
}

const TABLES = "tutorials";
const LEARNED = "learned";
/** Progress is kept for this many tables. */
const MOST = 20;

type Kept = Record<string, Progress>;

export const progressAt = (table: string): Progress => recall<Kept>(TABLES, {})[table] ?? { step: 0, given: 0, left: false };

export function keepProgress(table: string, progress: Progress): void {
  const { [table]: _old, ...others } = recall<Kept>(TABLES, {});
  const latest = Object.entries(others).slice(1 - MOST);
  remember(TABLES, { ...Object.fromEntries(latest), [table]: progress });
}

const name = (game: string, tutorial: string): string => `${game}/${tutorial}`;

export const learned = (game: string, tutorial: string): boolean => recall<string[]>(LEARNED, []).includes(name(game, tutorial));

/** Whether any tutorial of a game was finished here. */
export const knows = (game: string): boolean => recall<string[]>(LEARNED, []).some((one) => one.startsWith(`${game}/`));

export function rememberLearned(game: string, tutorial: string): void {
  if (!learned(game, tutorial)) remember(LEARNED, [...recall<string[]>(LEARNED, []), name(game, tutorial)]);
}
