/** Short movements that show what changed; none for readers who asked for reduced motion. */

import type { TransitionConfig } from "svelte/transition";
import { lasting } from "../../lib/follow/tempo";

/** A card or a dog arrives. */
export const arrive = (_node: Element): TransitionConfig => ({
  duration: lasting(220),
  css: (t, u) => `opacity: ${t}; transform: translateY(${-10 * u}px)`,
});

/** The weather changes. */
export const turn = (_node: Element): TransitionConfig => ({
  duration: lasting(350),
  css: (t) => `opacity: ${t}`,
});
