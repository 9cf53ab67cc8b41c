import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Choice } from "../../lib/answers";
import { choice } from "../../testing/choice";
import type { LogLine, TableView, Things } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import { contrast } from "../../testing/contrast";
import { GROUND, marks } from "./contrast";
import { facts, group } from "./frame";
import { aboutMeeple, byTile, bySpace, inHand, ofBox, ofCubes, payments, stateOf, targetOf } from "./links";
import { TINT, type Kind } from "./look";
import { lastRoll } from "./rolls";
import { abilityWords, pointsWords } from "./plans";
import { printedOf, type Ability, type PlanTile } from "./printed";
import { icons } from "./score";
import { tokens } from "./track";
import type { CityView } from "./types";
import { filled, refusals, sites } from "./view";
import { worthOfAds, worthOfTargets } from "./worth";

const offered = (verb: string, to: Things = {}, answer = 0): Choice => choice({ answer, do: verb, to });
const line = (number: number, what: string, seat: number): LogLine => ({
  number,
  n: number,
  what,
  seat,
  about: {},
  words: { id: what, args: {}, rules: [] },
  withdrawn: false,
});
const placing = {
  tile: "BP-31",
  costs: { A1: 2, C3: 9 },
  bonuses: {},
  refused: { expensive: ["C3"], near: [], prime: [] },
};

test("answers are found by the plot and by the tile that they are about", () => {
  const place = [offered("place_plan", { space: "A1" }), offered("place_plan", { space: "E5" }, 1)];
  expect([...bySpace(place).keys()]).toEqual(["A1", "E5"]);
  expect(inHand(place, { placing })).toBe("BP-31");
  expect(byTile(place).size).toBe(0);
  expect(byTile([offered("buy", { tile: "BP-02" })]).get("BP-02")?.do).toBe("buy");
  expect(inHand([offered("construct", { space: "A1", cube: "wood" })], { placing: null })).toBeNull();
});

test("plots that cannot be chosen have a reason in words, and a price if there is one", () => {
  expect(refusals(placing)).toEqual([{ space: "C3", why: "expensive", cost: 9 }]);
  expect(refusals({ ...placing, costs: {}, refused: { expensive: [], near: ["A2"], prime: ["B1"] } })).toEqual([
    { space: "B1", why: "prime", cost: null },
    { space: "A2", why: "near", cost: null },
  ]);
  expect(refusals(null)).toEqual([]);
  expect(["expensive", "near", "prime"].filter((why) => !words.has(`web-rolling-heights-refused-${why}`))).toEqual([]);
});

test("printed things are found by the ids in the view", () => {
  const plan = { id: "BP-01", type: "park", stacks: [["wood", 2]], points: 3, reward: [["worker"]] };
  const printed = printedOf({
    "plans_level1.toml": { plan: [plan] },
    "plans_level2.toml": { plan: [] },
    "components.toml": { market: { level1: [0, 1], level2: [2, 4] } },
    "boards.toml": {
      board: [{ id: "1A", spaces: [[{ ground: "water" }, { ground: "land", prime: 2, bonus_types: ["park"], bonus_points: 3 }]] }],
    },
  });
  expect(printed.plans.get("BP-01")?.points).toBe(3);
  expect([...printed.costs]).toEqual([
    ["level1-1", 0],
    ["level1-2", 1],
    ["level2-1", 2],
    ["level2-2", 4],
  ]);
  expect(printed.grounds.get("1A/0")).toEqual({ ground: "water", prime: 0, bonus: null });
  expect(printed.grounds.get("1A/1")).toEqual({ ground: "land", prime: 2, bonus: { types: ["park"], points: 3 } });
});

test("ads are worth something to everybody, the reader first; targets only to their owner", () => {
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

test("answers are found by kind and state of the meeples", () => {
  const list = [
    offered("activate", { meeple: "riveter", way: "steady" }),
    offered("activate", { meeple: "riveter", way: "hard" }, 1),
    offered("activate", { meeple: "riveter", way: "hard_as_steady" }, 2),
    offered("upgrade", { meeple: "worker", step: "to_steady" }, 3),
    offered("lie_down", { meeple: "worker", state: "hard" }, 4),
    offered("convert", { state: "idle" }, 5),
    offered("leave_out", { meeple: "worker" }, 6),
  ];
  const about = (kind: Kind, state: string) => aboutMeeple(list, kind, state, "carpenter").map(({ answer }) => answer);
  expect(about("riveter", "hard")).toEqual([1, 2]);
  expect(about("riveter", "steady")).toEqual([0]);
  expect(about("worker", "exhausted")).toEqual([3, 6]);
  expect(about("worker", "hard")).toEqual([4]);
  expect(about("carpenter", "idle")).toEqual([5]);
  expect(list.map(stateOf).at(5)).toBe("idle");
});

test("answers about payments, cubes, targets and the rolling box", () => {
  expect(payments([0, 1].map((count) => offered("pay", { count }, count)))).toHaveLength(2);
  expect(payments([offered("stop")])).toEqual([]);
  expect(ofCubes([offered("trade"), offered("take_cube"), offered("stop")])).toHaveLength(2);
  expect(ofBox([offered("trade"), offered("rally"), offered("stop")])).toHaveLength(2);
  expect(targetOf(offered("score_target", { target: "TG-07" }))).toBe("TG-07");
});

test("cubes fill the tallest stack of their colour first", () => {
  expect(
    filled(
      [
        ["wood", 1],
        ["wood", 4],
        ["glass", 2],
      ],
      { wood: 3, glass: 1 },
    ),
  ).toEqual([0, 3, 1]);
  expect(
    filled(
      [
        ["wood", 1],
        ["wood", 4],
      ],
      { wood: 5 },
    ),
  ).toEqual([1, 4]);
});

test("tokens run laps of 50, and those on one space are stacked", () => {
  const found = tokens([52, 2, -3].map((points, owner) => ({ owner, points, name: "" })));
  expect(found.map(({ space, laps, above }) => [space, laps, above])).toEqual([
    [2, 1, 0],
    [2, 0, 1],
    [47, -1, 0],
  ]);
});

test("the last roll of a seat", () => {
  const log = [line(1, "rolls", 0), line(2, "rolls", 1), line(3, "rallies", 0)];
  expect([lastRoll(log, 0), lastRoll(log, 1), lastRoll(log, 2)]).toEqual([1, 2, 0]);
});

test("everything that gives points has a name", () => {
  expect(Object.keys(icons).filter((source) => !words.has(`rolling-heights-source-${source}`))).toEqual([]);
});

test("headings and facts have words", () => {
  const headings = ["activate", "construct", "buy", "spend_token", "trade"].map((id) => group(offered(id), {} as TableView));
  expect(headings.filter((id) => typeof id !== "string" || !words.has(id))).toEqual([]);
  expect(group(offered("end_phase"), {} as TableView)).toEqual({ below: "web-rolling-heights-group-end" });
  expect(words.has("web-rolling-heights-group-end")).toBe(true);
  expect(group(offered("stop"), {} as TableView)).toEqual({ below: "" });
  expect(group(offered("pay"), {} as TableView)).toBe("");
  const pending = { rule: "Rally" } as TableView["pending"];
  const said = (last_round: number) => {
    const view: TableView["view"] = { round: 3, last_round };
    return facts({ view, pending } as TableView).map((fact) => words.say(fact, []));
  };
  expect(said(4)).toEqual(["Round 3, the next is the last", "Risk"]);
  expect(said(3)).toEqual(["Round 3, the last one", "Risk"]);
});

test("icons on meeples have enough contrast, and the style sheet has the tested colours", () => {
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

test("the needs of unfinished buildings come in the order of the colours", () => {
  const tiles = [{ space: "A1", tile: "BP-01", owner: 0, built: { wood: 1 } }];
  const players = [{ needs: { A1: { steel: 1, wood: 2 } } }, { needs: null }] as CityView["players"];
  const needs = [
    ["wood", 2],
    ["steel", 1],
  ];
  expect(sites({ tiles, players }, 0)).toEqual([{ space: "A1", tile: "BP-01", needs }]);
  expect(sites({ tiles, players }, 1)).toEqual([]);
});

test.each([
  [
    { kind: "points_per", count: "own_completed_type", arg: "park", steady: 1, hard: 1, hard_base: 1 },
    "1 for each finished park building of yours, and 1 more if they work hard.",
  ],
  [
    { kind: "points_per", count: "opponent_completed_adjacent", steady: 1, hard: 2 },
    "1 or 2 for each finished building of others next to it.",
  ],
  [{ kind: "points_per", count: "empty_adjacent_spaces", steady: 1, hard: 1, max: 4 }, "1 for each empty space next to it, at most 4."],
  [{ kind: "extra_buy", steady: 1, hard: 1, hard_discount: 2 }, "one more plan, 2 cheaper if they work hard."],
] satisfies [Ability, string][])("an ability says everything that a steady and a hard figure get: %j", (ability, ends) => {
  expect(abilityWords(ability)).toContain(ends);
});

test("a plan that counts what is near says how near", () => {
  const plan = { points: 0, variable: { count: "own_completed_type_within", arg: "residential", distance: 3, per: 1 } };
  expect(pointsWords(plan as PlanTile)).toContain("within 3");
});
