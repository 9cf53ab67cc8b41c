/** Finds the part of the table that an answer is about. */

import type { Spot } from "../../lib/drag";
import type { Choice } from "../../lib/options";
import type { Option, Step } from "../../lib/types";
import type { City, Place, Street, Way } from "./city";
import { type Colour, isColour, type Paint } from "./paint";
import type { RaceView } from "./types";

const text = (id: unknown): string | null => (typeof id === "string" ? id : null);

/** The kind of street card that an answer is about. */
export const cardOf = (option: Choice): string | null => text(option.to["card"]);

export const routeOf = (option: Choice): string | null => text(option.to["route"]);

/** The colour that an answer names. */
export function colourOf(option: Choice): Colour | null {
  const named = text(option.to["colour"] ?? option.to["wanted"]);
  return named !== null && isColour(named) ? named : null;
}

/** The effect that another player is asked for. */
export function effectOf(option: Choice): string | null {
  const wanted = text(option.to["wanted"]);
  return wanted !== null && !isColour(wanted) ? wanted : null;
}

const AGAINST_CURRENT = new Set(["let_pass", "puncture"]);

/** The seat that an answer is about; a Puncture is about the player whose turn it is. */
export function seatOf(option: Choice, view: RaceView | null): number | null {
  if (AGAINST_CURRENT.has(option.do)) return view?.current ?? null;
  const seat = option.to["seat"];
  return typeof seat === "number" ? seat : null;
}

/** The street that an answer is about. */
const streetOf = (city: City, option: Choice): Street | undefined => city.streets.get(text(option.to["section"]) ?? "");

/** The kinds of card that pay alone for the street over which an answer drives. */
export const fitting = (option: Choice | undefined, view: RaceView): readonly string[] =>
  (option?.do === "drive" && view.turn.pays[text(option.to["section"]) ?? ""]) || [];

/** The answers given by dropping a card on a street: drive there with it, alone or as one of two cards. */
export function driveWith(card: string, spot: Spot, offered: readonly Option[], view: RaceView): { answer: number; then: Step[] } | null {
  const there = offered.filter(({ answer, to }) => spot.answers.includes(answer) || spot.things.includes(`section:${text(to["section"])}`));
  const sections = there.map(({ to }) => text(to["section"]));
  const drive = offered.find(({ do: done, to }) => done === "drive" && sections.includes(text(to["section"])));
  if (!drive) return null;
  const alone = view.turn.pays[text(drive.to["section"]) ?? ""] ?? [];
  const spend: Step = { do: "spend", to: { card } };
  if (alone.includes(card)) return { answer: drive.answer, then: [{ do: "pay", to: { card } }] };
  // If no card pays alone, the game does not ask whether to pay with two.
  return { answer: drive.answer, then: alone.length > 0 ? [{ do: "pay_two", to: {} }, spend] : [spend] };
}

/** The present colour of a street: that of a die on it, or else the printed one. */
export const paintOn = (view: RaceView | null, street: Street): Paint =>
  view?.dice.find(({ section }) => section === street.id)?.colour ?? street.paint;

/** The colour that an answer would add to the turn by driving, if it is known already. */
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

/** The street that an answer is about, with a direction: away from the truck, or as the arrow points. */
export function wayOf(city: City, option: Choice, here: string | null): Way | null {
  const arrow = city.arrows.get(text(option.to["one_way"]) ?? "");
  const street = streetOf(city, option);
  return arrow ?? (street ? along(street, DRIVES.has(option.do) ? here : null) : null);
}

const HERE = new Set(["collect", "pass_bin", "take_reward", "decline_reward"]);
const LOOSE = new Set(["name_colour", "pay_in", "name_card"]);

export interface Links {
  /** The answers by street, each street once. */
  streets: Map<string, { way: Way; options: Choice[] }>;
  places: Map<string, Choice[]>;
  seats: Map<number, Choice[]>;
  /** The ways over several streets, each with the answer that drives it. */
  ways: { option: Choice; streets: Street[] }[];
  /** Answers that name a colour or an effect: nothing on the map stands for them. */
  loose: Choice[];
  /** The street that is being paid for now, with the direction of the truck. */
  paying: Way | null;
  /** The place of the truck that is asked. */
  here: string | null;
}

function push<K>(map: Map<K, Choice[]>, key: K, option: Choice): void {
  map.set(key, [...(map.get(key) ?? []), option]);
}

/** All answers by their places on the map, for the seat that is asked. */
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
