/** The places of things along a street, and the way of a truck. */

import { type City, type Place, type PlaceKind, type Street, streetBetween } from "./city";
import { at, heading, long, type Point, share } from "./geometry";
import { REACH } from "./labels";

export interface Slot extends Point {
  /** The direction from a to b there, in degrees. */
  turn: number;
}

/** How much of a street a truck at its end covers. */
const TRUCK = 30;

/** How much of a street the place at its end covers, with its trucks. */
const clear = (place: Place, trucks: ReadonlySet<string>): number =>
  Math.max(REACH[place.kind].x, REACH[place.kind].up * 0.9, trucks.has(place.id) ? TRUCK : 0) * 0.95;

/** The free length of a street, without the parts covered by its ends. */
export const free = (street: Street, trucks: ReadonlySet<string>): number =>
  long(street) - clear(street.a, trucks) - clear(street.b, trucks);

/** Evenly spread places for things on the free part of a street, from a to b; trucks at the ends take room. */
export function slots(street: Street, count: number, trucks: ReadonlySet<string> = new Set()): Slot[] {
  return Array.from({ length: count }, (_, index) => {
    const part = count === 1 ? 0.5 : (index + 0.5) / count;
    const t = share(street, part, clear(street.a, trucks), clear(street.b, trucks));
    return { ...at(street, t), turn: heading(street, t) };
  });
}

export interface Leg {
  street: Street;
  /** Whether the street is driven from b to a. */
  back: boolean;
}

/** The streets from one place to another: the last ones of this turn's path, or else the one street between them. */
export function journey(city: City, path: readonly string[], from: string, to: string): Leg[] {
  const legs: Leg[] = [];
  let here = to;
  for (const id of path.toReversed()) {
    const street = city.streets.get(id);
    if (here === from || !street || (street.a.id !== here && street.b.id !== here)) break;
    const back = street.a.id === here;
    legs.unshift({ street, back });
    here = back ? street.b.id : street.a.id;
  }
  if (here === from && legs.length > 0) return legs;
  const street = streetBetween(city, from, to);
  return street ? [{ street, back: street.b.id === from }] : [];
}

/** The point that a truck has reached after a share of a journey. */
export function onTheWay(legs: readonly Leg[], part: number): Point {
  const driven = Math.min(1, Math.max(0, part)) * legs.length;
  const place = Math.min(legs.length - 1, Math.floor(driven));
  const { street, back } = legs[place]!;
  const t = driven - place;
  return at(street, back ? 1 - t : t);
}

/** How high a truck is drawn above its place, so that it does not cover the drawing of the place. */
const LIFT: Record<PlaceKind, number> = { junction: 9, light: 37, bin: 42, plant: 36, reward: 30 };
const TOP = 64;

/** The lift for a place; it goes down where there is no room above. */
export const lift = ({ kind, y }: Place, scale: number): number =>
  kind !== "junction" && y - LIFT[kind] < TOP - 24 ? -LIFT[kind] + 4 : kind === "junction" ? LIFT[kind] : LIFT[kind] - 13 + 13 * scale;

const APART = 50;

/** How far a truck is moved to the right, because those at one place are side by side. */
export function sideBySide(seats: readonly number[], seat: number): number {
  return (seats.indexOf(seat) - (seats.length - 1) / 2) * APART;
}
