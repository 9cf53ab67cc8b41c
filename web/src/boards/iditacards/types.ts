/** What a seat sees of the game, and its component files. Made by `tools.view_types`: do not edit. */

/** The race as one seat sees it. */
export type RaceView = {
  /** The layout of the board. */
  layout: string;
  /** The leg cards on the board, by type. */
  legs: string[];
  /** The weather; null before the first roll. */
  weather: string | null;
  /** What each point of a meter brings, from the first on. */
  meter_points: ("speed" | "cost" | "frozen" | "none")[];
  /** The round that is being played. */
  round: number;
  /** The seat that began. */
  first: number;
  /** The seats that have crossed the line, the first one first. */
  crossed: number[];
  /** The seats that take part in the present new day. */
  resting: number[];
  /** The cards in the supply. */
  supply: string[];
  /** The cards that are out of the game. */
  destroyed: string[];
  /** The cards left in each upgrade deck, sorted: nobody knows the order. */
  upgrades: Record<string, string[]>;
  /** How many cards the damage deck has. */
  damage: number;
  /** How many legendary cards were dealt to nobody. */
  legendary_deck: number;
  /** The card whose energy is being paid. */
  paying: PayingView | null;
  /** One entry for each seat. */
  players: PlayerView[];
  /** Cards that you know are there: a hand by its seat, decks counted after the hands. */
  known: FactView[];
};

/** A card whose energy is being paid with cards of the hand. */
export type PayingView = {
  /** The card that is paid for. */
  card: string;
  /** How many cards it costs now. */
  cost: number;
  /** The number printed on it. */
  printed: number;
  /** How many more because of hypothermia. */
  cold: number;
  /** How many fewer because of dogs and what they carry. */
  less: number;
};

/** One player. */
export type PlayerView = {
  /** Their square: 0 is Start, 161 the line. */
  position: number;
  /** The value of this meter. */
  hypothermia: number;
  /** The value of this meter. */
  starvation: number;
  /** What both meters do to them. */
  meters: MetersView;
  /** Their speed now. */
  speed: number;
  /** The parts of the speed; null before the first weather. */
  speed_parts: SpeedParts | null;
  /** How many cards they draw on a new day. */
  hand_size: number;
  /** How far they move by themselves at the end of a turn. */
  walk: number;
  /** Whether weather and cards of others cannot touch them. */
  immune: boolean;
  /** Whether energy costs them nothing today. */
  free_energy: boolean;
  /** Whether health costs them nothing today. */
  free_health: boolean;
  /** How many cards they hold. */
  cards: number;
  /** How many cards their deck has. */
  deck: number;
  /** How many cards of their deck they are looking at. */
  looking: number;
  /** How many legendary cards they have not earned yet. */
  legendary: number;
  /** Their discard pile. */
  discard: string[];
  /** The cards they have played today. */
  played: string[];
  /** Their cards that wait for risk, the newest last. */
  waiting: WaitingView[];
  /** Their dogs, the oldest first. */
  team: DogView[];
  /** Their day so far. */
  today: TodayView;
  /** The squares of the checkpoints they have reached. */
  checkpoints: number[];
  /** How many turns they have had. */
  turns: number;
  /** The number of their day. */
  days: number;
  /** The cards in their hand, in their deck and being looked at, together: everybody can work them out. */
  unseen: string[];
  /** The part that only they may see, if this is your seat. */
  own: OwnView | null;
};

/** The effects of both meters on a player. */
export type MetersView = {
  /** The effects of hypothermia. */
  hypothermia: MeterView;
  /** The effects of starvation. */
  starvation: MeterView;
};

/** The effects of a meter on a player now. */
export type MeterView = {
  /** The points that it takes from their speed. */
  speed: number;
  /** The cards that it adds to a cost in energy, or in health if the meter is starvation. */
  cost: number;
};

/** The parts of a speed; the speed is their sum. */
export type SpeedParts = {
  /** The part of the dogs alone. */
  dogs: number;
  /** The change by the attachments. */
  attachments: number;
  /** The change by the leg. */
  leg: number;
  /** The change by the weather. */
  weather: number;
  /** The change by starvation. */
  starvation: number;
  /** The change by hypothermia. */
  hypothermia: number;
};

/** A card that waits for risk. */
export type WaitingView = {
  /** The card. */
  card: string;
  /** How many risk cards it still needs. */
  owed: number;
  /** How many were paid. */
  paid: number;
};

/** One dog of a team. */
export type DogView = {
  /** The dog's card. */
  dog: string;
  /** The attachments that it carries. */
  attachments: string[];
};

/** What a player has done since their last new day began. */
export type TodayView = {
  /** Whether the player has eaten. */
  ate: boolean;
  /** How many personal cards they played. */
  personal: number;
  /** Which of breakfast, lunch and dinner they played. */
  meals: string[];
  /** Whether a movement card moved them. */
  moved: boolean;
};

/** The part of the view that only the player may see. */
export type OwnView = {
  /** Your hand. */
  hand: string[];
  /** The cards of your deck, sorted: nobody knows their order. */
  deck: string[];
  /** The cards of your deck that you are looking at. */
  looking: string[];
  /** The legendary cards you have not earned yet. */
  legendary: string[];
  /** A forecast for playing each card of your hand now; none before the first weather. */
  forecasts: CardForecast[];
  /** The chances of the next risk card, if cards of yours wait for risk. */
  reveal: RevealForecast | null;
};

/** A card of the hand as if it were played now. */
export type CardForecast = {
  /** The card. */
  card: string;
  /** The cards of the hand it costs, or all of them. */
  energy: number | "all";
  /** The cards of the deck it costs. */
  health: number;
  /** The risk cards it waits for. */
  risk: number;
  /** How many cards of the hand are missing to pay the energy. */
  short: number;
  /** In a thousand: how often it fails, by its health cost or where no risk is paid. */
  fails: number;
  /** How many squares it moves, if it begins with a move. */
  moves: number | null;
};

/** The chances of the next risk card, in a thousand. */
export type RevealForecast = {
  /** It is paid at once. */
  paid: number;
  /** It waits for risk itself. */
  waits: number;
  /** It fails. */
  fails: number;
};

/** A card that a seat knows to be, or not to be, in a place. */
export type FactView = {
  /** A hand, by its seat, or another place that the game counts after the hands. */
  place: number;
  /** The card. */
  card: string;
};

export type View = RaceView;

export type Files = {
  "board.toml": {
    schema: string;
    board: {
      columns: number;
      rows: number;
      squares: number;
      start: number;
      finish: number;
      unit: string;
      halves: {
        left: number[];
        right: number[];
      };
      provenance: string;
      path: number[][];
    };
    leg_types: {
      ids: string[];
      provenance: string;
    };
    layout: Record<"standard" | "solo2018" | "even", {
      default: boolean;
      checkpoints: number[];
      checkpoints_provenance: string;
      legs_provenance: string;
      note: string;
      legs: {
        id: string;
        half: number;
        type: string;
        side: string;
        first: number;
        last: number;
      }[];
    }>;
    stretch2018: Record<"multi" | "solo", {
      id: string;
      first: number;
      last: number;
      hypothermia: number;
      starvation: number;
      provenance: string;
    }[]>;
    weather: {
      face: string;
      effect: {
        op: string;
        n?: number;
      }[];
      provenance: string;
    }[];
    setup: {
      players_min: number;
      players_max: number;
      tokens_per_player: number;
      starting_hand: number;
      legendary_dealt: number;
      legs_drawn_per_type: number;
      base_move: number;
      dog_limit: number;
      attachment_slots: number;
      meter_max: number;
      hypothermia_start: number;
      starvation_start: number;
      in_play: string[];
      provenance: string;
    };
    meters: {
      speed_penalty: number[];
      cost_increase: number[];
      frozen_at: number;
      provenance: string;
    };
    solitaire: {
      players: number;
      layout: string;
      optional_layouts: string[];
      score: string[];
      end: string;
      provenance: string;
    };
    rulings: {
      leg_entry: string[];
      leg_entry_backwards: boolean[];
      recover: string[];
      destroyed_damage_returns: boolean[];
      game_end: string[];
      roll_before_draw: boolean[];
      failed_cards_count_as_played: boolean[];
      armour_satisfies_sacrifice: boolean[];
      free_actions_at_any_time: boolean[];
      provenance: string;
    };
    engine: {
      round_limit: number;
      provenance: string;
    };
  };
  "cards.toml": {
    schema: string;
    card: ({
      id: string;
      type: string;
      energy: number | string;
      health: number;
      risk: number;
      passive?: {
        op: string;
        n?: number;
        to?: string;
        kill?: string;
        draw?: number;
        cost?: string;
        move?: number;
        destroy?: number;
        k?: number;
        of?: number;
      }[];
      provenance: string;
      manual?: string;
      note?: string;
      effect?: ({
        op: string;
        n?: number | string;
        destroy?: number | string;
        k?: number | string;
        of?: number | string;
        times?: number;
        who?: string;
        cond?: string;
        then?: {
          op: string;
          k?: number;
          of?: number;
          n?: number;
          destroy?: number;
        }[];
        filter?: string;
        else?: {
          op: string;
          n: number;
          who: string;
        }[];
        meter?: string;
        tag?: string;
        cost?: string;
      })[];
      tags?: string[];
      retired?: boolean;
    })[];
  };
  "decks.toml": {
    schema: string;
    deck: Record<"starter" | "speed" | "attack" | "improvement" | "survivor" | "legendary" | "damage", {
      role: string;
      copies: number;
      size: number;
      source: string;
      manual: string;
      provenance: string;
      cards: Record<string, number>;
    }> & {
      retired: {
        role: string;
        copies: number;
        size: number;
        source: string;
        provenance: string;
        into: {
          reliable_dog: string;
          squirmy_dog: string;
          beef_stew: string;
          venison_jerky: string;
          bloodletting: string;
          lumber_mill: string;
          icy_glare: string;
        };
        cards: {
          reliable_dog: number;
          squirmy_dog: number;
          beef_stew: number;
          venison_jerky: number;
          bloodletting: number;
          lumber_mill: number;
          icy_glare: number;
        };
      };
    };
  };
  "effects.toml": {
    schema: string;
    provenance: string;
    op: {
      id: string;
      context: string;
      required: string[];
      optional: string[];
      meaning: string;
    }[];
  };
  "legs.toml": {
    schema: string;
    leg_card: (Record<"left" | "right", {
      leg: string;
      terrain: string;
      hypothermia: number;
      starvation: number;
      effect: {
        op: string;
        n?: number;
      }[];
    }> & {
      id: string;
      type: string;
      provenance: string;
      entry_provenance: string;
      effect_provenance: string;
    })[];
  };
};
