/** Finds the piece that an answer is about, by its verb and its objects. */

import type { Spot } from "../../lib/drag";
import type { Choice } from "../../lib/answers";
import type { Action } from "../../lib/types";
import type { Colour, Kind, State } from "./look";
import type { CityView } from "./types";

/** The id of the object of an answer in a domain; null if it has none there. */
const objectOf = (choice: Choice, domain: string): string | null => {
  const id = choice.to[domain];
  return typeof id === "string" ? id : null;
};

export const cubeOf = (choice: Choice): Colour | null => objectOf(choice, "cube") as Colour | null;
export const kindOf = (choice: Choice): Kind | null => objectOf(choice, "meeple") as Kind | null;
export const targetOf = (choice: Choice): string | null => objectOf(choice, "target");
export const spaceOf = (choice: Choice): string | null => objectOf(choice, "space");

/** The answers about each plot. */
export function bySpace(answers: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of answers) {
    const space = spaceOf(choice);
    if (space) found.set(space, [...(found.get(space) ?? []), choice]);
  }
  return found;
}

/** The answers that take a tile from the market, by its id. */
export const byTile = (answers: readonly Choice[]): Map<string, Choice> =>
  new Map(answers.flatMap((choice) => (typeof choice.to["tile"] === "string" ? [[choice.to["tile"], choice] as const] : [])));

/** The tile that the reader is to place now. */
export const inHand = (answers: readonly Choice[], view: Pick<CityView, "placing">): string | null =>
  answers.some(({ do: did }) => did === "place_plan" || did === "place_starting_tile") ? (view.placing?.tile ?? null) : null;

/** The state of the meeple that an answer is about; null if the answer is not about a meeple. */
export function stateOf(choice: Choice): State | "idle" | "spent" | null {
  if (choice.do === "activate") return choice.to["way"] === "steady" ? "steady" : "hard";
  if (choice.do === "upgrade") return choice.to["step"] === "to_hard" ? "steady" : "exhausted";
  if (choice.do === "leave_out") return "exhausted";
  return objectOf(choice, "state") as State | "idle" | "spent" | null;
}

/** The answers about the meeples of a kind in a state; `swapped` is the kind that is being swapped. */
export const aboutMeeple = (answers: readonly Choice[], kind: Kind, state: string, swapped: string | undefined): Choice[] =>
  answers.filter((choice) => (choice.do === "convert" ? swapped : kindOf(choice)) === kind && stateOf(choice) === state);

/** The answers to a question of how much to pay. */
export const payments = (answers: readonly Choice[]): Choice[] => answers.filter((choice) => choice.do === "pay");

const RISKS: readonly string[] = ["stop", "rally", "roll_now", "roll_later", "reroll", "let_lie", "nobody_else"];

/** The answers about the rolling box. */
export const ofBox = (answers: readonly Choice[]): Choice[] => answers.filter((choice) => RISKS.includes(choice.do));

const OF_CUBES: readonly string[] = ["spend_token", "trade", "take_cube", "give_back"];

/** The answers about cubes in hand. */
export const ofCubes = (answers: readonly Choice[]): Choice[] => answers.filter((choice) => OF_CUBES.includes(choice.do));

/** The step that follows when a plan of the market is dropped on land: it is placed there. */
export function placeAt(spot: Spot): Action | null {
  const space = spot.things.find((key) => key.startsWith("space:"))?.slice("space:".length);
  return space ? { do: "place_plan", to: { space } } : null;
}

/** The answer that builds a cube on the plan on which it is dropped. */
export function buildWith(cube: Colour, spot: Spot, answers: readonly Choice[]): Choice | undefined {
  const builds = answers.filter((choice) => choice.do === "construct");
  const spaces = builds.filter(({ answer, to }) => spot.answers.includes(answer) || spot.things.includes(`space:${String(to["space"])}`));
  return builds.find((choice) => cubeOf(choice) === cube && spaces.some((other) => spaceOf(other) === spaceOf(choice)));
}
