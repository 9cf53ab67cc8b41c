/** The speed at which the others' turns are shown, and of movements meanwhile. */

import { moves } from "../settings.svelte";

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

let stretch = 1;

/** The reader's answers are shown as briskly as ever (null), the others' so that the eye can follow. */
export function setTempo(speed: Speed | null): void {
  stretch = speed === null ? 1 : Math.max(1, 2.5 * FACTORS[speed]);
}

/** The milliseconds of a movement at this speed; none for readers who want stillness. */
export const lasting = (milliseconds: number): number => (moves() ? milliseconds * stretch : 0);
