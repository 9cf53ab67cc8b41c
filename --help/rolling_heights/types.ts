/** What a seat sees of the game, and its component files. Made by `tools.view_types`: do not edit. */

export type View = dict;

export type Files = {
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
    sides: {
      "2": {
        A: number;
        B: number;
      };
      "3": {
        A: number;
        B: number;
      };
      "4": {
        A: number;
        B: number;
      };
    };
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
  "plans_level1.toml": {
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
      };
      variable?: {
        count: string;
        arg?: string;
        distance?: number;
        per: number;
      };
      expected?: number;
    })[];
  };
  "plans_level2.toml": {
    plan: ({
      id: string;
      name: string;
      type: string;
      stacks: ((number | string)[])[];
      points: number;
      reward: string[][];
      provenance: string;
      ability?: {
        kind: string;
        count?: string;
        arg?: string;
        steady: number;
        hard: number;
        hard_base?: number;
        from?: string;
        to?: string;
        hard_discount?: number;
        colour?: string;
      };
      known?: string[];
      variable?: {
        count: string;
        arg: number;
        per: number;
      };
      expected?: number;
    })[];
  };
};
