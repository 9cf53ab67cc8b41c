/** Everything printed on plans, boards and market strips, from the component files, by the ids in the view. */

import type { Content } from "../../lib/types";
import type { BuildingType, Colour, Kind } from "./look";
import type { Files } from "./types";

type PlanFile = Files["plans_level1.toml"]["plan"][number];

/** Something that is counted for points. */
export interface Counted {
  count: string;
  arg?: string | number;
  distance?: number;
}

export interface Ability extends Partial<Counted> {
  kind: string;
  steady: number;
  hard: number;
  /** The points that come on top if the figure works hard, how much cheaper the plan gets then, and the most that is counted. */
  hard_base?: number;
  hard_discount?: number;
  max?: number;
  colour?: Colour | "any";
  from?: Kind;
  to?: Kind;
}

export interface PlanTile {
  type: BuildingType;
  stacks: [Colour, number][];
  points: number;
  reward: Kind[][];
  ability?: Ability;
  variable?: Counted & { per: number };
}

export interface Ground {
  ground: "land" | "water";
  prime: number;
  bonus: { types: BuildingType[]; points: number } | null;
}

export interface Printed {
  plans: ReadonlyMap<string, PlanTile>;
  grounds: ReadonlyMap<string, Ground>;
  /** The price of each space of the market. */
  costs: ReadonlyMap<string, number>;
}

export const filesOf = (content: Content): Files => content as Files;

const known = new WeakMap<Content, Printed>();

/** Everything printed, read once for a game. */
export function printedOf(content: Content): Printed {
  const found = known.get(content) ?? read(filesOf(content));
  known.set(content, found);
  return found;
}

function read(files: Files): Printed {
  const plans = [...files["plans_level1.toml"].plan, ...files["plans_level2.toml"].plan];
  const { level1, level2 } = files["components.toml"].market;
  return {
    plans: new Map(plans.map((plan) => [plan.id, planOf(plan)])),
    grounds: new Map(
      files["boards.toml"].board.flatMap(({ id, spaces }) =>
        spaces.flat().map((space, at): [string, Ground] => [`${id}/${at}`, groundOf(space)]),
      ),
    ),
    costs: new Map(
      Object.entries({ level1, level2 }).flatMap(([strip, costs]) =>
        costs.map((cost, at): [string, number] => [`${strip}-${at + 1}`, cost]),
      ),
    ),
  };
}

const planOf = (plan: PlanFile): PlanTile => ({
  ...(plan as Omit<PlanTile, "stacks">),
  stacks: plan.stacks.map(([colour, height]) => [colour as Colour, Number(height)]),
});

const groundOf = (space: Files["boards.toml"]["board"][number]["spaces"][number][number]): Ground => ({
  ground: space.ground as Ground["ground"],
  prime: space.prime ?? 0,
  bonus: space.bonus_types ? { types: space.bonus_types as BuildingType[], points: space.bonus_points ?? 0 } : null,
});
