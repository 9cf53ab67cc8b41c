/** Reads the view of the game and its component files. */

import type { Content, TableView } from "../../lib/types";
import type { Files, RaceView } from "./types";

export type CardFile = Pick<Files["cards.toml"]["card"][number], "id" | "type" | "energy" | "health" | "risk" | "passive">;
export type Op = NonNullable<CardFile["passive"]>[number];
type Places = Files["board.toml"]["layout"]["standard"];

/** The view of a table of this game; null before the start. */
export const raceOf = (table: TableView): RaceView | null => ("players" in table.view ? (table.view as RaceView) : null);

const files = (content: Content): Files => content as Files;

export const boardOf = (content: Content): Files["board.toml"] => files(content)["board.toml"];

/** The legs and checkpoints of a layout of the board. */
export const placesOf = (content: Content, layout: string): Places | undefined =>
  (boardOf(content).layout as Record<string, Places>)[layout];

export const cardOf = (content: Content, id: string): CardFile =>
  files(content)["cards.toml"].card.find((card) => card.id === id) ?? { id, type: "utility", energy: 0, health: 0, risk: 0 };

/** A stretch of the trail. */
export interface Leg {
  first: number;
  last: number;
  terrain: string;
  hypothermia: number;
  starvation: number;
  /** The name of its effect in the catalogue. */
  effect: string;
}

/** The name of an effect in the catalogue: "dog-speed-less" for `leg_dog_speed` with -1, "base-move-none" with 0. */
export const effectName = ({ op, n = 1 }: Pick<Op, "op" | "n">): string =>
  op.replace(/^leg_/, "").replaceAll("_", "-") + (n < 0 ? "-less" : n === 0 ? "-none" : "");

/** The legs of this race, from the first to the last; none until the leg cards are drawn. */
export function legsOf(view: Pick<RaceView, "layout" | "legs">, content: Content): Leg[] {
  const cards = files(content)["legs.toml"].leg_card;
  const places = placesOf(content, view.layout)?.legs ?? [];
  const types = boardOf(content).leg_types.ids;
  return places.flatMap(({ type, side, first, last }) => {
    const card = cards.find(({ id }) => id === view.legs[types.indexOf(type)]);
    if (!card) return [];
    const { terrain, hypothermia, starvation, effect } = side === "left" ? card.left : card.right;
    return [{ first, last, terrain, hypothermia, starvation, effect: effect[0] ? effectName(effect[0]) : "none" }];
  });
}

export const legAt = (legs: readonly Leg[], square: number): Leg | undefined =>
  legs.find(({ first, last }) => first <= square && square <= last);

export interface Kind {
  id: string;
  count: number;
}

/** The kinds of card in a pile, with the number of each. */
export function kinds(cards: readonly string[]): Kind[] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
