/** The luck of a game: a chart for each kind of roll or draw that the catalogue has a heading for. */

import type { Fallen, Message } from "./types";
import { kebab, words } from "./words.svelte";

export interface Cell {
  fell: number;
  expected: number;
}

export interface Row {
  label: string;
  /** By column. */
  cells: Cell[];
}

/** One kind of roll or draw. */
export interface Kind {
  /** Message id of its heading. */
  heading: string;
  /** The number of rolls or draws. */
  count: number;
  /** The seats that rolled or drew; null for nobody in particular. */
  columns: (number | null)[];
  rows: Row[];
  /** The number of outcomes left out: those nearest to their expectation. */
  left: number;
}

const MOST_ROWS = 8;
const FURTHEST = 4;

export function chances(game: string, fallen: readonly Fallen[], names: readonly string[]): Kind[] {
  const rules = [...new Set(fallen.map(({ rule }) => rule))];
  return rules
    .map((rule) =>
      kind(
        `web-luck-${kebab(game)}-${kebab(rule)}`,
        fallen.filter((one) => one.rule === rule),
        names,
      ),
    )
    .filter((made) => words.has(made.heading))
    .sort((one, other) => one.left - other.left);
}

function kind(heading: string, fallen: readonly Fallen[], names: readonly string[]): Kind {
  const columns = [...new Set(fallen.map(({ seat }) => seat))].sort((a, b) => (a ?? -1) - (b ?? -1));
  const rows = new Map<string, Row>();
  for (const one of fallen) {
    const label = labelOf(heading, one, names);
    const row = rows.get(label) ?? { label, cells: columns.map(() => ({ fell: 0, expected: 0 })) };
    const cell = row.cells[columns.indexOf(one.seat)]!;
    cell.fell += one.fell;
    cell.expected += one.expected;
    rows.set(label, row);
  }
  const all = [...rows.values()];
  const shown = all.length > MOST_ROWS ? furthest(all) : all;
  return { heading, columns, rows: shown, left: all.length - shown.length, count: fallen.reduce((sum, { fell }) => sum + fell, 0) };
}

/** The outcomes that surprise the most. */
function furthest(rows: readonly Row[]): Row[] {
  const off = (row: Row): number => Math.max(...row.cells.map(({ fell, expected }) => Math.abs(fell - expected)));
  return [...rows].sort((one, other) => off(other) - off(one)).slice(0, FURTHEST);
}

/** The catalogue's word for an outcome, else the only name in its message, else the whole message. */
function labelOf(heading: string, one: Fallen, names: readonly string[]): string {
  const own = `${heading}-${one.outcome}`;
  if (words.has(own)) return words.text(own);
  return onlyName(one.words) ?? words.say(one.words, names);
}

function onlyName(message: Message): string | null {
  const [value, ...more] = Object.values(message.args);
  return typeof value === "object" && "name" in value && more.length === 0 ? words.text(value.name) : null;
}
