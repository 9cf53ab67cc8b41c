/** What a seat sees of the game, and its component files. Made by `tools.view_types`: do not edit. */

/** The race as one seat sees it. */
export type RaceView = {
  /** The city that is played. */
  city: string;
  /** The round that is being played, from 1 on. */
  round: number;
  /** The last round, once the end has been brought about. */
  last_round: number | null;
  /** What caused the end, or that the game goes on. */
  ending: string;
  /** The starting player. */
  starter: number;
  /** The player whose turn it is. */
  current: number;
  /** How many street cards are still to be drawn. */
  deck: number;
  /** The street cards on the discard pile. */
  discards: string[];
  /** How many route cards are still to be drawn. */
  route_deck: number;
  /** The route cards that were completed or dropped. */
  route_discards: string[];
  /** How many cards are left for bin 1, bin 2 and so on. */
  stacks: number[];
  /** The seat that has the Bonus card. */
  bonus: number | null;
  /** The plant card in play. */
  plant: string | null;
  /** How many bins the plant still buys. */
  capacity: number;
  /** The dice on the board. */
  dice: DieView[];
  /** Dice that were rolled and are about to be placed. */
  rolled: ("red" | "blue" | "green" | "yellow" | "orange" | "purple")[];
  /** The sections with street works. */
  works: string[];
  /** The one-way tokens on the board. */
  one_ways: OneWayView[];
  /** The turn that is being played. */
  turn: TurnView;
  /** One entry for each seat. */
  players: CompanyView[];
  /** Cards that you know are there; once for each copy. */
  known: FactView[];
  /** Cards that you know are not there. */
  absent: FactView[];
};

/** A die on the board. */
export type DieView = {
  /** The section that it is on. */
  section: string;
  /** The colour that it gives to the section. */
  colour: "red" | "blue" | "green" | "yellow" | "orange" | "purple";
};

/** A one-way token on the board. */
export type OneWayView = {
  /** The token, with its direction. */
  one_way: string;
  /** The section that it is on. */
  section: string;
  /** The node that it points to. */
  to: string;
};

/** The turn that is being played. */
export type TurnView = {
  /** Whether the player whose turn it is may still drive. */
  moving: boolean;
  /** Whether the player was shut in and may still pass one closed section for free. */
  free_pass: boolean;
  /** The sections where the police lets them pass a token. */
  passes: string[];
  /** The sections driven, in order. */
  path: string[];
  /** The colour that each of them counted as. */
  colours: ("red" | "blue" | "green" | "yellow" | "orange" | "purple" | null)[];
  /** The card being driven with. */
  run: RunView;
  /** Whether that card is a Shortcut. */
  shortcut: boolean;
  /** The section that is being paid for. */
  paying: string | null;
  /** While you choose what to do: for each section ahead, your cards that pay for it alone. */
  pays: Record<string, string[]>;
};

/** The card being driven with. */
export type RunView = {
  /** The colour that it still covers. */
  colour: "red" | "blue" | "green" | "yellow" | "orange" | "purple" | null;
  /** The second colour of a dashed pair while it is not reached. */
  next: "red" | "blue" | "green" | "yellow" | "orange" | "purple" | null;
};

/** One player. */
export type CompanyView = {
  /** The node of their truck. */
  truck: string | null;
  /** The points that they have won; bin cards and the Bonus card come on top. */
  points: number;
  /** The numbers of the bin cards that they hold. */
  bins: number[];
  /** How many police tokens they have. */
  police: number;
  /** The Puncture in front of them. */
  puncture: string | null;
  /** The street cards that they have played this turn. */
  played: string[];
  /** How many street cards they hold. */
  cards: number;
  /** Their street cards, if this is your seat. */
  hand: string[] | null;
  /** Whether the player offers a card in a swap. */
  offers: boolean;
  /** That card, if this is your seat. */
  offer: string | null;
  /** How many route cards they hold. */
  route_cards: number;
  /** Their route cards, if this is your seat. */
  routes: string[] | null;
  /** A route card just drawn for which an earlier one must go, if this is your seat. */
  new_route: string | null;
  /** Their route cards with the colours that the last sections of this turn have shown, if this is your seat. */
  route_progress: Record<string, ("red" | "blue" | "green" | "yellow" | "orange" | "purple")[]> | null;
  /** How many sections away each bin is that can be reached as the board is now, if this is your seat. */
  bin_distances: Record<string, number> | null;
};

/** A card that a seat knows to be, or not to be, in a place. */
export type FactView = {
  /** A hand, by its seat, or another place that the game counts after the hands. */
  place: number;
  /** The card. */
  card: string;
};

export type View = RaceView;

export type Files = Record<"cities/ankara.toml" | "cities/athens.toml" | "cities/berlin.toml" | "cities/london.toml" | "cities/madrid.toml" | "cities/paris.toml" | "cities/rome.toml" | "cities/victoria.toml", {
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
    untouchable?: boolean;
    one_way?: string;
  }[];
  decor: {
    kind: string;
    points: number[][];
    provenance: string;
    name?: string;
  }[];
}> & {
  "components.toml": {
    game: string;
    players: number[];
    colours: string[];
    maps: string[];
    palette: Record<"red" | "blue" | "green" | "yellow" | "orange" | "purple", {
      hex: string;
      letter: string;
    }>;
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
