/** Puts the names of places on the map. No name covers another name, a symbol or a truck, and few cover a street. */

import type { City, Place, PlaceKind, Sight } from "./city";
import { around, type Box, holds, overlap, type Point, samples } from "./geometry";

export interface Label {
  place: Place;
  lines: string[];
  /** The middle of the baseline of the first line. */
  x: number;
  y: number;
  box: Box;
}

export interface Wish {
  /** The height of the letters, in units of the map. */
  size: number;
  /** The part of the map that is shown: names stay inside it. */
  bounds: Box;
  /** Further boxes that no name may cover, besides symbols and sights. */
  taken: readonly Box[];
  name: (place: Place) => string;
}

const LINE = 1.16;
const NARROW = /[iljtfrI.,'’()ıİ]/;
const WIDE = /[mwMWÇŒŞ]/;

/** The approximate width of a text, in units of its size. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (letter === " " || letter === "-") width += 0.34;
    else if (NARROW.test(letter)) width += 0.34;
    else if (WIDE.test(letter)) width += 0.88;
    else width += letter === letter.toUpperCase() ? 0.7 : 0.585;
  }
  return width + 0.1;
}

/** How far the symbol of a place reaches from its point: to the sides, up and down. */
export const REACH: Record<PlaceKind, { x: number; up: number; down: number }> = {
  junction: { x: 11, up: 11, down: 11 },
  light: { x: 21, up: 26, down: 26 },
  bin: { x: 25, up: 30, down: 28 },
  plant: { x: 35, up: 44, down: 29 },
  reward: { x: 26, up: 26, down: 26 },
};

export function symbolBox(place: Place): Box {
  const { x, up, down } = REACH[place.kind];
  const more = place.bonus > 0 ? 14 : 0;
  return { x: place.x - x, y: place.y - up - more / 2, w: 2 * x + more, h: up + down + more / 2 };
}

/** A name on one line, and in all ways on two if it has several words. */
function layouts(name: string): string[][] {
  const words = name.split(" ");
  const all = [[name]];
  for (let cut = 1; cut < words.length; cut++) all.push([words.slice(0, cut).join(" "), words.slice(cut).join(" ")]);
  return all;
}

// prettier-ignore
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, 1], [0, -1], [1, 0], [-1, 0], [0.75, 1], [-0.75, 1], [0.75, -1], [-0.75, -1],
  [1, 0.6], [-1, 0.6], [1, -0.6], [-1, -0.6], [0.4, 1], [-0.4, 1], [0.4, -1], [-0.4, -1],
];
const DISTANCES = [2, 9, 18];

function* spots(place: Place, w: number, h: number): Generator<{ box: Box; far: number }> {
  const { x, up, down } = REACH[place.kind];
  for (const distance of DISTANCES) {
    for (const [toX, toY] of DIRECTIONS) {
      const reach = toY < 0 ? up : down;
      const middle = { x: place.x + toX * (x + distance + w / 2), y: place.y + toY * (reach + distance + h / 2) };
      if (Math.abs(toX) < 1 && Math.abs(toY) === 1) middle.x = place.x + toX * (w / 2);
      yield { box: around(middle, w, h), far: distance };
    }
  }
}

const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h;

export const PLATE = { w: 150, h: 58 };

/** The box of the plate with the city's name; a larger one grows away from the edge of the map. */
export function plateBox({ plate: { x, y } }: City, scale: number): Box {
  const [w, h] = [PLATE.w * scale, PLATE.h * scale];
  return { x, y: y > 350 ? y + PLATE.h - h : y, w, h };
}

/** The name of a sight, one word on each line. */
export const sightLines = (name: string): string[] => name.split(" ");

export interface SightLabel {
  sight: Sight;
  lines: string[];
  box: Box;
}

const STEPS = [0, -14, 14, -28, 28, -42, 42];

/** The names of sights, as near to them as streets, symbols and taken boxes allow; a sight without room has no name. */
export function placeSights(city: City, size: number, taken: readonly Box[], name: (id: string) => string): SightLabel[] {
  const streets = streetPoints(city);
  const hard = [...taken, ...[...city.places.values()].map(symbolBox)];
  return city.sights.flatMap((sight) => {
    const lines = sightLines(name(sight.name));
    const [w, h] = [Math.max(...lines.map(textWidth)) * size, lines.length * size * LINE];
    const tries = STEPS.flatMap((dx) =>
      STEPS.map((dy) => ({ box: around({ x: sight.x + dx, y: sight.y + dy }, w, h), far: Math.hypot(dx, dy) })),
    );
    const free = tries
      .filter(({ box }) => !hard.some((other) => overlap(box, other)))
      .map(({ box, far }) => ({ box, cost: far * 0.05 + streets.filter((point) => holds(box, point, 9)).length * COVERED }))
      .filter(({ cost }) => cost < MOST_COVERED / 2)
      .sort((one, other) => one.cost - other.cost)[0];
    return free ? [{ sight, lines, box: free.box }] : [];
  });
}

/** The number of points that are looked at on every street, and the cost of covering one of them. */
const POINTS = 14;
const COVERED = 1.7;
const sampled = new WeakMap<City, Point[]>();

/** The points on all streets of a city, found once. */
function streetPoints(city: City): Point[] {
  const points = sampled.get(city) ?? [...city.streets.values()].flatMap((street) => samples(street, POINTS));
  sampled.set(city, points);
  return points;
}

/** The box around all boxes that a name of a width could have at a place. */
function nearby(place: Place, width: number, size: number): Box {
  const { x, up, down } = REACH[place.kind];
  const most = Math.max(...DISTANCES) + 8;
  return around(place, 2 * (x + most + width), 2 * (Math.max(up, down) + most + 2 * size * LINE));
}

interface Best {
  cost: number;
  box: Box;
  lines: string[];
}

function best(place: Place, wish: Wish, taken: readonly Box[], streets: readonly Point[], own: Box): Best | null {
  const name = wish.name(place);
  const near = nearby(place, textWidth(name) * wish.size, wish.size);
  const hard = taken.filter((box) => overlap(box, near));
  const points = streets.filter((point) => holds(near, point));
  let found: Best | null = null;
  for (const [more, lines] of layouts(name).entries()) {
    const w = Math.max(...lines.map(textWidth)) * wish.size;
    const h = lines.length * wish.size * LINE;
    for (const { box, far } of spots(place, w, h)) {
      if (!within(box, wish.bounds) || overlap(box, own) || hard.some((other) => overlap(box, other))) continue;
      const most = found?.cost ?? Number.POSITIVE_INFINITY;
      let cost = far * 0.12 + (more > 0 ? 0.8 : 0);
      for (const point of points) {
        if (cost >= most) break;
        if (holds(box, point, 7)) cost += COVERED;
      }
      if (cost < most) found = { cost, box, lines };
    }
  }
  return found;
}

/** Places that stand out are named first: the others must fit around them. */
const RANK: Record<PlaceKind, number> = { plant: 0, reward: 1, light: 2, bin: 3, junction: 4 };
const MOST_COVERED = 12;

/** The names of all places that have room for one; those in `first` are placed before all others. */
export function placeLabels(city: City, wish: Wish, first: ReadonlySet<string> = new Set()): Label[] {
  const places = [...city.places.values()].sort(
    (one, other) => Number(first.has(other.id)) - Number(first.has(one.id)) || RANK[one.kind] - RANK[other.kind],
  );
  const streets = streetPoints(city);
  const symbols = new Map(places.map((place) => [place.id, symbolBox(place)]));
  const labels: Label[] = [];
  for (const place of places) {
    const others = [...symbols].flatMap(([id, box]) => (id === place.id ? [] : [box]));
    const hard = [...wish.taken, ...others, ...labels.map((label) => label.box)];
    const spot = best(place, wish, hard, streets, symbols.get(place.id)!);
    if (!spot || (spot.cost > MOST_COVERED && !first.has(place.id))) continue;
    const { box, lines } = spot;
    labels.push({ place, lines, box, x: box.x + box.w / 2, y: box.y + wish.size * 0.92 });
  }
  return labels;
}

export const lineHeight = (size: number): number => size * LINE;
