import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Choice } from "../../lib/options";
import type { Argument, LogLine, TableView } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import { contrast } from "../../testing/contrast";
import { GROUND, marks } from "./contrast";
import { facts, group } from "./frame";
import { aboutMeeple, bySpace, byTile, inHand, ofBox, ofCubes, payment, stateOf, targetOf } from "./links";
import { TINT } from "./look";
import { percent, strike } from "./odds";
import { lastRoll } from "./rolls";
import { sheet } from "./score";
import { tokens } from "./track";
import { builtIn, filled, refusals } from "./view";
import { worthOfAds, worthOfTargets } from "./worth";

const name = (text: string): Argument => ({ name: `rolling-heights-${text}` });
const option = (id: string, args: Record<string, Argument> = {}, answer = 0): Choice => ({
  answer,
  words: { id: `rolling-heights-${id}`, args, rules: [] },
  final: false,
  number: answer + 1,
  text: id,
  group: "",
});
const line = (number: number, id: string, args: Record<string, Argument>): LogLine => ({
  number,
  n: number,
  words: { id: `rolling-heights-event-${id}`, args, rules: [] },
  withdrawn: false,
});

test("options find their plots and tiles by the words", () => {
  const place = [
    option("place-plan", { tile: name("tile-bp-31"), space: "A1", cost: 2, bonus: 0 }),
    option("place-plan", { tile: name("tile-bp-31"), space: "E5", cost: 8, bonus: 3 }, 1),
  ];
  expect([...bySpace(place).keys()]).toEqual(["A1", "E5"]);
  expect(inHand(place)).toBe("BP-31");
  expect(byTile(place).size).toBe(0);
  expect(byTile([option("buy", { tile: name("tile-bp-02"), cost: 1, tokens: 0 })]).get("BP-02")?.words.id).toContain("buy");
  expect(inHand([option("construct", { space: "A1" })])).toBeNull();
});

test("plots that cannot be chosen have a reason in words, and their price if they have one", () => {
  const placing = { tile: "BP-31", costs: { A1: 2, C3: 9 }, refused: { dear: ["C3"] } };
  expect(refusals(placing)).toEqual([{ space: "C3", why: "dear", cost: 9 }]);
  expect(refusals({ tile: "BP-31", costs: {}, refused: { near: ["A2"], prime: ["B1"] } })).toEqual([
    { space: "A2", why: "near", cost: null },
    { space: "B1", why: "prime", cost: null },
  ]);
  expect(refusals(null)).toEqual([]);
  expect(["dear", "near", "prime"].filter((why) => !words.has(`web-rolling-heights-refused-${why}`))).toEqual([]);
});

test("what ads are worth now, the reader first; what targets are worth to their owner", () => {
  const worth = worthOfAds(
    [
      [2, 5],
      [0, -1],
    ],
    ["Marta", "Jonas"],
    1,
  );
  expect(worth.map((ofAd) => ofAd.map(({ name, points, own }) => [name, points, own]))).toEqual([
    [
      ["Jonas", 5, true],
      ["Marta", 2, false],
    ],
    [
      ["Jonas", -1, true],
      ["Marta", 0, false],
    ],
  ]);
  expect(worthOfAds([[2, 5]], ["Marta", "Jonas"], null)[0]?.some(({ own }) => own)).toBe(false);
  expect(worthOfTargets([3, 13], 0, "Marta").map(([one]) => one?.points)).toEqual([3, 13]);
  expect(worthOfTargets(null, 0, "Marta")).toEqual([]);
});

test("options find the meeples that lie in their way", () => {
  const list = [
    option("activate-steady", { meeple: name("meeple-riveter") }),
    option("activate-hard", { meeple: name("meeple-riveter") }, 1),
    option("activate-hard-as-steady", { meeple: name("meeple-riveter") }, 2),
    option("raise-to-steady", { meeple: name("meeple-worker") }, 3),
    option("lie-down", { meeple: name("meeple-worker"), state: name("state-hard") }, 4),
    option("convert", { meeple: name("meeple-carpenter"), into: name("meeple-executive"), state: name("state-idle") }, 5),
    option("leave-out", { meeple: name("meeple-worker") }, 6),
  ];
  expect(aboutMeeple(list, "riveter", "hard").map(({ answer }) => answer)).toEqual([1, 2]);
  expect(aboutMeeple(list, "riveter", "steady").map(({ answer }) => answer)).toEqual([0]);
  expect(aboutMeeple(list, "worker", "exhausted").map(({ answer }) => answer)).toEqual([3, 6]);
  expect(aboutMeeple(list, "worker", "hard").map(({ answer }) => answer)).toEqual([4]);
  expect(list.map(stateOf).at(5)).toBe("idle");
});

test("payments, cubes, targets and questions of the box", () => {
  const pay = [0, 1].map((count) => option("pay", { count, resource: name("misc-wood"), cost: 3 }, count));
  expect(payment(pay)).toMatchObject({ resource: "misc-wood", cost: 3 });
  expect(payment([])).toBeNull();
  expect(ofCubes([option("trade"), option("take-cube"), option("stop")])).toHaveLength(2);
  expect(ofBox([option("trade"), option("rally"), option("stop")])).toHaveLength(2);
  expect(targetOf(option("score-target", { target: name("target-tg-07") }))).toBe("TG-07");
});

test("the odds of a strike", () => {
  const landing = { hard: 15, steady: 30, exhausted: 55 };
  expect(strike(2, landing)).toBeCloseTo(0.3025);
  expect(strike(0, landing)).toBe(0);
  expect(percent(strike(2, landing))).toBe(30);
  expect([percent(0.001), percent(0.999), percent(0), percent(1)]).toEqual([1, 99, 0, 100]);
});

test("cubes fill the tallest stack of their colour first", () => {
  expect(
    filled(
      [
        ["wood", 1],
        ["wood", 4],
        ["glass", 2],
      ],
      [3, 0, 1, 0],
    ),
  ).toEqual([0, 3, 1]);
  expect(
    filled(
      [
        ["wood", 1],
        ["wood", 4],
      ],
      [5, 0, 0, 0],
    ),
  ).toEqual([1, 4]);
});

test("built in is what is neither in the supply nor in a hand", () => {
  const cubes = { wood: 60, concrete: 60, glass: 80, steel: 60, removed: { 2: 25, 3: 13, 4: 0 } };
  const view = {
    players: [{}, {}, {}],
    supply: { wood: 40, concrete: 47, glass: 67, steel: 47 },
    turn: { held: { wood: 2, concrete: 0, glass: 0, steel: 0 } },
  };
  expect(builtIn(view as never, { "components.toml": { cubes } })[0]).toEqual({ colour: "wood", built: 5, all: 47 });
});

test("tokens run laps of 50 and are stacked", () => {
  const found = tokens([52, 2, -3].map((points, owner) => ({ owner, points, name: "" })));
  expect(found.map(({ space, laps, above }) => [space, laps, above])).toEqual([
    [2, 1, 0],
    [2, 0, 1],
    [47, -1, 0],
  ]);
});

test("the last roll of a seat", () => {
  const log = [line(1, "rolls", { seat: { seat: 0 } }), line(2, "rolls", { seat: { seat: 1 } }), line(3, "rallies", { seat: { seat: 0 } })];
  expect([lastRoll(log, 0), lastRoll(log, 1), lastRoll(log, 2)]).toEqual([1, 2, 0]);
});

test("the score sheet adds up", () => {
  const players = [
    { points: 40, tokens: 2 },
    { points: 31, tokens: 0 },
  ];
  const log = [
    line(1, "scores-ad", { seat: { seat: 0 }, ad: name("ad-ad-05"), count: 4 }),
    line(2, "scores-ad", { seat: { seat: 1 }, ad: name("ad-ad-05"), count: 3 }),
    line(3, "scores-target", { seat: { seat: 0 }, target: name("target-tg-01"), count: 6 }),
  ];
  const rows = sheet({ view: { players, ads: ["AD-05"] }, log } as unknown as TableView);
  expect(rows.map((row) => row.points)).toEqual([
    [28, 28],
    [4, 3],
    [6, 0],
    [2, 0],
  ]);
  expect(rows.filter((row) => !words.has(row.label))).toEqual([]);
});

test("headings and facts have words", () => {
  const headings = ["activate-hard", "construct", "buy", "spend-token", "trade"].map((id) => group(option(id), {} as TableView));
  expect(headings.filter((id) => typeof id !== "string" || !words.has(id))).toEqual([]);
  expect(group(option("end-phase"), {} as TableView)).toEqual({ below: "web-rolling-heights-group-end" });
  expect(words.has("web-rolling-heights-group-end")).toBe(true);
  expect(group(option("stop"), {} as TableView)).toEqual({ below: "" });
  expect(group(option("pay"), {} as TableView)).toBe("");
  const table = { view: { round: 3, last_round: 4 }, pending: { rule: "Rally" } } as unknown as TableView;
  expect(facts(table).map((fact) => words.say(fact, []))).toEqual(["Round 3, the last is 4", "Risk"]);
});

test("icons on meeples can be seen, and the style sheet has the colours that are proved", () => {
  expect(marks.filter(([mark, body]) => contrast(mark, body) < 3).map(([, , what]) => what)).toEqual([]);
  const [light = "", dark = ""] = readFileSync("src/boards/rolling_heights/heights.css", "utf-8").split(':root[data-theme="dark"]');
  const lacking = (
    [
      ["light", light],
      ["dark", dark],
    ] as const
  ).flatMap(([theme, css]) =>
    Object.entries({ ...TINT[theme], ...GROUND[theme] }).filter(([key, value]) => !css.includes(`--rh-${key}: ${value};`)),
  );
  expect(lacking).toEqual([]);
});
