/** The game's view, as `view.py` gives it, and small readings of it. */

import type { View } from "../../lib/types";
import { COLOURS, KINDS, type BuildingType, type Colour, type Kind } from "./look";

export type Kinds = Record<Kind, number>;
export type Cubes = Record<Colour, number>;

export interface Ability {
  kind: string;
  steady: number;
  hard: number;
  colour?: Colour | "any";
  from?: Kind;
  to?: Kind;
  count?: string;
  arg?: string | number | null;
}

export interface PlanTile {
  name: string;
  level: number;
  type: BuildingType;
  stacks: [Colour, number][];
  cubes: number[];
  points: number;
  rewards: Kind[][];
  ability: Ability | null;
  variable: { count: string; arg: string | number | null; per: number; max: number | null } | null;
}

export interface Ground {
  board: string;
  ground: "land" | "water";
  prime: number;
  bonus: { types: BuildingType[]; points: number } | null;
}

export interface Tile {
  space: string;
  tile: string;
  owner: number;
  built: number[];
  complete: boolean;
}

export interface MarketSpace {
  tile: string | null;
  cost: number;
  tokens: number;
  due: number;
}

export interface Builder {
  points: number;
  plans: string[];
  buildings: string[];
}

export interface Player extends Builder {
  tokens: number;
  target_count: number;
  targets: string[] | null;
  /** What each of them would score if the game ended now. */
  target_points: number[] | null;
  revealed: string | null;
  ready: boolean;
  idle: Kinds;
  box: Kinds;
  steady: Kinds;
  hard: Kinds;
  spent: Kinds;
}

/** A tile is being placed: the whole price of every empty plot, and why some cannot be chosen. */
export interface Placing {
  tile: string;
  costs: Record<string, number>;
  refused: Partial<Record<Refusal, string[]>>;
}
export type Refusal = "dear" | "prime" | "near";

export interface CityView {
  round: number;
  last_round: number | null;
  start: number;
  at_turn: number | null;
  map: (Ground | null)[];
  tiles: Tile[];
  market: MarketSpace[];
  piles: [number, number];
  plans: Record<string, PlanTile>;
  supply: Cubes;
  misc_joined: boolean;
  tokens: number;
  ads: string[];
  /** What each ad would score if the game ended now, by builder: seats first, then the Rival. */
  ad_points: number[][];
  placing: Placing | null;
  turn: { held: Cubes; misc: Cubes; power: number; discount: number; buys: number; used: string[] };
  players: Player[];
  rivals: Builder[];
}

/** The view with its types; the server made it from `view.py`. */
export const cityOf = (view: View): CityView => view as unknown as CityView;

/** The plots that cannot be chosen now, with the reason and, where there is one, the price. */
export const refusals = (placing: Placing | null): { space: string; why: Refusal; cost: number | null }[] =>
  Object.entries(placing?.refused ?? {}).flatMap(([why, spaces]) =>
    spaces.map((space) => ({ space, why: why as Refusal, cost: placing?.costs[space] ?? null })),
  );

/** How many cubes of each stack stand, the tallest stacks of a colour first. */
export function filled(stacks: readonly (readonly [Colour, number])[], built: readonly number[]): number[] {
  const left = [...built];
  const standing = stacks.map(() => 0);
  const order = stacks.map((_, at) => at).sort((a, b) => (stacks[b]?.[1] ?? 0) - (stacks[a]?.[1] ?? 0));
  for (const at of order) {
    const [colour, height] = stacks[at] ?? ["wood", 0];
    const place = COLOURS.indexOf(colour);
    const cubes = Math.min(height, left[place] ?? 0);
    standing[at] = cubes;
    left[place] = (left[place] ?? 0) - cubes;
  }
  return standing;
}

export const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, one) => all + one, 0);

/** The kinds of which there are any, with how many. */
export const present = (counts: Kinds): [Kind, number][] => KINDS.filter((kind) => counts[kind] > 0).map((kind) => [kind, counts[kind]]);

/** All meeples of a player by kind, in whatever state. */
export const workforce = (player: Player): [Kind, number][] =>
  KINDS.map((kind): [Kind, number] => [
    kind,
    player.idle[kind] + player.box[kind] + player.steady[kind] + player.hard[kind] + player.spent[kind],
  ]).filter(([, count]) => count > 0);

interface Box {
  cubes: Record<Colour, number> & { removed: Record<string, number> };
  landing: { hard: number; steady: number; exhausted: number };
  trades: Record<Colour, number>;
}

/** The counts of `components.toml`. */
export const boxOf = (content: Record<string, unknown>): Box => content["components.toml"] as Box;

/** How many real cubes of each colour are built in, of how many in the game. */
export function builtIn(view: CityView, content: Record<string, unknown>): { colour: Colour; built: number; all: number }[] {
  const { cubes } = boxOf(content);
  const removed = cubes.removed[String(Math.max(2, view.players.length))] ?? 0;
  return COLOURS.map((colour) => {
    const all = cubes[colour] - removed;
    return { colour, all, built: all - view.supply[colour] - view.turn.held[colour] };
  });
}
