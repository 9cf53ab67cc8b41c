/** What a seat sees of the game, and its component files. Made by `tools.view_types`: do not edit. */

/** The race as one seat sees it. */
export type RaceView = {
  /** Which board is used. */
  layout: string;
  /** The leg cards on the board, by type. */
  legs: string[];
  /** The weather; null before the first roll. */
  weather: string | null;
  /** Which round it is. */
  round: number;
  /** The seat that began. */
  first: number;
  /** The seats that have crossed the line, the first one first. */
  crossed: number[];
  /** The seats that take part in the new day under way. */
  resting: number[];
  /** The cards in the supply. */
  supply: string[];
  /** The cards that are out of the game. */
  destroyed: string[];
  /** What each upgrade deck still holds, sorted: nobody knows the order. */
  upgrades: Record<string, string[]>;
  /** How many cards the damage deck has. */
  damage: number;
  /** How many legendary cards nobody was dealt. */
  legendary_deck: number;
  /** One entry for each seat. */
  players: PlayerView[];
  /** Cards that you know are there: a hand by its seat, decks counted after the hands. */
  known: FactView[];
};

/** One player. */
export type PlayerView = {
  /** Their square: 0 is Start, 161 the line. */
  position: number;
  /** What this meter shows. */
  hypothermia: number;
  /** What this meter shows. */
  starvation: number;
  /** Their speed now. */
  speed: number;
  /** Where the speed comes from; null before the first weather. */
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
  /** How many cards of their deck they look at now. */
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
  /** What they have done today. */
  today: TodayView;
  /** The squares of the checkpoints they have reached. */
  checkpoints: number[];
  /** How many turns they have had. */
  turns: number;
  /** Which day of theirs this is. */
  days: number;
  /** What their hand, deck and looked-at cards hold together: everybody can work it out. */
  unseen: string[];
  /** What only they may see, if this is your seat. */
  own: OwnView | null;
};

/** Where a speed comes from; together they are it. */
export type SpeedParts = {
  /** The dogs alone. */
  dogs: number;
  /** What the attachments change. */
  attachments: number;
  /** What the leg changes. */
  leg: number;
  /** What the weather changes. */
  weather: number;
  /** What starvation changes. */
  starvation: number;
  /** What hypothermia changes. */
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
  /** What it carries. */
  attachments: string[];
};

/** What a player has done since their last new day. */
export type TodayView = {
  /** Whether they played food. */
  ate: boolean;
  /** How many personal cards they played. */
  personal: number;
  /** Which of breakfast, lunch and dinner they played. */
  meals: string[];
  /** Whether a movement card moved them. */
  moved: boolean;
};

/** What only the player themselves may see. */
export type OwnView = {
  /** Your hand. */
  hand: string[];
  /** The cards of your deck, sorted: nobody knows their order. */
  deck: string[];
  /** The cards of your deck that you look at now. */
  looking: string[];
  /** The legendary cards you have not earned yet. */
  legendary: string[];
  /** Each card of your hand as if you played it now; none before the first weather. */
  forecasts: CardForecast[];
  /** What the next risk card may do, if cards of yours wait for risk. */
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
    layout: {
      standard: {
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
      };
      solo2018: {
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
      };
      even: {
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
      };
    };
    stretch2018: {
      multi: {
        id: string;
        first: number;
        last: number;
        hypothermia: number;
        starvation: number;
        provenance: string;
      }[];
      solo: {
        id: string;
        first: number;
        last: number;
        hypothermia: number;
        starvation: number;
        provenance: string;
      }[];
    };
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
        meter?: string;
        filter?: string;
        else?: {
          op: string;
          n: number;
          who: string;
        }[];
        tag?: string;
        cost?: string;
      })[];
      tags?: string[];
      retired?: boolean;
    })[];
  };
  "decks.toml": {
    schema: string;
    deck: {
      starter: {
        role: string;
        copies: number;
        size: number;
        source: string;
        manual: string;
        provenance: string;
        cards: {
          a_hat: number;
          armour: number;
          dog_chow: number;
          good_dog: number;
          husky: number;
          lead_dog: number;
          wheel_dog: number;
          breakfast: number;
          dinner: number;
          lunch: number;
          move: number;
          mush: number;
          first_aid: number;
          grandma_soup: number;
          repair_sled: number;
          upgrade_sled: number;
          rest: number;
        };
      };
      speed: {
        role: string;
        copies: number;
        size: number;
        source: string;
        manual: string;
        provenance: string;
        cards: {
          dog_shoes: number;
          squirrel: number;
          steam_engine: number;
          bear: number;
          big_dog: number;
          chihuahua: number;
          greyhound: number;
          problem_dog: number;
          dog_food: number;
          downhill_slide: number;
          haste: number;
          iditarod_drift: number;
          midnight_sun: number;
          push: number;
          rush: number;
          slow_and_steady: number;
          sprint: number;
          tactical_play: number;
        };
      };
      attack: {
        role: string;
        copies: number;
        size: number;
        source: string;
        manual: string;
        provenance: string;
        cards: {
          plate_mail: number;
          polar_bear: number;
          russian_bear_dog: number;
          eat_dog: number;
          whale_meat: number;
          hitch_a_ride: number;
          travel_light: number;
          improvise: number;
          salvage: number;
          scrapyard: number;
          stop_and_shop: number;
          trade_dog: number;
          dog_trap: number;
          hydrogen_sulfide: number;
          ice_box: number;
          referee: number;
          stab_in_the_dark: number;
          thermostat: number;
          tip_sled: number;
        };
      };
      improvement: {
        role: string;
        copies: number;
        size: number;
        source: string;
        manual: string;
        provenance: string;
        cards: {
          tiara: number;
          cat: number;
          lazy_dog: number;
          malamute: number;
          retriever: number;
          bison: number;
          midnight_snack: number;
          through_the_night: number;
          bandage: number;
          brandy: number;
          caffeine: number;
          makeshift_sled: number;
          new_sled: number;
          study_up: number;
          rope: number;
          torch: number;
        };
      };
      survivor: {
        role: string;
        copies: number;
        size: number;
        source: string;
        manual: string;
        provenance: string;
        cards: {
          coat: number;
          harness: number;
          cute_dog: number;
          smart_dog: number;
          poutine: number;
          raw_venison: number;
          venison_carpaccio: number;
          venison_steak: number;
          band_aid: number;
          ibuprofin: number;
          campfire: number;
          leather_hide: number;
          leather_jacket: number;
          vigilance: number;
        };
      };
      legendary: {
        role: string;
        copies: number;
        size: number;
        source: string;
        manual: string;
        provenance: string;
        cards: {
          buffer_panel: number;
          dog_collar: number;
          nuclear_reactor: number;
          cricket: number;
          engineer_dog: number;
          moose: number;
          puppy: number;
          robodog: number;
          waffle: number;
          all_in: number;
          out_of_control: number;
          diamorphine: number;
          meditate: number;
          surgery: number;
          desperate_times: number;
          here_boy: number;
          satiated: number;
          daylight_savings_time: number;
          serenity: number;
          sleeping_bag: number;
          sticky_snow: number;
          utility_knife: number;
        };
      };
      damage: {
        role: string;
        copies: number;
        size: number;
        source: string;
        manual: string;
        provenance: string;
        cards: {
          damaged: number;
        };
      };
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
    leg_card: {
      id: string;
      type: string;
      left: {
        leg: string;
        terrain: string;
        hypothermia: number;
        starvation: number;
        effect: {
          op: string;
          n?: number;
        }[];
      };
      right: {
        leg: string;
        terrain: string;
        hypothermia: number;
        starvation: number;
        effect: {
          op: string;
          n?: number;
        }[];
      };
      provenance: string;
      entry_provenance: string;
      effect_provenance: string;
    }[];
  };
};
