/** The working meeples of a player as the worker row shows them. */

import { t } from "../../lib/words.svelte";
import { KINDS, type Kind, type State } from "./look";
import { cubeName } from "./plans";
import { filesOf } from "./printed";
import type { Content } from "../../lib/types";
import type { PlayerView } from "./types";

export interface Crew {
  key: string;
  kind: Kind;
  state: State;
  count: number;
  caption: string;
}

const GIVES: Partial<Record<Kind, "wood" | "concrete" | "glass" | "steel">> = {
  carpenter: "wood",
  worker: "concrete",
  architect: "glass",
  riveter: "steel",
};

/** What a working meeple gives, in two words; the numbers are those of the components. */
export function gives(kind: Kind, state: State, content: Content): string {
  const { meeple } = filesOf(content)["components.toml"];
  const entry = meeple.find((one) => one.id === kind);
  const count = (state === "hard" ? entry?.hard : entry?.steady) ?? 0;
  const cube = GIVES[kind];
  if (cube) return t("web-rolling-heights-gives-cubes", { count, cube: cubeName(cube) });
  if (kind === "politician") return t("web-rolling-heights-points", { points: count });
  if (kind === "executive") return t("web-rolling-heights-gives-power", { count });
  return t(`web-rolling-heights-gives-${kind}-${state}`);
}

/** Those who work, hard ones first. */
export const atWork = (player: PlayerView, content: Content): Crew[] =>
  KINDS.flatMap((kind) =>
    (["hard", "steady"] as const)
      .filter((state) => player[state][kind])
      .map((state) => ({
        key: `${kind} ${state}`,
        kind,
        state,
        count: player[state][kind] ?? 0,
        caption: gives(kind, state, content),
      })),
  );
