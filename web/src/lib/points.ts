/** Points over the course of a game, from its moments. */

import type { Moment, Outcome } from "./types";

export interface Course {
  marks: string[];
  /** Points by seat at each mark. */
  lines: number[][];
}

const MARKS = 24;

/** Whether players with equal points have different places. */
export function tieBroken({ ranking, scores }: Outcome): boolean {
  const best = ranking.map((group) => scores[group[0]!]);
  return new Set(best).size < best.length;
}

/** One mark per round where the game says what a round is, else evenly spread over the game. */
export function course(moments: readonly Moment[], round?: (view: Record<string, unknown>) => number | null): Course {
  const scored = moments.filter((moment) => moment.scores.length > 0);
  const chosen = round ? lastOfRounds(scored, round) : spread(scored);
  const seats = scored.at(-1)?.scores.length ?? 0;
  return {
    marks: chosen.map(({ mark }) => mark),
    lines: Array.from({ length: seats }, (_, seat) => chosen.map(({ moment }) => moment.scores[seat] ?? 0)),
  };
}

interface Mark {
  mark: string;
  moment: Moment;
}

function lastOfRounds(moments: readonly Moment[], round: (view: Record<string, unknown>) => number | null): Mark[] {
  const last = new Map<number, Moment>();
  for (const moment of moments) {
    const number = round(moment.view);
    if (number !== null) last.set(number, moment);
  }
  return [...last].sort(([a], [b]) => a - b).map(([number, moment]) => ({ mark: String(number), moment }));
}

function spread(moments: readonly Moment[]): Mark[] {
  const count = Math.min(MARKS, moments.length);
  return Array.from({ length: count }, (_, i) => {
    const moment = moments[Math.round((i / Math.max(1, count - 1)) * (moments.length - 1))]!;
    return { mark: String(moment.n), moment };
  });
}

export interface RoundMark {
  round: number;
  /** The line at which the round begins. */
  n: number;
}

/** The beginning of each round. */
export function rounds(moments: readonly Moment[], round: (view: Record<string, unknown>) => number | null = () => null): RoundMark[] {
  const first = new Map<number, number>();
  for (const moment of moments) {
    const number = round(moment.view);
    if (number !== null && !first.has(number)) first.set(number, moment.n);
  }
  return [...first].map(([number, n]) => ({ round: number, n }));
}
