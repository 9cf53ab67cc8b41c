/** What a seat sees of the game, and its component files. Made by `tools.view_types`: do not edit. */

/** The table as one seat sees it. The component files have everything printed on boards and tiles. */
export type CityView = {
  /** The round; 0 while the first plans are placed. */
  round: number;
  /** The round after which the game ends, once that is known. */
  last_round: number | null;
  /** What ends the game: a colour, or the number of rounds. */
  ended_by: string | null;
  /** The seat that starts every round. */
  start: number;
  /** The seat whose turn it is. */
  at_turn: number | null;
  /** For each space, A1 to F9 row by row, the board and the space of it that are there. */
  map: (string | null)[];
  /** All tiles on the map. */
  tiles: TileView[];
  /** The slots of both market strips. */
  market: MarketView[];
  /** How many plans are left in the two draw piles. */
  piles: number[];
  /** The real cubes that are in the game. */
  cubes: Cubes;
  /** How many of these are built. */
  built: Cubes;
  /** The cubes in the supply. */
  supply: Cubes;
  /** Whether miscellaneous cubes have joined the supply. */
  misc_joined: boolean;
  /** The meeples in the supply by kind; kinds without any are left out. */
  meeples: Record<string, number>;
  /** What one meeple brings, by kind, if that is cubes, points or power. */
  gains: Record<string, GainView>;
  /** The wild tokens in the supply; below 0 where there is no limit. */
  tokens: number;
  /** The ads of this game. */
  ads: string[];
  /** The points that each ad would score now for every builder, the Rival last. */
  ad_points: number[][];
  /** What a rally risks, while that is the question. */
  strike: StrikeView | null;
  /** The tile that is being placed. */
  placing: PlacingView | null;
  /** The payment that is being made. */
  paying: PayingView | null;
  /** The meeple that is being swapped. */
  converting: ConvertingView | null;
  /** The cubes and the power of the player whose turn it is. */
  turn: TurnView;
  /** One entry for each seat. */
  players: PlayerView[];
  /** The Rival, in a game alone. */
  rivals: BuilderView[];
};

/** A tile on the map. */
export type TileView = {
  /** The space that it is on. */
  space: string;
  /** Which plan it is. */
  tile: string;
  /** The seat that owns it; the number of seats means the Rival. */
  owner: number;
  /** The cubes on it by colour; null for a finished building, which has all. */
  built: Record<string, number> | null;
};

/** A slot of a market strip. */
export type MarketView = {
  /** Which slot it is. Number 1 is the farthest from the draw pile. */
  slot: string;
  /** The plan on it. */
  tile: string | null;
  /** The wild tokens on it. */
  tokens: number;
  /** The wild tokens that it gets at the end of this turn. */
  due: number;
};

/** Cubes by colour. */
export type Cubes = {
  /** Wood cubes. */
  wood: number;
  /** Concrete cubes. */
  concrete: number;
  /** Glass cubes. */
  glass: number;
  /** Steel cubes. */
  steel: number;
};

/** What one working meeple of a kind brings. */
export type GainView = {
  /** A colour of cubes, or points or power. */
  what: "wood" | "concrete" | "glass" | "steel" | "points" | "power";
  /** How much if it works steady. */
  steady: number;
  /** How much if it works hard. */
  hard: number;
};

/** What a rally risks. */
export type StrikeView = {
  /** The chance in percent that it ends in a strike. */
  percent: number;
  /** How many workers a strike lays down. */
  down: number;
};

/** A tile that is being placed. */
export type PlacingView = {
  /** Which plan it is. */
  tile: string;
  /** Its cost on each empty land space; a starting tile is free. */
  costs: Record<string, number>;
  /** The points it would score on empty land spaces with a matching bonus. */
  bonuses: Record<string, number>;
  /** The empty land spaces that cannot be chosen. */
  refused: RefusedView;
};

/** The empty land that cannot be chosen, by reason. */
export type RefusedView = {
  /** It costs more than the player can pay. */
  expensive: string[];
  /** It has a prime cost, so it is not for a starting tile. */
  prime: string[];
  /** It is too near another player's tile. */
  near: string[];
};

/** A payment, of which one resource is asked at a time. */
export type PayingView = {
  /** How much is still to be paid. */
  cost: number;
  /** The resource asked for now: power, misc_wood, wood and so on. */
  resource: string;
  /** The plan that is paid for; null if it is a trade. */
  tile: string | null;
  /** The colour of the cube that a trade brings; null if it is a plan. */
  cube: string | null;
  /** What the plan costs in the market; 0 if a City Planner takes it. */
  market: number;
  /** What its land costs, prime and distance. */
  land: number;
  /** How much is taken off. */
  discount: number;
  /** How much of it has been paid before. */
  before: number;
};

/** A meeple that is being swapped. */
export type ConvertingView = {
  /** The kind that goes back to the supply. */
  meeple: string;
  /** The kind that replaces it. */
  into: string;
};

/** The cubes and the power of the player whose turn it is. */
export type TurnView = {
  /** Real cubes in hand. */
  held: Cubes;
  /** Miscellaneous cubes in hand, by the colour they stand for. */
  misc: Cubes;
  /** Spending power. */
  power: number;
  /** How much less the next plan costs. */
  discount: number;
  /** How many plans may still be bought. */
  buys: number;
  /** The buildings whose ability was used. */
  used: string[];
};

/** One player. */
export type PlayerView = {
  /** Their points. */
  points: number;
  /** The spaces of their unfinished plans. */
  plans: string[];
  /** The spaces of their finished buildings. */
  buildings: string[];
  /** Their wild tokens. */
  tokens: number;
  /** How many targets they hold. */
  target_count: number;
  /** Their targets, if this is your seat. */
  targets: string[] | null;
  /** The points that each of these would score if the game ended now. */
  target_points: number[] | null;
  /** The cubes their unfinished plans still need, if it is your seat. */
  needs: Record<string, Record<string, number>> | null;
  /** The target that they scored. */
  revealed: string | null;
  /** Whether the player has already rolled for the next turn. */
  ready: boolean;
  /** Meeples that are not active this turn, by kind. */
  idle: Record<string, number>;
  /** Exhausted meeples in the rolling box, by kind. */
  box: Record<string, number>;
  /** Meeples that work steady, by kind. */
  steady: Record<string, number>;
  /** Meeples that work hard, by kind. */
  hard: Record<string, number>;
  /** Meeples that were activated, by kind. */
  spent: Record<string, number>;
};

/** The buildings of a player or the Rival. */
export type BuilderView = {
  /** Their points. */
  points: number;
  /** The spaces of their unfinished plans. */
  plans: string[];
  /** The spaces of their finished buildings. */
  buildings: string[];
};

export type View = CityView;

export type Files = Record<"plans_level1.toml" | "plans_level2.toml", {
  plan: ({
    id: string;
    name: string;
    type: string;
    stacks: ((number | string)[])[];
    points: number;
    reward: string[][];
    provenance: string;
    known?: string[];
    ability?: {
      kind: string;
      steady: number;
      hard: number;
      colour?: string;
      count?: string;
      max?: number;
      arg?: string;
      hard_base?: number;
      from?: string;
      to?: string;
      hard_discount?: number;
    };
    variable?: {
      count: string;
      arg?: number | string;
      distance?: number;
      per: number;
    };
    expected?: number;
  })[];
}> & {
  "aims.toml": {
    ad: {
      id: string;
      name: string;
      rule: string;
      kind: string;
      own?: string;
      points?: number;
      types?: string[];
      lose?: number;
      text: string;
      water?: boolean;
      first_game?: boolean;
      most?: string;
      all_bonus?: number;
      min_height?: number;
    }[];
    target: {
      id: string;
      name: string;
      rule: string;
      kind: string;
      own?: string;
      types?: string[];
      points?: number;
      text: string;
      meeples?: string[];
      table?: number[][];
      min_height?: number;
    }[];
  };
  "boards.toml": {
    board: {
      id: string;
      spaces: {
        ground: string;
        bonus_types?: string[];
        bonus_points?: number;
        prime?: number;
      }[][];
    }[];
  };
  "components.toml": {
    start_meeples: {
      carpenter: number;
      worker: number;
    };
    active_limit: number;
    targets_dealt: number;
    ads_used: number;
    wild_tokens: number;
    start_distance: number;
    landing: {
      hard: number;
      steady: number;
      exhausted: number;
    };
    sides: Record<"2" | "3" | "4", {
      A: number;
      B: number;
    }>;
    cubes: {
      wood: number;
      concrete: number;
      glass: number;
      steel: number;
      removed: {
        "2": number;
        "3": number;
        "4": number;
      };
    };
    trades: {
      wood: number;
      concrete: number;
      glass: number;
      steel: number;
    };
    market: {
      level1: number[];
      level2: number[];
    };
    solo: {
      ranks: {
        id: string;
        lead: number;
      }[];
    };
    meeple: {
      id: string;
      colour: string;
      count: number;
      steady: number;
      hard: number;
      value: number;
    }[];
  };
};
