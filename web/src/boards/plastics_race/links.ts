/** Which part of the table each answer is about. */

import type { Spot } from "../../lib/drag";
import type { Choice } from "../../lib/answers";
import type { Answer, Action } from "../../lib/types";
import type { City, Place, Street, Way } from "./city";
import { type Colour, isColour, type Paint } from "./paint";
import type { RaceView } from "./types";

const text = (id: unknown): string | null => (typeof id === "string" ? id : null);

/** The kind of street card an answer is about. */
export const cardOf = (choice: Choice): string | null => text(choice.to["card"]);

export const routeOf = (choice: Choice): string | null => text(choice.to["route"]);

/** The colour that an answer names. */
export function colourOf(choice: Choice): Colour | null {
  const named = text(choice.to["colour"] ?? choice.to["wanted"]);
  return named !== null && isColour(named) ? named : null;
}

/** The effect that somebody is asked for. */
export function effectOf(choice: Choice): string | null {
  const wanted = text(choice.to["wanted"]);
  return wanted !== null && !isColour(wanted) ? wanted : null;
}

const AGAINST_CURRENT = new Set(["let_pass", "puncture"]);

/** The seat an answer is about; a Puncture meets the player at turn. */
export function seatOf(choice: Choice, view: RaceView | null): number | null {
  if (AGAINST_CURRENT.has(choice.do)) return view?.current ?? null;
  const seat = choice.to["seat"];
  return typeof seat === "number" ? seat : null;
}

/** The street that an answer is about. */
const streetOf = (city: City, choice: Choice): Street | undefined => city.streets.get(text(choice.to["section"]) ?? "");

/** The kinds of card each of which alone pays for the street that an answer drives over. */
export const fitting = (choice: Choice | undefined, view: RaceView): readonly string[] =>
  (choice?.do === "drive" && view.turn.pays[text(choice.to["section"]) ?? ""]) || [];

/** What dropping a card on streets means: to drive there with it, by itself or as one of two cards. */
export function driveWith(card: string, spot: Spot, offered: readonly Answer[], view: RaceView): { answer: number; then: Action[] } | null {
  const there = offered.filter(({ answer, to }) => spot.answers.includes(answer) || spot.things.includes(`section:${text(to["section"])}`));
  const sections = there.map(({ to }) => text(to["section"]));
  const drive = offered.find(({ do: done, to }) => done === "drive" && sections.includes(text(to["section"])));
  if (!drive) return null;
  const alone = view.turn.pays[text(drive.to["section"]) ?? ""] ?? [];
  const spend: Action = { do: "spend", to: { card } };
  if (alone.includes(card)) return { answer: drive.answer, then: [{ do: "pay", to: { card } }] };
  // Where no card fits alone nobody is asked whether to pay with two.
  return { answer: drive.answer, then: alone.length > 0 ? [{ do: "pay_two", to: {} }, spend] : [spend] };
}

/** The colour a street has now: that of a die lying on it, or its own. */
export const paintOn = (view: RaceView | null, street: Street): Paint =>
  view?.dice.find(({ section }) => section === street.id)?.colour ?? street.paint;

/** The colour that driving as an answer says would add to the turn, if it is known already. */
export function drivenColour(city: City, view: RaceView, choice: Choice): Colour | null {
  const street = streetOf(city, choice);
  const paint = street && paintOn(view, street);
  return paint && isColour(paint) ? paint : null;
}

export const DRIVES: ReadonlySet<string> = new Set(["drive", "go_on", "shortcut"]);

function along(street: Street, from: string | null): Way {
  const back = street.b.id === from;
  return { street, from: back ? street.b : street.a, to: back ? street.a : street.b };
}

/** The street an answer is about, and in which direction: away from where the truck stands, or as the arrow points. */
export function wayOf(city: City, choice: Choice, here: string | null): Way | null {
  const arrow = city.arrows.get(text(choice.to["one_way"]) ?? "");
  const street = streetOf(city, choice);
  return arrow ?? (street ? along(street, DRIVES.has(choice.do) ? here : null) : null);
}

const HERE = new Set(["collect", "pass_bin", "take_reward", "decline_reward"]);
const LOOSE = new Set(["name_colour", "pay_in", "name_card"]);

export interface Links {
  /** Answers by street, each street once. */
  streets: Map<string, { way: Way; answers: Choice[] }>;
  places: Map<string, Choice[]>;
  seats: Map<number, Choice[]>;
  /** The streets of each way that leads over several, with the answer that drives it. */
  ways: { choice: Choice; streets: Street[] }[];
  /** Colours and effects to be named: nothing on the map stands for them. */
  loose: Choice[];
  /** The way that is being paid for now. */
  paying: Way | null;
  /** Where the asked truck stands. */
  here: string | null;
}

function push<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  map.set(key, [...(map.get(key) ?? []), choice]);
}

/** Every answer with its place on the map, for the seat that is asked. */
export function links(city: City, answers: readonly Choice[], view: RaceView | null, seat: number): Links {
  const here = view?.players[seat]?.truck ?? null;
  const paid = city.streets.get(view?.turn.paying ?? "");
  const paying = paid ? along(paid, here) : null;
  const found: Links = { streets: new Map(), places: new Map(), seats: new Map(), ways: [], loose: [], paying, here };
  for (const choice of answers) {
    const way = wayOf(city, choice, here);
    const about = seatOf(choice, view);
    const place: Place | undefined = city.places.get(text(choice.to["node"]) ?? "");
    if (choice.actions)
      found.ways.push({ choice, streets: choice.actions.flatMap(({ to }) => city.streets.get(text(to["section"]) ?? "") ?? []) });
    if (LOOSE.has(choice.do)) found.loose.push(choice);
    else if (way) found.streets.set(way.street.id, joined(found.streets.get(way.street.id), way, choice));
    else if (place) push(found.places, place.id, choice);
    else if (HERE.has(choice.do) && here) push(found.places, here, choice);
    else if (about !== null) push(found.seats, about, choice);
  }
  return found;
}

function joined(before: { way: Way; answers: Choice[] } | undefined, way: Way, choice: Choice) {
  return { way: before?.way ?? way, answers: [...(before?.answers ?? []), choice] };
}
