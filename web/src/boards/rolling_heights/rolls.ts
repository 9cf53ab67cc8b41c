/** The last roll, from the log. */

import type { LogLine } from "../../lib/types";

/** The number of the last line in which a seat rolled; 0 if the log has none. */
export const lastRoll = (log: readonly LogLine[], seat: number): number =>
  log.findLast((line) => line.what === "rolls" && line.seat === seat && !line.withdrawn)?.number ?? 0;
