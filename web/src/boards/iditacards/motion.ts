/** Short movements that show what changed; none for readers who want stillness. */

import type { TransitionConfig } from "svelte/transition";
import { moves } from "../../lib/settings.svelte";

/** A card or a dog comes. */
export const arrive = (_node: Element): TransitionConfig => ({
  duration: moves() ? 220 : 0,
  css: (t, u) => `opacity: ${t}; transform: translateY(${-10 * u}px)`,
});

/** The weather turns. */
export const turn = (_node: Element): TransitionConfig => ({
  duration: moves() ? 350 : 0,
  css: (t) => `opacity: ${t}`,
});
