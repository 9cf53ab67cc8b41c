/** Building plans, plots and pieces in words. */

import { t } from "../../lib/words.svelte";
import { thing } from "../../lib/things";
import type { Ability, Counted, PlanTile } from "./printed";
import type { PayingView } from "./types";

/** An id as part of a message id. */
const kebab = (id: string): string => id.replaceAll("_", "-");

export const tileName = (id: string): string => t(`rolling-heights-tile-${id.toLowerCase()}`);
export const kindName = (kind: string): string => t(`rolling-heights-meeple-${kind}`);
export const cubeName = (colour: string): string => t(`rolling-heights-cube-${colour}`);
export const resourceName = (resource: string): string => t(`rolling-heights-resource-${kebab(resource)}`);
/** The name of a plot, with that of the tile on it if there is one. */
export const plotName = (space: string, tile?: string): string =>
  tile ? t("web-rolling-heights-plot-tile", { space, tile: tileName(tile) }) : t("web-rolling-heights-plot", { space });
export const lakeName = (space: string): string => t("web-rolling-heights-plot-water", { space });
export const typeName = (type: string): string => t(`web-rolling-heights-type-${type}`);

/** A plot as a thing that people can ask about. */
export const plotThing = (space: string, tile?: string) => thing(plotName(space, tile), ["space", space]);
export const lakeThing = (space: string) => thing(lakeName(space), ["space", space]);
export const kindThing = (kind: string) => thing(kindName(kind), ["meeple", kind]);

/** "2/3" for steady and hard, or one number if they are equal. */
export const amount = ({ steady, hard }: Ability): string => (steady === hard ? String(steady) : `${steady}/${hard}`);

/** The things that are counted for points, such as "completed park of yours". */
function counted({ count, arg, distance }: Counted): string {
  const thing = typeof arg === "string" ? typeName(arg) : (arg ?? 0);
  return t(`web-rolling-heights-count-${kebab(count)}`, { arg: thing, distance: distance ?? 0 });
}

/** The ability of a building in words. */
export function abilityWords(ability: Ability): string {
  const cube = ability.colour && ability.colour !== "any" ? cubeName(ability.colour) : t("web-rolling-heights-any-cube");
  return t(`web-rolling-heights-ability-${kebab(ability.kind)}`, {
    steady: ability.steady,
    hard: ability.hard,
    cube,
    from: ability.from ? kindName(ability.from) : "",
    to: ability.to ? kindName(ability.to) : "",
    differs: ability.steady === ability.hard ? "no" : "yes",
    base: ability.hard_base ?? 0,
    discount: ability.hard_discount ?? 0,
    most: ability.max ?? 0,
    what: ability.count ? counted({ ...ability, count: ability.count }) : "",
  });
}

/** The workers that a finished plan brings: "Architect or Riveter, Servant". */
export function rewardWords(plan: PlanTile): string {
  if (plan.reward.length === 0) return t("web-rolling-heights-no-worker");
  const or = (kinds: readonly string[]): string =>
    kinds.length > 1 ? t("web-rolling-heights-or", { one: kindName(kinds[0]!), other: kindName(kinds[1]!) }) : kindName(kinds[0] ?? "");
  return plan.reward.map(or).join(", ");
}

/** The points of a finished plan; if they vary, words say how. */
export const pointsWords = (plan: PlanTile): string =>
  plan.variable
    ? t("web-rolling-heights-points-per", {
        base: plan.points,
        per: plan.variable.per,
        what: counted(plan.variable),
      })
    : t("web-rolling-heights-points", { points: plan.points });

/** What a payment is made up of: "4 in the market, 2 for the land, 1 off". */
export const costWords = ({ tile, market, land, discount, before }: PayingView): string =>
  tile ? t("web-rolling-heights-pay-parts", { market, land, discount, before }) : t("web-rolling-heights-pay-trade");

/** A whole plan in one sentence, for screen readers and tips. */
export const planWords = (id: string, plan: PlanTile): string =>
  t("web-rolling-heights-plan", {
    name: tileName(id),
    type: typeName(plan.type),
    cubes: plan.stacks.map(([colour, height]) => `${height} ${cubeName(colour)}`).join(", "),
    points: pointsWords(plan),
    reward: rewardWords(plan),
    ability: plan.ability ? abilityWords(plan.ability) : "",
  });
