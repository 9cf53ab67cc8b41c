/** The tips for plans, plots and workers. */

import { tip, type TipAttributes } from "../../lib/tips.svelte";
import { t } from "../../lib/words.svelte";
import { type Colour, COLOURS, type Kind } from "./look";
import { abilityWords, cubeName, kindName, lakeName, plotName, pointsWords, rewardWords, tileName, typeName } from "./plans";
import type { Ground, PlanTile } from "./printed";
import type { TileView } from "./types";
import { filled } from "./view";

/** "2 wood, 1 glass", with the stacks of a colour added up. */
export const cubesWords = (stacks: readonly (readonly [Colour, number])[]): string =>
  COLOURS.map((colour) => ({ colour, cubes: stacks.reduce((all, [other, height]) => (other === colour ? all + height : all), 0) }))
    .filter(({ cubes }) => cubes > 0)
    .map(({ colour, cubes }) => `${cubes} ${cubeName(colour)}`)
    .join(", ");

const about = (plan: PlanTile) => ({
  cubes: cubesWords(plan.stacks),
  points: pointsWords(plan),
  reward: rewardWords(plan),
  ability: plan.ability ? abilityWords(plan.ability) : "",
});

/** A plan in the market, or one that was taken and has no price any more. */
export const planTip = (id: string, plan: PlanTile, cost: number | null): TipAttributes =>
  tip(
    tileName(id),
    cost === null ? t("web-rolling-heights-tip-held", about(plan)) : t("web-rolling-heights-tip-plan", { ...about(plan), cost }),
  );

export const workerTip = (kind: Kind): TipAttributes => tip(kindName(kind), t(`web-rolling-heights-tip-${kind}`));

export const tiredTip = (kind: Kind, name: string): TipAttributes =>
  tip(name, t("web-rolling-heights-tip-tired", { about: t(`web-rolling-heights-tip-${kind}`) }));

export const crewTip = (kind: Kind, name: string, gives: string): TipAttributes =>
  tip(name, t("web-rolling-heights-tip-crew", { about: t(`web-rolling-heights-tip-${kind}`), gives }));

/** Empty land or water. */
export const plotTip = (space: string, { ground, prime, bonus }: Ground): TipAttributes =>
  ground === "water"
    ? tip(lakeName(space), t("web-rolling-heights-tip-water"))
    : tip(
        plotName(space),
        t("web-rolling-heights-tip-land", {
          prime,
          points: bonus?.points ?? 0,
          types: (bonus?.types ?? []).map(typeName).join(", "),
        }),
      );

/** A plan on its plot, finished or not. */
export function siteTip({ space, tile, built }: TileView, plan: PlanTile, owner: string): TipAttributes {
  const name = plotName(space, tile);
  const { points, reward } = about(plan);
  if (built === null) return tip(name, t("web-rolling-heights-tip-finished", { owner, points, type: typeName(plan.type) }));
  const standing = filled(plan.stacks, built);
  const open = plan.stacks.map(([colour, height], at): [Colour, number] => [colour, height - (standing[at] ?? 0)]);
  return tip(name, t("web-rolling-heights-tip-site", { owner, points, reward, cubes: cubesWords(open) }));
}
