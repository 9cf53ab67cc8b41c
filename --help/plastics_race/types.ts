/** What a seat sees of the game, and its component files. Made by `tools.view_types`: do not edit. */

export type View = dict;

export type Files = {
  "cities/ankara.toml": {
    id: string;
    name: string;
    country: string;
    canvas: number[];
    provenance: string;
    manual_facts: string[];
    minutes: number[];
    bins: number;
    plant: boolean;
    plate: number[];
    nodes: {
      id: string;
      name: string;
      x: number;
      y: number;
      kind: string;
      provenance: string;
      bin?: number;
      bonus?: number;
      reward?: string;
    }[];
    sections: {
      id: string;
      a: string;
      b: string;
      colour: string;
      curve: number[][];
      provenance: string;
    }[];
    decor: {
      kind: string;
      points: number[][];
      provenance: string;
      name?: string;
    }[];
  };
  "cities/athens.toml": {
    id: string;
    name: string;
    country: string;
    canvas: number[];
    provenance: string;
    manual_facts: string[];
    minutes: number[];
    bins: number;
    plant: boolean;
    plate: number[];
    nodes: {
      id: string;
      name: string;
      x: number;
      y: number;
      kind: string;
      bin?: number;
      bonus?: number;
      provenance: string;
      reward?: string;
    }[];
    sections: {
      id: string;
      a: string;
      b: string;
      colour: string;
      curve: number[][];
      provenance: string;
    }[];
    decor: {
      kind: string;
      points: number[][];
      provenance: string;
      name?: string;
    }[];
  };
  "cities/berlin.toml": {
    id: string;
    name: string;
    country: string;
    canvas: number[];
    provenance: string;
    manual_facts: string[];
    minutes: number[];
    bins: number;
    plant: boolean;
    plate: number[];
    nodes: {
      id: string;
      name: string;
      x: number;
      y: number;
      kind: string;
      provenance: string;
      bin?: number;
      bonus?: number;
      reward?: string;
      must_stop?: boolean;
    }[];
    sections: {
      id: string;
      a: string;
      b: string;
      colour?: string;
      curve?: number[][];
      provenance: string;
      special?: string;
    }[];
    decor: {
      kind: string;
      points: number[][];
      provenance: string;
      name?: string;
    }[];
  };
  "cities/london.toml": {
    id: string;
    name: string;
    country: string;
    canvas: number[];
    provenance: string;
    manual_facts: string[];
    minutes: number[];
    bins: number;
    plant: boolean;
    plate: number[];
    nodes: {
      id: string;
      name: string;
      x: number;
      y: number;
      kind: string;
      bin?: number;
      bonus?: number;
      provenance: string;
      reward?: string;
    }[];
    sections: {
      id: string;
      a: string;
      b: string;
      colour: string;
      curve: number[][];
      provenance: string;
    }[];
    decor: {
      kind: string;
      points: number[][];
      provenance: string;
      name?: string;
    }[];
  };
  "cities/madrid.toml": {
    id: string;
    name: string;
    country: string;
    canvas: number[];
    provenance: string;
    manual_facts: string[];
    minutes: number[];
    bins: number;
    plant: boolean;
    plate: number[];
    nodes: {
      id: string;
      name: string;
      x: number;
      y: number;
      kind: string;
      bin?: number;
      bonus?: number;
      provenance: string;
      reward?: string;
    }[];
    sections: {
      id: string;
      a: string;
      b: string;
      colour: string;
      curve: number[][];
      provenance: string;
    }[];
    decor: {
      kind: string;
      points: number[][];
      provenance: string;
      name?: string;
    }[];
  };
  "cities/paris.toml": {
    id: string;
    name: string;
    country: string;
    canvas: number[];
    provenance: string;
    manual_facts: string[];
    minutes: number[];
    bins: number;
    plant: boolean;
    plate: number[];
    nodes: {
      id: string;
      name: string;
      x: number;
      y: number;
      kind: string;
      bin?: number;
      bonus?: number;
      provenance: string;
      reward?: string;
    }[];
    sections: {
      id: string;
      a: string;
      b: string;
      colour?: string;
      curve?: number[][];
      provenance: string;
      special?: string;
    }[];
    decor: {
      kind: string;
      points: number[][];
      provenance: string;
      name?: string;
    }[];
  };
  "cities/rome.toml": {
    id: string;
    name: string;
    country: string;
    canvas: number[];
    provenance: string;
    manual_facts: string[];
    minutes: number[];
    bins: number;
    plant: boolean;
    plate: number[];
    nodes: {
      id: string;
      name: string;
      x: number;
      y: number;
      kind: string;
      provenance: string;
      bin?: number;
      bonus?: number;
      reward?: string;
    }[];
    sections: {
      id: string;
      a: string;
      b: string;
      colour: string;
      untouchable?: boolean;
      one_way?: string;
      curve: number[][];
      provenance: string;
    }[];
    decor: {
      kind: string;
      points: number[][];
      provenance: string;
      name?: string;
    }[];
  };
  "cities/victoria.toml": {
    id: string;
    name: string;
    country: string;
    canvas: number[];
    provenance: string;
    manual_facts: string[];
    minutes: number[];
    bins: number;
    plant: boolean;
    plate: number[];
    nodes: {
      id: string;
      name: string;
      x: number;
      y: number;
      kind: string;
      bin?: number;
      bonus?: number;
      provenance: string;
      reward?: string;
    }[];
    sections: {
      id: string;
      a: string;
      b: string;
      colour: string;
      curve: number[][];
      provenance: string;
    }[];
    decor: {
      kind: string;
      points: number[][];
      provenance: string;
      name?: string;
    }[];
  };
  "components.toml": {
    game: string;
    players: number[];
    colours: string[];
    maps: string[];
    palette: {
      red: {
        hex: string;
        letter: string;
      };
      blue: {
        hex: string;
        letter: string;
      };
      green: {
        hex: string;
        letter: string;
      };
      yellow: {
        hex: string;
        letter: string;
      };
      orange: {
        hex: string;
        letter: string;
      };
      purple: {
        hex: string;
        letter: string;
      };
    };
    deal: {
      "2": number[];
      "3": number[];
      "4": number[];
      "5": number[];
      provenance: string;
    };
    limits: {
      hand: number;
      steal_needs_hand: number;
      route_cards: number;
      police_tokens: number;
      provenance: string;
    };
    counts: {
      bin_cards: number;
      bonus_cards: number;
      plant_cards: number;
      street_cards: number;
      route_cards: number;
      trucks: number;
      coloured_dice: number;
      works: number;
      one_way: number;
      police: number;
      maps: number;
      provenance: string;
    };
    scoring: {
      bin_card: number;
      bonus_card: number;
      counter_values: number[];
      provenance: string;
    };
    bins: {
      numbers: number[];
      copies: number;
      provenance: string;
    };
    trucks: {
      colours: string[];
      provenance: string;
    };
    dice: {
      coloured: {
        count: number;
        faces: string[];
        provenance: string;
      };
      reward_plain: {
        faces: number[];
        provenance: string;
      };
      reward_routes: {
        faces: {
          points: number;
          routes: number;
        }[];
        provenance: string;
      };
    };
    effects: {
      id: string;
      copies: number;
      provenance: string;
    }[];
    street_cards: {
      id: string;
      kind: string;
      colours: string[];
      effect?: string;
      street: string;
      provenance: string;
    }[];
    route_cards: {
      id: string;
      colours: string[];
      points: number;
      provenance: string;
    }[];
    plant_cards: {
      id: string;
      points_per_bin: number;
      excluded_bins: number[];
      capacity: number;
      provenance: string;
    }[];
    tokens: {
      id: string;
      count: number;
      provenance: string;
    }[];
    rewards: {
      id: string;
      text: string;
      provenance: string;
    }[];
  };
};
