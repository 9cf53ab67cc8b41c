/** Reads the view of any game as names and values, without knowing the game. */

import type { Choice } from "../../lib/options";
import type { View } from "../../lib/types";
import { t, words } from "../../lib/words.svelte";

export type Reading =
  | { kind: "value"; text: string }
  | { kind: "text"; text: string }
  | { kind: "pieces"; pieces: Piece[] }
  | { kind: "table"; entries: Entry[] };

export interface Entry {
  key: string;
  label: string;
  reading: Reading;
}

export interface Piece {
  id: string;
  text: string;
  count: number;
}

/** "face_up" as "Face up", or in the words of the game's catalogue if it has them. */
export function label(game: string, key: string): string {
  const id = `${kebab(game)}-view-${kebab(key)}`;
  if (words.has(id)) return t(id);
  const text = key.replaceAll("_", " ");
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The name of a piece in the catalogue of the game, or else its id. */
export function pieceName(game: string, id: string): string {
  const found = [`${kebab(game)}-card-${kebab(id)}`, `${kebab(game)}-${kebab(id)}`].find((name) => words.has(name));
  return found ? t(found) : id.replaceAll("_", " ");
}

/** The entries of a view; things that are missing or hidden are left out. */
export function entries(game: string, view: View, without: readonly string[] = []): Entry[] {
  return Object.entries(view)
    .filter(([key, value]) => !without.includes(key) && !nothing(value))
    .map(([key, value]) => ({ key, label: label(game, key), reading: read(game, value) }));
}

/** The entry of one seat in a view with a list of players. */
export function playerOf(view: View, seat: number): View {
  const players = view["players"];
  const player: unknown = Array.isArray(players) ? players[seat] : undefined;
  return isTable(player) ? player : {};
}

/** The answers about a piece that are not about a player. */
export const about = (options: readonly Choice[], piece: string): Choice[] =>
  options.filter(({ to }) => Object.values(to).includes(piece) && !("seat" in to));

/** The answers about a player. */
export const aboutSeat = (options: readonly Choice[], seat: number): Choice[] => options.filter(({ to }) => to["seat"] === seat);

const kebab = (id: string): string => id.replaceAll("_", "-").toLowerCase();
const isTable = (value: unknown): value is View => typeof value === "object" && value !== null && !Array.isArray(value);
const isShort = (value: unknown): boolean => typeof value === "number" || typeof value === "string";
const nothing = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function read(game: string, value: unknown): Reading {
  if (typeof value === "string") return { kind: "pieces", pieces: pieces(game, [value]) };
  if (typeof value === "boolean") return { kind: "value", text: t(value ? "view-yes" : "view-no") };
  if (Array.isArray(value)) return readList(game, value);
  if (isTable(value)) return { kind: "table", entries: entries(game, value) };
  return { kind: "value", text: String(value) };
}

function readList(game: string, list: readonly unknown[]): Reading {
  if (list.every((item) => typeof item === "string")) return { kind: "pieces", pieces: pieces(game, list) };
  if (list.every(isShort)) return { kind: "value", text: list.join(", ") };
  if (list.every((item) => Array.isArray(item) && item.every(isShort))) {
    return { kind: "text", text: list.map((item) => (item as unknown[]).join(" ")).join("; ") };
  }
  return {
    kind: "table",
    entries: list
      .map((item, index) => ({ key: String(index), label: String(index + 1), item }))
      .filter(({ item }) => !nothing(item))
      .map(({ key, label: name, item }) => ({ key, label: name, reading: read(game, item) })),
  };
}

function pieces(game: string, ids: readonly string[]): Piece[] {
  const counted = new Map<string, number>();
  for (const id of ids) counted.set(id, (counted.get(id) ?? 0) + 1);
  return [...counted].map(([id, count]) => ({ id, text: pieceName(game, id), count }));
}
