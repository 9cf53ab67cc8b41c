/** What `view(seat)` of the game says, and the cards it names. */

import type { Content, TableView } from "../../lib/types";
import { type Colour, isColour } from "./paint";

export interface PlayerView {
  truck: string | null;
  points: number;
  bins: number[];
  police: number;
  puncture: string | null;
  played: string[];
  cards: number;
  hand: string[] | null;
  offers: boolean;
  offer: string | null;
  route_cards: number;
  routes: string[] | null;
  new_route: string | null;
}

export interface RaceView {
  city: string;
  round: number;
  last_round: number | null;
  current: number;
  deck: number;
  discards: string[];
  route_deck: number;
  stacks: number[];
  bonus: number | null;
  plant: string | null;
  capacity: number;
  dice: { section: string; colour: Colour }[];
  rolled: Colour[];
  works: string[];
  one_ways: { section: string; to: string }[];
  turn: {
    moving: boolean;
    passes: string[];
    path: string[];
    colours: (Colour | null)[];
    run: { colour: Colour | null; next: Colour | null; from: number };
    shortcut: boolean;
  };
  players: PlayerView[];
}

/** The view of a table of this game; null before the start. */
export const raceOf = (table: TableView): RaceView | null => ("players" in table.view ? (table.view as unknown as RaceView) : null);

export interface PlantCard {
  id: string;
  points_per_bin: number;
  excluded_bins: number[];
  capacity: number;
}

export interface RouteCard {
  id: string;
  colours: Colour[];
  points: number;
}

interface StreetCardFile {
  kind: "single" | "dashed" | "continuous" | "wild";
  colours: Colour[];
  effect?: string;
  street: string;
}

interface Components {
  street_cards: StreetCardFile[];
  route_cards: RouteCard[];
  plant_cards: PlantCard[];
  scoring: { bin_card: number; bonus_card: number };
  limits: { hand: number };
}

export const componentsOf = (content: Content): Components => content["components.toml"] as Components;

/** A street card as it is drawn. */
export interface CardLook {
  id: string;
  kind: StreetCardFile["kind"];
  colours: Colour[];
  effect: string;
  /** The street it is called after. */
  street: string;
}

const idOf = ({ kind, colours, effect }: StreetCardFile): string => {
  if (kind === "wild") return kind;
  return kind === "single" ? `${colours[0]}_${effect}` : `${kind}_${colours.join("_")}`;
};

/** How a kind of card looks; of several alike the one with that number. */
export function cardLook(content: Content, id: string, copy = 0): CardLook {
  const alike = componentsOf(content).street_cards.filter((card) => idOf(card) === id);
  const card = alike[copy % Math.max(1, alike.length)];
  if (!card) return { id, kind: "wild", colours: [], effect: "", street: "" };
  return { id, kind: card.kind, colours: card.colours, effect: card.effect ?? "", street: card.street };
}

/** The hand as drawn, cards alike told apart by their number. */
export function handLooks(content: Content, hand: readonly string[]): { key: string; look: CardLook }[] {
  const seen = new Map<string, number>();
  return hand.map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return { key: `${id} ${copy}`, look: cardLook(content, id, copy) };
  });
}

/** Which colours of a route card the last unbroken stretch of the turn has already shown. */
export function progress(driven: readonly (Colour | null)[], wanted: readonly Colour[]): Set<Colour> {
  const done = new Set<Colour>();
  for (const colour of driven.toReversed()) {
    if (!colour || !isColour(colour) || !wanted.includes(colour)) break;
    done.add(colour);
  }
  return done;
}
