/** When meeples were rolled, from the log. */

import type { LogLine } from "../../lib/types";

const ROLLS = "rolling-heights-event-rolls";

/** The number of the last line in which a seat rolled; 0 if none is in sight. */
export function lastRoll(log: readonly LogLine[], seat: number): number {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const line = log[at];
    if (line?.words.id !== ROLLS || line.withdrawn) continue;
    const who = line.words.args["seat"];
    if (typeof who === "object" && "seat" in who && who.seat === seat) return line.number;
  }
  return 0;
}
