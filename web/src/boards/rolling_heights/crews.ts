/** The working meeples of a player, as in the worker row. */

import { t } from "../../lib/words.svelte";
import { KINDS, type Kind, type State } from "./look";
import { cubeName } from "./plans";
import type { CityView, PlayerView } from "./types";

export interface Crew {
  key: string;
  kind: Kind;
  state: State;
  count: number;
  caption: string;
}

/** The gain from one working meeple, in two words. */
function gives(kind: Kind, state: "hard" | "steady", gains: CityView["gains"]): string {
  const gain = gains[kind];
  if (!gain) return t(`web-rolling-heights-gives-${kind}-${state}`);
  const count = gain[state];
  if (gain.what === "points") return t("web-rolling-heights-points", { points: count });
  if (gain.what === "power") return t("web-rolling-heights-gives-power", { count });
  return t("web-rolling-heights-gives-cubes", { count, cube: cubeName(gain.what) });
}

/** The meeples at work, those that work hard first. */
export const atWork = (player: PlayerView, gains: CityView["gains"]): Crew[] =>
  KINDS.flatMap((kind) =>
    (["hard", "steady"] as const)
      .filter((state) => player[state][kind])
      .map((state) => ({
        key: `${kind} ${state}`,
        kind,
        state,
        count: player[state][kind] ?? 0,
        caption: gives(kind, state, gains),
      })),
  );
