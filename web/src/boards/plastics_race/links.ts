/** Finds the part of the table that an answer is about. */

import type { Spot } from "../../lib/drag";
import type { Choice } from "../../lib/answers";
import type { Answer, Action } from "../../lib/types";
import type { City, Place, Street, Way } from "./city";
import { type Colour, isColour, type Paint } from "./paint";
import type { RaceView } from "./types";

const text = (id: unknown): string | null => (typeof id === "string" ? id : null);

/** The kind of street card that an answer is about. */
export const cardOf = (choice: Choice): string | null => text(choice.to["card"]);

export const routeOf = (choice: Choice): string | null => text(choice.to["route"]);

/** The colour that an answer names. */
export function colourOf(choice: Choice): Colour | null {
  const named = text(choice.to["colour"] ?? choice.to["wanted"]);
  return named !== null && isColour(named) ? named : null;
}

/** The effect that another player is asked for. */
export function effectOf(choice: Choice): string | null {
  const wanted = text(choice.to["wanted"]);
  return wanted !== null && !isColour(wanted) ? wanted : null;
}

const AGAINST_CURRENT = new Set(["let_pass", "puncture"]);

/** The seat that an answer is about; a Puncture is about the player whose turn it is. */
export function seatOf(choice: Choice, view: RaceView | null): number | null {
  if (AGAINST_CURRENT.has(choice.do)) return view?.current ?? null;
  const seat = choice.to["seat"];
  return typeof seat === "number" ? seat : null;
}

/** The street that an answer is about. */
const streetOf = (city: City, choice: Choice): Street | undefined => city.streets.get(text(choice.to["section"]) ?? "");

/** The kinds of card that pay alone for the street over which an answer drives. */
export const fitting = (choice: Choice | undefined, view: RaceView): readonly string[] =>
  (choice?.do === "drive" && view.turn.pays[text(choice.to["section"]) ?? ""]) || [];

/** The answers given by dropping a card on a street: drive there with it, alone or as one of two cards. */
export function driveWith(card: string, spot: Spot, offered: readonly Answer[], view: RaceView): { answer: number; then: Action[] } | null {
  const there = offered.filter(({ answer, to }) => spot.answers.includes(answer) || spot.things.includes(`section:${text(to["section"])}`));
  const sections = there.map(({ to }) => text(to["section"]));
  const drive = offered.find(({ do: done, to }) => done === "drive" && sections.includes(text(to["section"])));
  if (!drive) return null;
  const alone = view.turn.pays[text(drive.to["section"]) ?? ""] ?? [];
  const spend: Action = { do: "spend", to: { card } };
  if (alone.includes(card)) return { answer: drive.answer, then: [{ do: "pay", to: { card } }] };
  // If no card pays alone, the game does not ask whether to pay with two.
  return { answer: drive.answer, then: alone.length > 0 ? [{ do: "pay_two", to: {} }, spend] : [spend] };
}

/** The present colour of a street: that of a die on it, or else the printed one. */
export const paintOn = (view: RaceView | null, street: Street): Paint =>
  view?.dice.find(({ section }) => section === street.id)?.colour ?? street.paint;

/** The colour that an answer would add to the turn by driving, if it is known already. */
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

/** The street that an answer is about, with a direction: away from the truck, or as the arrow points. */
export function wayOf(city: City, choice: Choice, here: string | null): Way | null {
  const arrow = city.arrows.get(text(choice.to["one_way"]) ?? "");
  const street = streetOf(city, choice);
  return arrow ?? (street ? along(street, DRIVES.has(choice.do) ? here : null) : null);
}

const HERE = new Set(["collect", "pass_bin", "take_reward", "decline_reward"]);
const LOOSE = new Set(["name_colour", "pay_in", "name_card"]);

export interface Links {
  /** The answers by street, each street once. */
  streets: Map<string, { way: Way; answers: Choice[] }>;
  places: Map<string, Choice[]>;
  seats: Map<number, Choice[]>;
  /** The ways over several streets, each with the answer that drives it. */
  ways: { choice: Choice; streets: Street[] }[];
  /** Answers that name a colour or an effect: nothing on the map stands for them. */
  loose: Choice[];
  /** The street that is being paid for now, with the direction of the truck. */
  paying: Way | null;
  /** The place of the truck that is asked. */
  here: string | null;
}

function push<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  map.set(key, [...(map.get(key) ?? []), choice]);
}

/** All answers by their places on the map, for the seat that is asked. */
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
