/** The components as the server sends them, and options in words, for the tests of this board. */

import { readFileSync } from "node:fs";
import type { Choice } from "../../lib/options";
import type { Argument, Content } from "../../lib/types";

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

/** As much of TOML as the component files use: tables, lists of tables, values on one line. */
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

export const option = (answer: number, deed: string, args: Record<string, Argument> = {}): Choice => ({
  answer,
  final: false,
  number: answer + 1,
  text: deed,
  group: "",
  words: { id: `plastics-race-${deed}`, args, rules: [] },
});

export const node = (id: string): Argument => ({ name: `plastics-race-node-${id}` });
