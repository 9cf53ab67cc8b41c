/** The tips for places, streets, signs and cards. */

import type { Choice } from "../../lib/answers";
import { tip, type TipAttributes, tipFor } from "../../lib/tips.svelte";
import { t } from "../../lib/words.svelte";
import { kebab, type Place, type Street } from "./city";
import type { Item } from "./items";
import type { Links } from "./links";
import { isColour, type Paint } from "./paint";
import type { CompanyView } from "./types";
import { cardName, type CardLook, type RouteCard, routeName } from "./view";

const colourName = (paint: Paint): string => t(`plastics-race-colour-${paint}`);

/** A place; a bin that is not among the answers says why. */
export function placeTip(place: Place, away: string | null = null): TipAttributes {
  const about = tipFor(`web-plastics-race-tip-${place.kind}`, {
    place: t(place.name),
    bin: place.bin,
    bonus: place.bonus,
    reward: kebab(place.reward),
  });
  return away === null ? about : { ...about, "data-tip": away };
}

/** Why no click leads to a bin in the main question; null for all other places, and for bins that are among the answers. */
export function outOfReach(
  place: Place,
  answers: readonly Choice[],
  { streets, places }: Links,
  player: CompanyView | undefined,
  moving: boolean,
) {
  const leads = places.has(place.id) || [...streets.values()].some(({ way }) => way.to.id === place.id);
  if (place.kind !== "bin" || leads || !player || !answers.some((choice) => choice.do === "end_turn")) return null;
  const roads = player.bin_distances?.[place.bin] ?? 0;
  const why = player.bins.includes(place.bin) ? "held" : !moving ? "stopped" : roads === 0 ? "closed" : "far";
  return t("web-plastics-race-bin-away", { why, roads });
}

export const roadName = ({ a, b }: Street, paint: Paint): string =>
  t("web-plastics-race-street", { from: t(a.name), to: t(b.name), colour: colourName(paint) });

export function roadTip(street: Street, paint: Paint): TipAttributes {
  const kind = paint !== street.paint ? "die" : isColour(paint) ? "colour" : paint;
  return tip(roadName(street, paint), t("web-plastics-race-tip-road", { kind, colour: colourName(paint) }));
}

/** The tip of a sign on a street; letters and numbers have none, so that of the street is shown. */
export function signTip(item: Item): TipAttributes | undefined {
  if (item.kind === "die") return tipFor("web-plastics-race-tip-die", { colour: colourName(item.colour) });
  if (item.kind === "works") return tipFor("web-plastics-race-tip-works");
  if (item.kind === "arrow") {
    const about = item.locked ? "untouchable" : item.printed ? "yes" : "no";
    return tipFor("web-plastics-race-tip-arrow", { printed: about });
  }
  return undefined;
}

export const effectTip = (effect: string): TipAttributes =>
  tip(t(`plastics-race-effect-${kebab(effect)}`), t(`web-plastics-race-tip-does-${kebab(effect)}`));

export function cardTip({ id, kind, colours, effect }: CardLook): TipAttributes {
  const name = t(cardName(id));
  const colour = colours[0];
  if (kind !== "single" || !colour) return { ...tip(name, t(`web-plastics-race-tip-${kind}`)), "data-kind": `card-${kind}` };
  const { "data-name": called, "data-tip": does } = effectTip(effect);
  const text = t("web-plastics-race-tip-single", { colour: colourName(colour), effect: called, does });
  return { ...tip(name, text), "data-kind": `card-${effect}` };
}

export const routeTip = ({ id, points }: RouteCard): TipAttributes =>
  tip(t(routeName(id)), t("web-plastics-race-tip-route", { points: t("web-plastics-race-route-points", { points }) }));
