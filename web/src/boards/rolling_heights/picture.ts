/** The two pictures of the city, the isometric one and the flat plan: their properties and tips. */

import type { Choice } from "../../lib/options";
import type { TipAttributes } from "../../lib/tips.svelte";
import type { Pointing } from "../pointing.svelte";
import { COLUMNS, plotOf } from "./iso";
import type { Ground, PlanTile } from "./printed";
import { plotTip, siteTip } from "./tips";
import type { CityView } from "./types";

export interface CityPicture {
  view: CityView;
  /** The names of the players and of the Rival. */
  owners: readonly string[];
  /** The ground of every plot, row by row. */
  map: (Ground | null)[];
  plans: ReadonlyMap<string, PlanTile>;
  options: Choice[];
  hovered: Pointing;
  choose: (answer: number) => void;
  /** Whether the reader is placing a plan. */
  placing: boolean;
}

export function groundAt(map: CityPicture["map"], space: string): Ground | null {
  const { row, column } = plotOf(space);
  return map[row * COLUMNS + column] ?? null;
}

/** The properties of the tag of a free plot; `option` is the answer that places a tile there. */
export const tagAt = ({ view, hovered, placing }: CityPicture, space: string, option?: Choice) => ({
  option,
  bonus: (view.placing?.bonuses[space] ?? 0) > 0,
  closed: placing && !option,
  price: view.placing?.costs[space] ?? null,
  pointed: hovered.at(option),
});

/** The tip for a plot that can be chosen: about the tile on it, or else about the ground. */
export function tipAt({ view, owners, map, plans }: CityPicture, space: string): Partial<TipAttributes> {
  const tile = view.tiles.find((one) => one.space === space);
  const plan = tile && plans.get(tile.tile);
  if (tile && plan) return siteTip(tile, plan, owners[tile.owner] ?? "");
  const ground = groundAt(map, space);
  return ground ? plotTip(space, ground) : {};
}
