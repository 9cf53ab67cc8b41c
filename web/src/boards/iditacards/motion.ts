/** Short movements that show what changed; none for readers who want stillness. */

import type { TransitionConfig } from "svelte/transition";
import { lasting } from "../../lib/follow/tempo";

/** A card or a dog comes. */
export const arrive = (_node: Element): TransitionConfig => ({
  duration: lasting(220),
  css: (t, u) => `opacity: ${t}; transform: translateY(${-10 * u}px)`,
});

/** The weather turns. */
export const turn = (_node: Element): TransitionConfig => ({
  duration: lasting(350),
  css: (t) => `opacity: ${t}`,
});
