/** Which option belongs to which piece: read from the arguments of its message, never from the number of the answer. */

import type { Choice } from "../../lib/options";
import type { Argument } from "../../lib/types";
import type { Colour, Kind, State } from "./look";

const PREFIX = "rolling-heights-";

/** What an option does: its message's id without the game's prefix. */
export const deed = (option: Choice): string => option.words.id.slice(PREFIX.length);

const isName = (value: Argument | undefined): value is { name: string } => typeof value === "object" && "name" in value;

/** A named argument without its prefix: `kind("meeple")` of `rolling-heights-meeple-carpenter` is "carpenter". */
function named(option: Choice, argument: string, sort: string): string | null {
  const value = option.words.args[argument];
  const start = `${PREFIX}${sort}-`;
  return isName(value) && value.name.startsWith(start) ? value.name.slice(start.length) : null;
}

export const numberIn = (option: Choice, argument: string): number | null => {
  const value = option.words.args[argument];
  return typeof value === "number" ? value : null;
};

/** The tile an option is about, as the view calls it ("BP-31"). */
export const tileOf = (option: Choice): string | null => named(option, "tile", "tile")?.toUpperCase() ?? null;
export const cubeOf = (option: Choice): Colour | null => named(option, "cube", "cube") as Colour | null;
export const kindOf = (option: Choice): Kind | null => named(option, "meeple", "meeple") as Kind | null;
export const targetOf = (option: Choice): string | null => named(option, "target", "target")?.toUpperCase() ?? null;

export function spaceOf(option: Choice): string | null {
  const value = option.words.args["space"];
  return typeof value === "string" ? value : null;
}

/** Options by plot. */
export function bySpace(options: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const option of options) {
    const space = spaceOf(option);
    if (space) found.set(space, [...(found.get(space) ?? []), option]);
  }
  return found;
}

const FROM_MARKET: readonly string[] = ["buy", "take-free", "take-starting-tile"];

/** Options that take a tile from the market, by tile. */
export const byTile = (options: readonly Choice[]): Map<string, Choice> =>
  new Map(options.filter((option) => FROM_MARKET.includes(deed(option))).map((option) => [tileOf(option) ?? "", option]));

/** The tile that is to be placed now. */
export function inHand(options: readonly Choice[]): string | null {
  const first = options.find((option) => deed(option).startsWith("place-"));
  return first ? tileOf(first) : null;
}

/** How a meeple lies that an option is about; null if the option says nothing of it. */
export function stateOf(option: Choice): State | "idle" | "spent" | null {
  const did = deed(option);
  if (did === "activate-steady" || did === "raise-to-hard") return "steady";
  if (did.startsWith("activate-")) return "hard";
  if (did === "raise-to-steady" || did === "raise-straight-to-hard" || did === "leave-out") return "exhausted";
  return named(option, "state", "state") as State | null;
}

/** The options about the meeples of one kind that lie in one way. */
export const aboutMeeple = (options: readonly Choice[], kind: Kind, state: string): Choice[] =>
  options.filter((option) => kindOf(option) === kind && stateOf(option) === state);

/** What is paid now: "power", or a colour, real or miscellaneous. */
export function payment(options: readonly Choice[]): { resource: string; cost: number; choices: Choice[] } | null {
  const choices = options.filter((option) => deed(option) === "pay");
  const first = choices[0];
  const value = first?.words.args["resource"];
  if (!first || !isName(value)) return null;
  return { resource: value.name.slice(PREFIX.length), cost: numberIn(first, "cost") ?? 0, choices };
}

const RISKS: readonly string[] = ["stop", "rally", "roll-now", "roll-later", "reroll", "reroll-stop", "raise-done"];

/** Options of the rolling box. */
export const ofBox = (options: readonly Choice[]): Choice[] => options.filter((option) => RISKS.includes(deed(option)));

const OF_CUBES: readonly string[] = ["spend-token", "trade", "take-cube", "give-back"];

/** Options about cubes in hand, by what they do and colour. */
export const ofCubes = (options: readonly Choice[]): Choice[] => options.filter((option) => OF_CUBES.includes(deed(option)));
