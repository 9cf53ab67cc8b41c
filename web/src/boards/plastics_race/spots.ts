/** The places and trucks that can be chosen, with room for the number of every answer there. */

import type { Choice } from "../../lib/options";
import type { City, Place } from "./city";
import type { Point } from "./geometry";
import { REACH } from "./labels";
import type { Links } from "./links";

export interface Spot extends Point {
  key: string;
  /** The place; null for a truck. */
  place: Place | null;
  /** The radius of the ring around it. */
  r: number;
  /** The answer given by choosing the place itself. */
  main: Choice;
  answers: { option: Choice; badge: Point }[];
}

/** Verbs that refuse the offer of a place: choosing the place never means them. */
const LEAVES = new Set(["pass_bin", "decline_reward"]);
const BADGE = 27;

function spot(key: string, at: Point, r: number, options: readonly Choice[], big: number, place: Place | null = null): Spot[] {
  const { x, y } = at;
  const main = options.find((option) => !LEAVES.has(option.do)) ?? options[0];
  if (!main) return [];
  const answers = options.map((option, index) => ({
    option,
    badge: { x: x + r * 0.7 + (8 + index * BADGE) * big, y: y + r * 0.7 + 6 * big },
  }));
  return [{ key, place, x, y, r, main, answers }];
}

/** All of them; `big` says how much larger things are drawn on small screens. */
export function spots(city: City, links: Links, trucks: ReadonlyMap<number, Point>, big: number): Spot[] {
  const places = [...links.places].flatMap(([id, options]) => {
    const place = city.places.get(id);
    return place ? spot(id, place, Math.max(REACH[place.kind].up + 4, 13 * big), options, big, place) : [];
  });
  const seats = [...links.seats].flatMap(([seat, options]) => {
    const truck = trucks.get(seat);
    return truck ? spot(`seat ${seat}`, truck, 27 * Math.max(1, big * 0.8), options, big) : [];
  });
  return [...places, ...seats];
}
