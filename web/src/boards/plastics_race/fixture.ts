/** The components as the server sends them, a view and answers, for the tests of this board. */

import { readFileSync } from "node:fs";
import type { Choice } from "../../lib/options";
import { choice } from "../../testing/choice";
import type { Content, Things } from "../../lib/types";
import type { CompanyView, RaceView } from "./types";

export const CITIES = ["paris", "victoria", "madrid", "berlin", "athens", "rome", "ankara", "london"] as const;
const FOLDER = "../src/ludoteca/games/plastics_race/data";

type Table = Record<string, unknown>;

function enter(root: Table, path: string): Table {
  return path.split(".").reduce((table, key) => (table[key] ??= {}) as Table, root);
}

function append(root: Table, key: string): Table {
  const item: Table = {};
  ((root[key] ??= []) as Table[]).push(item);
  return item;
}

/** Reads the part of TOML that the component files use: tables, lists of tables, values on one line. */
function toml(text: string): Table {
  const root: Table = {};
  let table = root;
  for (const line of text.split("\n").map((raw) => raw.replace(/(^|\s+)# .*$/, "").trim())) {
    const head = /^(\[\[?)([\w.]+)\]\]?$/.exec(line);
    const entry = /^(\w+)\s*=\s*(.+)$/.exec(line);
    if (head) table = head[1] === "[[" ? append(root, head[2]!) : enter(root, head[2]!);
    else if (entry) table[entry[1]!] = JSON.parse(entry[2]!.replace(/(\w+) = /g, '"$1": '));
  }
  return root;
}

const files = ["components.toml", ...CITIES.map((city) => `cities/${city}.toml`)];

export const content: Content = Object.fromEntries(files.map((file) => [file, toml(readFileSync(`${FOLDER}/${file}`, "utf-8"))]));

export const option = (answer: number, does: string, to: Things = {}): Choice =>
  choice({ answer, do: does, to, words: { id: `plastics-race-${does}`, args: {}, rules: [] } });

const player: CompanyView = {
  truck: "rome/cipro",
  points: 3,
  bins: [2],
  police: 1,
  puncture: null,
  played: [],
  cards: 2,
  hand: ["wild", "dashed_red_orange"],
  offers: false,
  offer: null,
  route_cards: 1,
  routes: ["rt01"],
  new_route: null,
  route_progress: { rt01: ["orange"] },
  bin_distances: { "1": 4, "2": 2 },
};

/** Ana has driven a little way in Rome; Ben's hand is hidden. */
export const view: RaceView = {
  city: "rome",
  round: 3,
  last_round: null,
  ending: "going-on",
  starter: 0,
  current: 0,
  deck: 20,
  discards: [],
  route_deck: 9,
  route_discards: [],
  stacks: [2, 1, 2, 0],
  bonus: 1,
  plant: "pl1",
  capacity: 4,
  rolled: ["red"],
  dice: [{ section: "rome/cipro-torquinto", colour: "green" }],
  works: ["rome/torquinto-flaminio"],
  one_ways: [{ one_way: "rome/torquinto>flaminio", section: "rome/torquinto-flaminio", to: "rome/flaminio" }],
  turn: {
    moving: true,
    free_pass: false,
    passes: [],
    path: ["rome/musei-cipro"],
    colours: ["orange", null],
    shortcut: false,
    run: { colour: "red", next: "blue" },
    paying: null,
    pays: { "rome/cipro-torquinto": ["wild"] },
  },
  players: [player, { ...player, hand: null, routes: null, route_progress: null, bin_distances: null }],
  known: [],
  absent: [],
};
