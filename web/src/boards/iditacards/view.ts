/** What `view(seat)` of the game says, and the component files. */

import type { Content, TableView } from "../../lib/types";

export type Cost = number | "all";

/** A card of the own hand as if it were played now. */
export interface Forecast {
  card: string;
  /** Energy, health, risk. */
  costs: [Cost, Cost, Cost];
  /** Cards of the hand that are missing to pay the energy. */
  short: number;
  /** In a thousand: how often it fails, by its health cost or where no risk is paid. */
  fails: number;
  /** Squares it moves, for cards that begin with a move. */
  moves: number | null;
}

export interface Dog {
  dog: string;
  attachments: string[];
}

export interface Waiting {
  card: string;
  owed: number;
  paid: number;
}

export type SpeedParts = Record<"dogs" | "attachments" | "leg" | "weather" | "starvation" | "hypothermia", number>;

export interface PlayerView {
  position: number;
  hypothermia: number;
  starvation: number;
  speed: number;
  /** Where the speed comes from; together they are it. Null before the first weather. */
  speed_parts: SpeedParts | null;
  hand_size: number;
  walk: number;
  immune: boolean;
  free_energy: boolean;
  free_health: boolean;
  cards: number;
  deck: number;
  looking: number;
  legendary: number;
  discard: string[];
  played: string[];
  waiting: Waiting[];
  team: Dog[];
  turns: number;
  days: number;
  own_hand: string[] | null;
  own_deck: string[] | null;
  own_looking: string[] | null;
  own_legendary: string[] | null;
  own_costs: Forecast[] | null;
  own_reveal: [number, number, number] | null;
}

export interface RaceView {
  layout: string;
  legs: string[];
  weather: string | null;
  round: number;
  crossed: number[];
  resting: number[];
  supply: string[];
  destroyed: string[];
  upgrades: string[][];
  damage: number;
  legendary_deck: number;
  players: PlayerView[];
  solitaire: [number, number] | null;
}

/** The view of a table of this game; null before the start. */
export const raceOf = (table: TableView): RaceView | null => ("players" in table.view ? (table.view as unknown as RaceView) : null);

export interface Op {
  op: string;
  n?: number | string;
  cost?: string;
}

export interface CardFile {
  id: string;
  type: string;
  energy: Cost;
  health: number;
  risk: number;
  passive?: Op[];
}

interface LegSideFile {
  terrain: string;
  hypothermia: number;
  starvation: number;
  effect: Op[];
}

interface BoardFile {
  board: { squares: number; finish: number; path: [number, number][] };
  layout: Record<string, { checkpoints: number[]; legs: { id: string; side: "left" | "right"; first: number; last: number }[] }>;
  weather: { face: string }[];
  setup: { dog_limit: number; meter_max: number };
  meters: { speed_penalty: number[]; cost_increase: number[]; frozen_at: number };
}

export const boardOf = (content: Content): BoardFile => content["board.toml"] as BoardFile;

const cardsOf = (content: Content): CardFile[] => (content["cards.toml"] as { card: CardFile[] }).card;

export const cardOf = (content: Content, id: string): CardFile =>
  cardsOf(content).find((card) => card.id === id) ?? { id, type: "utility", energy: 0, health: 0, risk: 0 };

/** The four upgrade decks, in the order of `view.upgrades`. */
export function upgradeDecks(content: Content): string[] {
  const { deck } = content["decks.toml"] as { deck: Record<string, { role: string }> };
  return Object.keys(deck).filter((name) => deck[name]?.role === "upgrade");
}

/** A stretch of the trail. */
export interface Leg {
  first: number;
  last: number;
  terrain: string;
  hypothermia: number;
  starvation: number;
  /** What it does, as the catalogue names it. */
  effect: string;
}

/** "leg_dog_speed" with -1 is called "dog-speed-less". */
export const effectName = ({ op, n }: Op): string =>
  op.replace(/^leg_/, "").replaceAll("_", "-") + (typeof n === "number" && n < 0 ? "-less" : "");

/** The legs of this race from the first on; empty until the leg cards are drawn. */
export function legsOf(view: RaceView, content: Content): Leg[] {
  const cards = (content["legs.toml"] as { leg_card: ({ id: string } & Record<"left" | "right", LegSideFile>)[] }).leg_card;
  const places = boardOf(content).layout[view.layout]?.legs ?? [];
  return places.flatMap(({ side, first, last }, at) => {
    const face = cards.find(({ id }) => id === view.legs[at % 4])?.[side];
    if (!face) return [];
    const { terrain, hypothermia, starvation, effect } = face;
    return [{ first, last, terrain, hypothermia, starvation, effect: effect[0] ? effectName(effect[0]) : "none" }];
  });
}

export const legAt = (legs: readonly Leg[], square: number): Leg | undefined =>
  legs.find(({ first, last }) => first <= square && square <= last);

export interface Kind {
  id: string;
  count: number;
}

/** Cards alike lie on each other. */
export function kinds(cards: readonly string[]): Kind[] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
