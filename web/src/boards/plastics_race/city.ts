/** A city from its component file: the places, the streets between them, and the ground. */

import type { Content } from "../../lib/types";
import { type Point, midpoint } from "./geometry";
import { isColour, type Paint } from "./paint";
import type { Files } from "./types";

export type PlaceKind = "junction" | "light" | "bin" | "plant" | "reward";

export interface Place extends Point {
  id: string;
  /** Message id of its name. */
  name: string;
  kind: PlaceKind;
  bin: number;
  bonus: number;
  reward: string;
}

export interface Street {
  id: string;
  a: Place;
  b: Place;
  /** The control point of the curve from a to b. */
  control: Point;
  paint: Paint;
  /** Whether the street is printed as one-way, from a to b. */
  oneWay: boolean;
  /** Whether no die and no token may ever be on it. */
  untouchable: boolean;
}

/** A street with a direction. */
export interface Way {
  street: Street;
  from: Place;
  to: Place;
}

export interface Decor {
  kind: "park" | "water" | "fort" | "zone";
  points: Point[];
}

export interface Sight extends Point {
  /** Message id of its name. */
  name: string;
  ground: "park" | "zone";
}

export interface City {
  id: string;
  plate: Point;
  bins: number;
  plant: boolean;
  minutes: readonly number[];
  places: Map<string, Place>;
  streets: Map<string, Street>;
  /** The ways in which one-way tokens can be placed, by id. */
  arrows: Map<string, Way>;
  decor: Decor[];
  sights: Sight[];
}

type CityFile = Files["cities/rome.toml"];
type NodeFile = CityFile["nodes"][number];
type SectionFile = CityFile["sections"][number];

const point = ([x = 0, y = 0]: readonly number[]): Point => ({ x, y });

/** A text as part of a message id, in the way the engine writes it. */
export const kebab = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ı", "i")
    .replace(/[_\s/]+/g, "-")
    .toLowerCase();

function paintOf(section: SectionFile): Paint {
  if (section.special === "joker") return "joker";
  if (section.special === "white_double") return "white";
  return section.colour && isColour(section.colour) ? section.colour : "white";
}

function placeOf(city: string, node: NodeFile): Place {
  const { x, y, bin = 0, bonus = 0, reward = "" } = node;
  const id = `${city}/${node.id}`;
  return { id, name: `plastics-race-node-${kebab(id)}`, x, y, kind: node.kind as PlaceKind, bin, bonus, reward };
}

function streetOf(city: string, section: SectionFile, places: Map<string, Place>): Street {
  const a = places.get(`${city}/${section.a}`);
  const b = places.get(`${city}/${section.b}`);
  if (!a || !b) throw new Error(`a street of ${city} leads nowhere`);
  const bend = section.curve?.[0];
  const id = `${city}/${section.a}-${section.b}`;
  const oneWay = section.one_way === "ab";
  const untouchable = section.untouchable ?? false;
  return { id, a, b, control: bend ? point(bend) : midpoint(a, b), paint: paintOf(section), oneWay, untouchable };
}

/** Both ways in which a one-way token can be placed on a street. */
function arrowsOf(city: string, section: SectionFile, street: Street): [string, Way][] {
  const { a, b } = street;
  return [
    [`${city}/${section.a}>${section.b}`, { street, from: a, to: b }],
    [`${city}/${section.b}>${section.a}`, { street, from: b, to: a }],
  ];
}

function read(file: CityFile): City {
  const places = new Map(file.nodes.map((node) => [`${file.id}/${node.id}`, placeOf(file.id, node)]));
  const streets = file.sections.map((section) => streetOf(file.id, section, places));
  const zoned = new Set(file.decor.flatMap(({ kind, name }) => (kind === "zone" && name ? [name] : [])));
  return {
    id: file.id,
    plate: point(file.plate),
    bins: file.bins,
    plant: file.plant,
    minutes: file.minutes,
    places,
    streets: new Map(streets.map((street) => [street.id, street])),
    arrows: new Map(streets.flatMap((street, at) => arrowsOf(file.id, file.sections[at]!, street))),
    decor: file.decor.flatMap(({ kind, points }) => (kind === "label" ? [] : [{ kind: kind as Decor["kind"], points: points.map(point) }])),
    sights: file.decor.flatMap(({ kind, name, points }) =>
      kind === "label" && name && points[0]
        ? [{ ...point(points[0]), name: `web-plastics-race-sight-${kebab(name)}`, ground: zoned.has(name) ? "zone" : "park" }]
        : [],
    ),
  };
}

const known = new WeakMap<Content, Map<string, City>>();

/** The city with an id, read once. */
export function cityOf(content: Content, id: string): City {
  const cities = known.get(content) ?? new Map<string, City>();
  known.set(content, cities);
  const found = cities.get(id) ?? read(content[`cities/${id}.toml`] as CityFile);
  cities.set(id, found);
  return found;
}

/** The street between two places, if there is one. */
export function streetBetween(city: City, one: string, other: string): Street | undefined {
  for (const street of city.streets.values()) {
    if ((street.a.id === one && street.b.id === other) || (street.a.id === other && street.b.id === one)) return street;
  }
  return undefined;
}
