/** Which part of the table each option is about, read from the arguments of its message. */

import type { Choice } from "../../lib/options";
import type { Argument } from "../../lib/types";
import { type City, kebab, type Place, type Street, streetBetween } from "./city";
import { type Colour, isColour } from "./paint";

const PREFIX = "plastics-race";

/** The last part of an option's message id: `drive`, `pay`, `end-turn`. */
export const deed = (option: Choice): string => option.words.id.slice(PREFIX.length + 1);

function named(argument: Argument | undefined, kind: string): string | null {
  if (typeof argument !== "object" || !("name" in argument)) return null;
  const start = `${PREFIX}-${kind}-`;
  return argument.name.startsWith(start) ? argument.name.slice(start.length) : null;
}

/** The kind of street card an option is about, as the view names it. */
export const cardOf = (option: Choice): string | null => named(option.words.args["card"], "card")?.replaceAll("-", "_") ?? null;

export const routeOf = (option: Choice): string | null => named(option.words.args["route"], "route");

export const effectOf = (option: Choice): string | null => named(option.words.args["effect"], "effect");

export function colourOf(option: Choice): Colour | null {
  const colour = named(option.words.args["colour"], "colour");
  return colour !== null && isColour(colour) ? colour : null;
}

export function seatOf(option: Choice): number | null {
  const seat = option.words.args["seat"];
  return typeof seat === "object" && "seat" in seat ? seat.seat : null;
}

/** The kinds of card each of which alone pays for the way of a `drive` option. */
export function fitting(option: Choice | undefined): string[] {
  const cards = option?.words.args["cards"];
  return typeof cards === "string" && cards !== "" ? cards.split(" ") : [];
}

export interface Way {
  street: Street;
  from: Place;
  to: Place;
}

function placeOf(city: City, argument: Argument | undefined): Place | undefined {
  const name = typeof argument === "object" && "name" in argument ? argument.name : "";
  return [...city.places.values()].find((place) => place.name === name);
}

/** The street an option is about, and in which direction. */
export function wayOf(city: City, option: Choice): Way | null {
  const from = placeOf(city, option.words.args["from"]);
  const to = placeOf(city, option.words.args["to"]);
  const street = from && to && streetBetween(city, from.id, to.id);
  return street ? { street, from, to } : null;
}

const ABOUT_CARDS = new Set(["pay", "pay-two", "name-colour", "lane-colour"]);
const HERE = new Set(["collect", "pass-bin", "take-reward", "decline-reward"]);
const LOOSE = new Set(["name-colour", "lane-colour", "name-card-colour", "name-card-effect"]);

export interface Links {
  /** Options by street, each street once. */
  streets: Map<string, { way: Way; options: Choice[] }>;
  places: Map<string, Choice[]>;
  seats: Map<number, Choice[]>;
  /** Colours and effects to be named: nothing on the map stands for them. */
  loose: Choice[];
  /** The way that is being paid for now. */
  paying: Way | null;
}

function push<K>(map: Map<K, Choice[]>, key: K, option: Choice): void {
  map.set(key, [...(map.get(key) ?? []), option]);
}

/** Every option with its place on the map; `here` is where the asked truck stands. */
export function links(city: City, options: readonly Choice[], here: string | null): Links {
  const found: Links = { streets: new Map(), places: new Map(), seats: new Map(), loose: [], paying: null };
  for (const option of options) {
    const way = wayOf(city, option);
    const seat = seatOf(option);
    const node = placeOf(city, option.words.args["node"]);
    if (LOOSE.has(deed(option))) found.loose.push(option);
    if (ABOUT_CARDS.has(deed(option))) found.paying = way ?? found.paying;
    else if (way) found.streets.set(way.street.id, joined(found.streets.get(way.street.id), way, option));
    else if (node) push(found.places, node.id, option);
    else if (HERE.has(deed(option)) && here) push(found.places, here, option);
    else if (seat !== null) push(found.seats, seat, option);
  }
  return found;
}

function joined(before: { way: Way; options: Choice[] } | undefined, way: Way, option: Choice) {
  return { way: before?.way ?? way, options: [...(before?.options ?? []), option] };
}

/** The message id of a card's name. */
export const cardName = (id: string): string => `${PREFIX}-card-${kebab(id)}`;
