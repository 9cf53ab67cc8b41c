/** Reads the view of the game and the cards in it. */

import type { Content, TableView } from "../../lib/types";
import { kebab } from "./city";
import { type Colour, isColour } from "./paint";
import type { Files, RaceView } from "./types";

/** The view of a table of this game; null before the start. */
export const raceOf = (table: TableView): RaceView | null => ("players" in table.view ? (table.view as RaceView) : null);

type Components = Files["components.toml"];
type StreetCardFile = Components["street_cards"][number];

export const componentsOf = (content: Content): Components => (content as Files)["components.toml"];

/** The card of the plant, if there is one. */
export const plantCard = (content: Content, view: RaceView): Components["plant_cards"][number] | undefined =>
  componentsOf(content).plant_cards.find(({ id }) => id === view.plant);

export interface RouteCard {
  id: string;
  colours: Colour[];
  points: number;
}

/** A route card of the components. */
export const routeCard = (content: Content, id: string): RouteCard | undefined =>
  componentsOf(content)
    .route_cards.map(({ colours, ...card }) => ({ ...card, colours: colours.filter(isColour) }))
    .find((card) => card.id === id);

/** The message ids of names. */
export const cardName = (id: string): string => `plastics-race-card-${kebab(id)}`;
export const routeName = (id: string): string => `plastics-race-route-${kebab(id)}`;

/** A street card as drawn. */
export interface CardLook {
  id: string;
  kind: "single" | "dashed" | "continuous" | "wild";
  colours: Colour[];
  effect: string;
  /** The street after which it is named. */
  street: string;
}

const idOf = ({ kind, colours, effect }: StreetCardFile): string => {
  if (kind === "wild") return kind;
  return kind === "single" ? `${colours[0]}_${effect}` : `${kind}_${colours.join("_")}`;
};

/** The look of a kind of card; `copy` tells cards of the same kind apart. */
export function cardLook(content: Content, id: string, copy = 0): CardLook {
  const alike = componentsOf(content).street_cards.filter((card) => idOf(card) === id);
  const card = alike[copy % Math.max(1, alike.length)];
  if (!card) return { id, kind: "wild", colours: [], effect: "", street: "" };
  const kind = card.kind as CardLook["kind"];
  return { id, kind, colours: card.colours.filter(isColour), effect: card.effect ?? "", street: card.street };
}

/** The hand as drawn; a number tells cards of the same kind apart. */
export function handLooks(content: Content, hand: readonly string[]): { key: string; look: CardLook }[] {
  const seen = new Map<string, number>();
  return hand.map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return { key: `${id} ${copy}`, look: cardLook(content, id, copy) };
  });
}
