/** Finds the piece that an answer is about, by its verb and its objects. */

import type { Spot } from "../../lib/drag";
import type { Choice } from "../../lib/options";
import type { Step } from "../../lib/types";
import type { Colour, Kind, State } from "./look";
import type { CityView } from "./types";

/** The id of the object of an answer in a domain; null if it has none there. */
const objectOf = (option: Choice, domain: string): string | null => {
  const id = option.to[domain];
  return typeof id === "string" ? id : null;
};

export const cubeOf = (option: Choice): Colour | null => objectOf(option, "cube") as Colour | null;
export const kindOf = (option: Choice): Kind | null => objectOf(option, "meeple") as Kind | null;
export const targetOf = (option: Choice): string | null => objectOf(option, "target");
export const spaceOf = (option: Choice): string | null => objectOf(option, "space");

/** The answers about each plot. */
export function bySpace(options: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const option of options) {
    const space = spaceOf(option);
    if (space) found.set(space, [...(found.get(space) ?? []), option]);
  }
  return found;
}

/** The answers that take a tile from the market, by its slot there. */
export const bySlot = (options: readonly Choice[]): Map<string, Choice> =>
  new Map(options.flatMap((option) => (typeof option.to["slot"] === "string" ? [[option.to["slot"], option] as const] : [])));

/** The tile that the reader is to place now. */
export const inHand = (options: readonly Choice[], view: Pick<CityView, "placing">): string | null =>
  options.some(({ do: did }) => did === "place_plan" || did === "place_starting_tile") ? (view.placing?.tile ?? null) : null;

/** The state of the meeple that an answer is about; null if the answer is not about a meeple. */
export function stateOf(option: Choice): State | "idle" | "spent" | null {
  if (option.do === "activate") return option.to["way"] === "steady" ? "steady" : "hard";
  if (option.do === "upgrade") return option.to["step"] === "to_hard" ? "steady" : "exhausted";
  if (option.do === "leave_out") return "exhausted";
  return objectOf(option, "state") as State | "idle" | "spent" | null;
}

/** The answers about the meeples of a kind in a state; `swapped` is the kind that is being swapped. */
export const aboutMeeple = (options: readonly Choice[], kind: Kind, state: string, swapped: string | undefined): Choice[] =>
  options.filter((option) => (option.do === "convert" ? swapped : kindOf(option)) === kind && stateOf(option) === state);

/** The answers to a question of how much to pay. */
export const payments = (options: readonly Choice[]): Choice[] => options.filter((option) => option.do === "pay");

const RISKS: readonly string[] = ["stop", "rally", "roll_now", "roll_later", "reroll", "let_lie", "nobody_else"];

/** The answers about the rolling box. */
export const ofBox = (options: readonly Choice[]): Choice[] => options.filter((option) => RISKS.includes(option.do));

const OF_CUBES: readonly string[] = ["spend_token", "trade", "take_cube", "give_back"];

/** The answers about cubes in hand. */
export const ofCubes = (options: readonly Choice[]): Choice[] => options.filter((option) => OF_CUBES.includes(option.do));

/** The step that follows when a plan of the market is dropped on land: it is placed there. */
export function placeAt(spot: Spot): Step | null {
  const space = spot.things.find((key) => key.startsWith("space:"))?.slice("space:".length);
  return space ? { do: "place_plan", to: { space } } : null;
}

/** The answer that builds a cube on the plan on which it is dropped. */
export function buildWith(cube: Colour, spot: Spot, options: readonly Choice[]): Choice | undefined {
  const builds = options.filter((option) => option.do === "construct");
  const spaces = builds.filter(({ answer, to }) => spot.answers.includes(answer) || spot.things.includes(`space:${String(to["space"])}`));
  return builds.find((option) => cubeOf(option) === cube && spaces.some((other) => spaceOf(other) === spaceOf(option)));
}
