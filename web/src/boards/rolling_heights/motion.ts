/** Short movements that show what changed; none for readers who asked for reduced motion. */

import type { TransitionConfig } from "svelte/transition";
import { lasting } from "../../lib/follow/tempo";

/** A cube drops onto its stack. */
export const drop = (_node: Element): TransitionConfig => ({
  duration: lasting(350),
  css: (_t, u) => `transform: translateY(${-46 * u * u}px); opacity: ${1 - u * u}`,
});

/** A plan appears on its plot. */
export const lay = (_node: Element): TransitionConfig => ({
  duration: lasting(250),
  css: (t) => `opacity: ${t}`,
});
