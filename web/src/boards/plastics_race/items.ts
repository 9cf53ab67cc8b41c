/** The things on each street and their places: letter, die, works, arrows, and the number badges of its answers. */

import type { Choice } from "../../lib/answers";
import type { City, Street } from "./city";
import { type Links, paintOn } from "./links";
import { type Colour, isColour, type Paint } from "./paint";
import { free, type Slot, slots } from "./slots";
import type { RaceView } from "./types";

export type Item =
  | { kind: "letter"; colour: Colour }
  | { kind: "die"; colour: Colour }
  | { kind: "works" }
  /** A one-way sign; `back`: it points from b to a; `printed`: it belongs to the map; `locked`: nothing may be put here. */
  | { kind: "arrow"; back: boolean; printed: boolean; locked: boolean }
  | { kind: "badge"; choice: Choice };

export type Laid = Item & { slot: Slot };

export interface Laying {
  street: Street;
  /** The present colour: that of a die on it, or else the printed one. */
  paint: Paint;
  items: Laid[];
}

/** The most badges on a street: its other answers are found by choosing it. If many streets can be chosen, each has one. */
const MOST_BADGES = 2;
const MANY_STREETS = 12;

function signs(street: Street, view: RaceView | null): Item[] {
  const die = view?.dice.find(({ section }) => section === street.id);
  const items: Item[] = [];
  if (die) items.push({ kind: "die", colour: die.colour });
  else if (isColour(street.paint)) items.push({ kind: "letter", colour: street.paint });
  if (street.oneWay) items.push({ kind: "arrow", back: false, printed: true, locked: street.untouchable });
  for (const arrow of view?.one_ways ?? [])
    if (arrow.section === street.id) items.push({ kind: "arrow", back: arrow.to === street.a.id, printed: false, locked: false });
  if (view?.works.includes(street.id)) items.push({ kind: "works" });
  return items;
}

/** The length of each thing, in units that grow with `big` on small screens. */
const LENGTH: Record<Item["kind"], number> = { letter: 18, die: 26, works: 34, arrow: 26, badge: 25 };

/** The things that have room on a street: the letter gives way first, then a second badge. */
function fitted(items: Item[], room: number, big: number): Item[] {
  const tooLong = (list: Item[]) => list.reduce((sum, { kind }) => sum + LENGTH[kind] * big, 0) > room;
  if (items.length < 2 || !tooLong(items)) return items;
  const bare = items.filter(({ kind }) => kind !== "letter");
  if (!tooLong(bare)) return bare;
  const badge = bare.find(({ kind }) => kind === "badge");
  return bare.filter((item) => item.kind !== "badge" || item === badge);
}

function laying(street: Street, view: RaceView | null, links: Links, trucks: ReadonlySet<string>, big: number): Laying {
  const about = links.streets.get(street.id);
  const few = (about?.answers.length ?? 0) <= MOST_BADGES && links.streets.size <= MANY_STREETS;
  const shown = about?.answers.slice(0, few ? MOST_BADGES : 1) ?? [];
  const badges = shown.map((choice): Item => ({ kind: "badge", choice }));
  const things = signs(street, view);
  const all = about?.way.to === street.a ? [...badges, ...things] : [...things, ...badges];
  const items = fitted(all, free(street, trucks), big);
  const spots = slots(street, items.length, trucks);
  return { street, paint: paintOn(view, street), items: items.map((item, at) => ({ ...item, slot: spots[at]! })) };
}

/** Every street of the city with the things on it. */
export function layings(city: City, view: RaceView | null, links: Links, big = 1): Laying[] {
  const trucks = new Set(view?.players.flatMap(({ truck }) => (truck ? [truck] : [])));
  return [...city.streets.values()].map((street) => laying(street, view, links, trucks, big));
}
