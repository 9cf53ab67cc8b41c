/** Reads the view of the game. */

import type { View } from "../../lib/types";
import { COLOURS, KINDS, type Colour, type Kind } from "./look";
import type { CityView, PlacingView, PlayerView, RefusedView } from "./types";

export const cityOf = (view: View): CityView => view as CityView;

export type Refusal = keyof RefusedView;

/** The plots that cannot be chosen now, with the reason, and with the price if there is one. */
export const refusals = (placing: PlacingView | null): { space: string; why: Refusal; cost: number | null }[] =>
  (["expensive", "prime", "near"] as const).flatMap((why) =>
    (placing?.refused[why] ?? []).map((space) => ({ space, why, cost: placing?.costs[space] ?? null })),
  );

/** The number of cubes drawn in each stack: those of a colour fill its tallest stack first. */
export function filled(stacks: readonly (readonly [Colour, number])[], built: Readonly<Record<string, number>>): number[] {
  const left = { ...built };
  const standing = stacks.map(() => 0);
  const order = stacks.map((_, at) => at).sort((a, b) => (stacks[b]?.[1] ?? 0) - (stacks[a]?.[1] ?? 0));
  for (const at of order) {
    const [colour, height] = stacks[at] ?? ["wood", 0];
    const cubes = Math.min(height, left[colour] ?? 0);
    standing[at] = cubes;
    left[colour] = (left[colour] ?? 0) - cubes;
  }
  return standing;
}

/** An unfinished building and the cubes that it still needs. */
export interface Site {
  space: string;
  tile: string;
  needs: [Colour, number][];
}

/** The unfinished buildings of the reader's seat. */
export const sites = ({ tiles, players }: Pick<CityView, "tiles" | "players">, seat: number): Site[] =>
  Object.entries(players[seat]?.needs ?? {}).map(([space, needs]) => ({
    space,
    tile: tiles.find((tile) => tile.space === space)?.tile ?? "",
    needs: COLOURS.flatMap((colour): [Colour, number][] => (needs[colour] ? [[colour, needs[colour]]] : [])),
  }));

export const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, one) => all + one, 0);

/** The kinds of which there are any, with their numbers. */
export const present = (counts: Readonly<Record<string, number>>): [Kind, number][] =>
  KINDS.map((kind): [Kind, number] => [kind, counts[kind] ?? 0]).filter(([, count]) => count > 0);

/** All meeples of a player by kind, whatever their state. */
export const workforce = ({ idle, box, steady, hard, spent }: PlayerView): [Kind, number][] =>
  KINDS.map((kind): [Kind, number] => [kind, [idle, box, steady, hard, spent].reduce((all, lot) => all + (lot[kind] ?? 0), 0)]).filter(
    ([, count]) => count > 0,
  );
