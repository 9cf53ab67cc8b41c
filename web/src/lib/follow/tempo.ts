/** How fast the others' turns are shown, and how long things move meanwhile. */

import { moves } from "../settings.svelte";

export const SPEEDS = ["slow", "normal", "fast", "skip"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a sentence stays, and one that concerns the reader. */
const STAYS = 1_200;
const STAYS_FOR_YOU = 2_500;
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, skip: 0 };
/** As many sentences may wait before it hurries; those who only watch are in no hurry. */
const UNHURRIED = 16;
const LEAST = 0.3;

/** How long a sentence stays when so many wait behind it. */
export function stays(speed: Speed, mine: boolean, waiting: number, watching: boolean): number {
  const hurry = watching || waiting <= UNHURRIED ? 1 : Math.max(LEAST, UNHURRIED / waiting);
  return (mine ? STAYS_FOR_YOU : STAYS) * FACTORS[speed] * hurry;
}

let stretch = 1;

/** Own answers are shown as briskly as ever; the others' so that an eye can follow. */
export function setTempo(speed: Speed | null): void {
  stretch = speed === null ? 1 : Math.max(1, 2.5 * FACTORS[speed]);
}

/** Milliseconds for a movement that usually takes so long; none for readers who want stillness. */
export const lasting = (milliseconds: number): number => (moves() ? milliseconds * stretch : 0);
