/** Which part of the table each option is about. */

import type { Spot } from "../../lib/drag";
import type { Choice } from "../../lib/options";
import type { Option, Step } from "../../lib/types";
import type { City, Place, Street, Way } from "./city";
import { type Colour, isColour, type Paint } from "./paint";
import type { RaceView } from "./types";

const text = (id: unknown): string | null => (typeof id === "string" ? id : null);

/** The kind of street card an option is about. */
export const cardOf = (option: Choice): string | null => text(option.to["card"]);

export const routeOf = (option: Choice): string | null => text(option.to["route"]);

/** The colour that an option names. */
export function colourOf(option: Choice): Colour | null {
  const named = text(option.to["colour"] ?? option.to["wanted"]);
  return named !== null && isColour(named) ? named : null;
}

/** The effect that somebody is asked for. */
export function effectOf(option: Choice): string | null {
  const wanted = text(option.to["wanted"]);
  return wanted !== null && !isColour(wanted) ? wanted : null;
}

const AGAINST_CURRENT = new Set(["let_pass", "puncture"]);

/** The seat an option is about; a Puncture meets the player at turn. */
export function seatOf(option: Choice, view: RaceView | null): number | null {
  if (AGAINST_CURRENT.has(option.do)) return view?.current ?? null;
  const seat = option.to["seat"];
  return typeof seat === "number" ? seat : null;
}

/** The street that an option is about. */
const streetOf = (city: City, option: Choice): Street | undefined => city.streets.get(text(option.to["section"]) ?? "");

/** The kinds of card each of which alone pays for the street that an option drives over. */
export const fitting = (option: Choice | undefined, view: RaceView): readonly string[] =>
  (option?.do === "drive" && view.turn.pays[text(option.to["section"]) ?? ""]) || [];

/** What dropping a card on streets means: to drive there with it, by itself or as one of two cards. */
export function driveWith(card: string, spot: Spot, offered: readonly Option[], view: RaceView): { answer: number; then: Step[] } | null {
  const there = offered.filter(({ answer, to }) => spot.answers.includes(answer) || spot.things.includes(`section:${text(to["section"])}`));
  const sections = there.map(({ to }) => text(to["section"]));
  const drive = offered.find(({ do: done, to }) => done === "drive" && sections.includes(text(to["section"])));
  if (!drive) return null;
  const alone = view.turn.pays[text(drive.to["section"]) ?? ""] ?? [];
  const spend: Step = { do: "spend", to: { card } };
  if (alone.includes(card)) return { answer: drive.answer, then: [{ do: "pay", to: { card } }] };
  // Where no card fits alone nobody is asked whether to pay with two.
  return { answer: drive.answer, then: alone.length > 0 ? [{ do: "pay_two", to: {} }, spend] : [spend] };
}

/** The colour a street has now: that of a die lying on it, or its own. */
export const paintOn = (view: RaceView | null, street: Street): Paint =>
  view?.dice.find(({ section }) => section === street.id)?.colour ?? street.paint;

/** The colour that driving as an option says would add to the turn, if it is known already. */
export function drivenColour(city: City, view: RaceView, option: Choice): Colour | null {
  const street = streetOf(city, option);
  const paint = street && paintOn(view, street);
  return paint && isColour(paint) ? paint : null;
}

export const DRIVES: ReadonlySet<string> = new Set(["drive", "go_on", "shortcut"]);

function along(street: Street, from: string | null): Way {
  const back = street.b.id === from;
  return { street, from: back ? street.b : street.a, to: back ? street.a : street.b };
}

/** The street an option is about, and in which direction: away from where the truck stands, or as the arrow points. */
export function wayOf(city: City, option: Choice, here: string | null): Way | null {
  const arrow = city.arrows.get(text(option.to["one_way"]) ?? "");
  const street = streetOf(city, option);
  return arrow ?? (street ? along(street, DRIVES.has(option.do) ? here : null) : null);
}

const HERE = new Set(["collect", "pass_bin", "take_reward", "decline_reward"]);
const LOOSE = new Set(["name_colour", "pay_in", "name_card"]);

export interface Links {
  /** Options by street, each street once. */
  streets: Map<string, { way: Way; options: Choice[] }>;
  places: Map<string, Choice[]>;
  seats: Map<number, Choice[]>;
  /** The streets of each way that leads over several, with the answer that drives it. */
  ways: { option: Choice; streets: Street[] }[];
  /** Colours and effects to be named: nothing on the map stands for them. */
  loose: Choice[];
  /** The way that is being paid for now. */
  paying: Way | null;
  /** Where the asked truck stands. */
  here: string | null;
}

function push<K>(map: Map<K, Choice[]>, key: K, option: Choice): void {
  map.set(key, [...(map.get(key) ?? []), option]);
}

/** Every option with its place on the map, for the seat that is asked. */
export function links(city: City, options: readonly Choice[], view: RaceView | null, seat: number): Links {
  const here = view?.players[seat]?.truck ?? null;
  const paid = city.streets.get(view?.turn.paying ?? "");
  const paying = paid ? along(paid, here) : null;
  const found: Links = { streets: new Map(), places: new Map(), seats: new Map(), ways: [], loose: [], paying, here };
  for (const option of options) {
    const way = wayOf(city, option, here);
    const about = seatOf(option, view);
    const place: Place | undefined = city.places.get(text(option.to["node"]) ?? "");
    if (option.steps)
      found.ways.push({ option, streets: option.steps.flatMap(({ to }) => city.streets.get(text(to["section"]) ?? "") ?? []) });
    if (LOOSE.has(option.do)) found.loose.push(option);
    else if (way) found.streets.set(way.street.id, joined(found.streets.get(way.street.id), way, option));
    else if (place) push(found.places, place.id, option);
    else if (HERE.has(option.do) && here) push(found.places, here, option);
    else if (about !== null) push(found.seats, about, option);
  }
  return found;
}

function joined(before: { way: Way; options: Choice[] } | undefined, way: Way, option: Choice) {
  return { way: before?.way ?? way, options: [...(before?.options ?? []), option] };
}
