import { expect, test } from "vitest";
import { chances } from "./luck";
import type { Fallen } from "./types";

const fallen = (rule: string, outcome: number, fell: number, expected: number, seat: number | null = 0): Fallen => ({
  rule,
  seat,
  outcome,
  words: { id: "plastics-race-roll-die", args: { colour: { name: `plastics-race-colour-${outcome ? "blue" : "red"}` } }, rules: [] },
  fell,
  expected,
});

test("each kind with a heading becomes a table by seats; kinds without one are left out", () => {
  const [dice, ...more] = chances(
    "plastics_race",
    [fallen("RollDie", 0, 2, 1.5), fallen("RollDie", 1, 1, 1.5, 2), fallen("Other", 0, 1, 1)],
    [],
  );
  expect(more).toEqual([]);
  expect(dice).toMatchObject({ heading: "web-luck-plastics-race-roll-die", count: 3, columns: [0, 2], left: 0 });
  expect(dice?.rows).toEqual([
    {
      label: "red",
      cells: [
        { fell: 2, expected: 1.5 },
        { fell: 0, expected: 0 },
      ],
    },
    {
      label: "blue",
      cells: [
        { fell: 0, expected: 0 },
        { fell: 1, expected: 1.5 },
      ],
    },
  ]);
});

test("outcomes with the same name share a row", () => {
  const landed = [0, 1, 2, 0].map((outcome) => fallen("RollMeeple", outcome, 1, 1));
  expect(chances("rolling_heights", landed, [])[0]?.rows.map(({ label, cells }) => [label, cells[0]?.fell])).toEqual([
    ["tired", 2],
    ["steady", 1],
    ["working hard", 1],
  ]);
});

test("if there are many outcomes, only those furthest from expectation are shown", () => {
  const drawn = Array.from({ length: 30 }, (_, at) => ({
    ...fallen("DrawCard", at, at === 7 ? 9 : 1, 1),
    words: { id: "web-answers-none", args: { typed: String(at) }, rules: [] },
  }));
  const [cards] = chances("plastics_race", drawn, []);
  expect(cards?.rows[0]?.label).toContain("7");
  expect(cards).toMatchObject({ left: 26, count: 38 });
});
