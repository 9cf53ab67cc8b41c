import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast } from "../testing/contrast";

const tokens = readFileSync("src/styles/tokens.css", "utf-8");

function theme(selector: string): Record<string, string> {
  const block = tokens.slice(tokens.indexOf(selector)).split("}")[0] ?? "";
  return Object.fromEntries([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]));
}

const light = theme(":root {");
const themes = { light, dark: { ...light, ...theme(':root[data-theme="dark"]') } };

// prettier-ignore
const TEXT: [string, string][] = [
  ["ink", "paper"], ["ink", "surface"], ["ink", "sunk"], ["ink", "glow-soft"], ["ink", "accent-soft"], ["ink", "alert-soft"],
  ["muted", "paper"], ["muted", "surface"], ["muted", "sunk"], ["muted", "glow-soft"], ["accent", "surface"], ["accent", "paper"],
  ["accent", "sunk"], ["accent", "glow-soft"], ["on-accent", "accent"], ["alert-text", "surface"], ["alert-text", "paper"],
  ["alert", "surface"], ["purple", "surface"], ["deep-ink", "glow"],
];
const SIGNS: [string, string][] = [
  ["edge", "surface"],
  ["edge", "paper"],
  ["focus", "surface"],
  ["focus", "paper"],
  ["accent", "surface"],
  ["accent", "paper"],
];

test.each(Object.entries(themes))("text and signs have enough contrast: %s", (_name, colours) => {
  const of = ([a, b]: [string, string]) => contrast(colours[a]!, colours[b]!);
  expect(TEXT.filter((pair) => of(pair) < 4.5).map((pair) => `${pair.join(" on ")} ${of(pair).toFixed(2)}`)).toEqual([]);
  expect(SIGNS.filter((pair) => of(pair) < 3).map((pair) => `${pair.join(" on ")} ${of(pair).toFixed(2)}`)).toEqual([]);
});

type Pairs = readonly (readonly [text: string, ground: string, what: string])[];
const boards = import.meta.glob<Pairs>("../boards/*/contrast.ts", { import: "pairs", eager: true });

test("text on streets, cards and tiles can be read", () => {
  const weak = Object.entries(boards).flatMap(([board, pairs]) =>
    pairs.filter(([text, ground]) => contrast(text, ground) < 4.5).map(([, , what]) => `${board}: ${what}`),
  );
  expect(weak).toEqual([]);
});
