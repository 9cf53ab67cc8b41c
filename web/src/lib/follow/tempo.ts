/** The speed at which the others' turns are shown, and of movements meanwhile. */

import { moves, settings } from "../settings.svelte";

export const SPEEDS = ["slow", "normal", "fast", "skip"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a sentence stays, and that one about the reader stays. */
const STAYS = 1_200;
const STAYS_FOR_YOU = 2_500;
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, skip: 0 };
/** With more sentences waiting than this, the playback hurries, unless the reader only watches. */
const UNHURRIED = 16;
const LEAST = 0.3;

/** Milliseconds that a sentence stays, given the number waiting behind it. */
export function stays(speed: Speed, mine: boolean, waiting: number, watching: boolean): number {
  const hurry = watching || waiting <= UNHURRIED ? 1 : Math.max(LEAST, UNHURRIED / waiting);
  return (mine ? STAYS_FOR_YOU : STAYS) * FACTORS[speed] * hurry;
}

/** The milliseconds of a movement, the same for the reader's truck as for the others'; none for readers who want stillness. */
export const lasting = (milliseconds: number): number => (moves() ? milliseconds * Math.max(1, 2.5 * FACTORS[settings.speed]) : 0);
