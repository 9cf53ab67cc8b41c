# Rolling Heights. Names of things begin small where they stand inside a sentence.

rolling-heights-title = Rolling Heights
rolling-heights-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}

## Options

rolling-heights-option-first-game-ads = Ads
rolling-heights-option-first-game-ads-false = three at random
rolling-heights-option-first-game-ads-true = the set for a first game
rolling-heights-option-advance-roll = Rolling ahead
rolling-heights-option-advance-roll-false = roll at the start of your turn
rolling-heights-option-advance-roll-true = you may roll for your next turn right after this one
rolling-heights-option-planner-takes-tokens = Tokens on a City Planner's free plan
rolling-heights-option-planner-takes-tokens-true = go to the player
rolling-heights-option-planner-takes-tokens-false = go back to the supply
rolling-heights-option-tokens-unlimited = Wild tokens
rolling-heights-option-tokens-unlimited-false = 30, as in the box
rolling-heights-option-tokens-unlimited-true = as many as are needed
rolling-heights-option-max-rounds = Longest game
rolling-heights-option-max-rounds-10 = 10 rounds
rolling-heights-option-max-rounds-20 = 20 rounds
rolling-heights-option-max-rounds-40 = 40 rounds
rolling-heights-option-max-rounds-60 = 60 rounds
rolling-heights-option-max-rounds-100 = 100 rounds

## Questions

rolling-heights-ask-take-starting-tile = { $player }, which plan do you start with?
rolling-heights-ask-place-starting-tile = { $player }, where does it go?
rolling-heights-ask-roll-ahead = { $player }, roll for your next turn now?
rolling-heights-ask-leave-out = { $player }, who stays out this turn? Ten may roll.
rolling-heights-ask-rally = { $player }, rally the exhausted or stop?
rolling-heights-ask-strike = { $player }, who lies down for the strike?
rolling-heights-ask-main = { $player }, what do you do?
rolling-heights-ask-raise = { $player }, which meeple do you raise?
rolling-heights-ask-use-building = { $player }, which building does your Public Figure use?
rolling-heights-ask-any-cube = { $player }, which cube do you take?
rolling-heights-ask-convert = { $player }, which meeple do you swap?
rolling-heights-ask-reroll-again = { $player }, roll the exhausted once more?
rolling-heights-ask-give-back = { $player }, which cube do you give back?
rolling-heights-ask-take-other = { $player }, which cube do you take for it?
rolling-heights-ask-take-free-plan = { $player }, which plan does your City Planner take?
rolling-heights-ask-place-plan = { $player }, where do you place it?
rolling-heights-ask-pay = { $player }, how much of this do you pay?
rolling-heights-ask-choose-meeple = { $player }, which meeple do you gain?
rolling-heights-ask-score-target = { $player }, which target do you score?

## Answers

rolling-heights-lay-board = Board { $board }, turned { $turns ->
        [0] not at all
        [one] by one quarter
       *[other] by { $turns } quarters
    }
rolling-heights-draw-tile = { $tile }
rolling-heights-deal-ad = { $ad }
rolling-heights-deal-target = { $target }
rolling-heights-begins = { $seat } begins
rolling-heights-take-starting-tile = Start with { $tile } ({ $type }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $wood ->
        [0] {""}
       *[other] , { $wood } wood
    }{ $concrete ->
        [0] {""}
       *[other] , { $concrete } concrete
    }{ $glass ->
        [0] {""}
       *[other] , { $glass } glass
    }{ $steel ->
        [0] {""}
       *[other] , { $steel } steel
    })
rolling-heights-place-starting-tile = { $space }{ $bonus ->
        [0] {""}
       *[other] , +{ $bonus }
    }
rolling-heights-roll-later = Wait
rolling-heights-roll-now = Roll now
rolling-heights-leave-out = Leave out one { $meeple }
rolling-heights-lands = The { $meeple } lands { $state }
rolling-heights-stop = Stop
rolling-heights-rally = Rally
rolling-heights-lie-down = One { $meeple }, { $state }
rolling-heights-end-phase = End the turn
rolling-heights-activate = { $way ->
        [steady] Activate a steady { $meeple }
        [hard] Activate a hard-working { $meeple }
       *[hard_as_steady] Activate a hard-working { $meeple } as if steady
    }
rolling-heights-spend-token = Token for { $cube }
rolling-heights-trade = Trade { $cost } for { $cube }
rolling-heights-buy = Buy { $tile } ({ $type }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $wood ->
        [0] {""}
       *[other] , { $wood } wood
    }{ $concrete ->
        [0] {""}
       *[other] , { $concrete } concrete
    }{ $glass ->
        [0] {""}
       *[other] , { $glass } glass
    }{ $steel ->
        [0] {""}
       *[other] , { $steel } steel
    }) for { $cost }{ $tokens ->
        [0] {""}
        [one] {" "}with a token
       *[other] {" "}with { $tokens } tokens
    }
rolling-heights-construct = { $there ->
        [nothing] Put { $cube } on { $space }
       *[tile] Put { $cube } on { $tile } at { $space }
    }
rolling-heights-take-free = Take { $tile } ({ $type }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $wood ->
        [0] {""}
       *[other] , { $wood } wood
    }{ $concrete ->
        [0] {""}
       *[other] , { $concrete } concrete
    }{ $glass ->
        [0] {""}
       *[other] , { $glass } glass
    }{ $steel ->
        [0] {""}
       *[other] , { $steel } steel
    }){ $tokens ->
        [0] {""}
        [one] {" "}with a token
       *[other] {" "}with { $tokens } tokens
    }
rolling-heights-place-plan = { $space }{ $there ->
        [closed] {""}
       *[land] {" "}for { $cost }
    }{ $bonus ->
        [0] {""}
       *[other] , +{ $bonus }
    }
rolling-heights-pay = { $count } { $resource } of the { $cost } you owe
rolling-heights-choose-meeple = { $meeple }
rolling-heights-upgrade = { $step ->
        [to_steady] Exhausted { $meeple } to steady
        [to_hard] Steady { $meeple } to hard
       *[straight_to_hard] Exhausted { $meeple } straight to hard
    }
rolling-heights-nobody-else = Nobody else
rolling-heights-use-building = { $tile } at { $space }
rolling-heights-take-cube = { $cube }
rolling-heights-convert = The { $meeple } who is { $state } becomes { $into }
rolling-heights-let-lie = Let them lie
rolling-heights-reroll = Roll again
rolling-heights-give-back = Give back { $cube }
rolling-heights-keep-cubes = Keep the rest
rolling-heights-score-target = { $target }: { $points }
rolling-heights-rival-builds = { $tile } at { $space }

## Why something is not possible

rolling-heights-refused-no-meeple = You have no { $meeple }.
rolling-heights-refused-exhausted = Every { $meeple } of yours is exhausted.
rolling-heights-refused-acted = Every { $meeple } of yours has acted this turn.
rolling-heights-refused-not-active = No { $meeple } of yours is active this turn.
rolling-heights-refused-nobody-works = No { $meeple } of yours is at work: { $exhausted } exhausted, { $acted } done for this turn, { $idle } not active.
rolling-heights-refused-only-hard = No { $meeple } of yours works steady, only hard.
rolling-heights-refused-only-steady = No { $meeple } of yours works hard, only steady.
rolling-heights-refused-nobody-to-raise = There is nobody for a Public Servant to raise.
rolling-heights-refused-no-ability = No finished building of yours has an ability that would help now.
rolling-heights-refused-nobody-to-roll = None of your meeples is exhausted, so there is nobody to roll again.
rolling-heights-refused-no-free-plan = There is no plan to take, or no land for it that you can pay now.
rolling-heights-refused-no-token = You have no wild token.
rolling-heights-refused-trade-too-expensive = That trade costs { $cost }. You have { $have } in cubes and spending power: { $missing } too few.
rolling-heights-refused-bought = You have bought all that you may buy this turn.
rolling-heights-refused-map-full = No empty land is left.
rolling-heights-refused-plan-too-expensive = Even on the cheapest plot that costs { $cost }. You have { $have } in cubes and spending power: { $missing } too few.
rolling-heights-refused-water = That is water. You cannot build there.
rolling-heights-refused-taken = There is already a plan on that space.
rolling-heights-refused-space-too-expensive = There it costs { $cost } in all. You have { $have } in cubes and spending power: { $missing } too few.
rolling-heights-refused-prime-too-expensive = That plot has a prime cost of { $cost }. You have { $have } in cubes and spending power: { $missing } too few.
rolling-heights-refused-prime = That plot has a prime cost. Your first plan needs a plot without one.
rolling-heights-refused-too-near = That is { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from another player's plan. It must be { $needed } or more.
rolling-heights-refused-no-plan-there = There is no plan on that space. Cubes go on plans.
rolling-heights-refused-not-your-plan = That plan is not yours.
rolling-heights-refused-completed = That building is finished.
rolling-heights-refused-not-needed = That plan needs no { $cube } now.
rolling-heights-refused-no-cube = You have no { $cube } in hand.
rolling-heights-refused-not-your-building = That building is not yours.
rolling-heights-refused-not-completed = That building is not finished yet.
rolling-heights-refused-no-ability-there = That building has no ability.
rolling-heights-refused-used = You have used that building this turn.
rolling-heights-refused-no-use = Its ability would change nothing now.
rolling-heights-refused-none-so = No { $meeple } of yours is { $state }.
rolling-heights-refused-left-out = Every { $meeple } of yours stays out already.
rolling-heights-refused-servant = A Public Servant cannot be raised.
rolling-heights-refused-same-meeple = You have just raised that one. The second must be a different one.
rolling-heights-refused-straight = Only a hard-working Public Servant who raises nobody else can do that.
rolling-heights-refused-raise-first = Raise at least one meeple first.
rolling-heights-refused-no-reward = That building does not bring one.
rolling-heights-refused-not-so-much = You have only { $have } { $resource }.
rolling-heights-refused-more-than-due = You owe only { $cost }, so you cannot pay more.
rolling-heights-refused-pay-more = Pay at least { $least } { $resource }, or you cannot pay the rest.
rolling-heights-refused-misc-first = Miscellaneous cubes go first.
rolling-heights-refused-nothing-to-give = You have no { $cube } to give back.
rolling-heights-refused-give-first = Give back at least one cube first.
rolling-heights-refused-same-colour = Take a different colour from the one you gave back.
rolling-heights-refused-not-your-target = That target is not yours.

## Events

rolling-heights-event-ad-shown = The ad { $ad } is up.
rolling-heights-event-target-dealt = { $seat } gets a target.
rolling-heights-event-target-dealt-seen = You get the target { $target }.
rolling-heights-event-starts = { $seat } takes the start token.
rolling-heights-event-starts-with = { $seat } starts with { $tile } at { $space }.
rolling-heights-event-round = Round { $number }.
rolling-heights-event-drawn = { $tile } comes to the market.
rolling-heights-event-rolls = { $seat } rolls: { $working } at work, { $exhausted } exhausted.
rolling-heights-event-rallies = { $seat } rallies the exhausted.
rolling-heights-event-strikes = Strike! { $count ->
        [one] One worker
       *[other] { $count } workers
    } of { $seat } must lie down.
rolling-heights-event-activates = { $seat } activates the { $meeple }.
rolling-heights-event-raises = The { $meeple } of { $seat } gets up.
rolling-heights-event-uses-building = { $seat } uses { $tile }.
rolling-heights-event-converts = { $seat } swaps the { $meeple } for the { $into }.
rolling-heights-event-gains-cubes = { $seat } gains { $count } { $cube }.
rolling-heights-event-gains-power = { $seat } gains { $count } spending power.
rolling-heights-event-gains-tokens = { $seat } gains { $count ->
        [one] a wild token
       *[other] { $count } wild tokens
    }.
rolling-heights-event-gains-meeple = { $seat } hires: { $meeple }.
rolling-heights-event-gives-back = { $seat } gives back { $cube }.
rolling-heights-event-spends-token = { $seat } spends a wild token on { $cube }.
rolling-heights-event-trades = { $seat } trades for { $cube }.
rolling-heights-event-pays = { $seat } pays { $count } { $resource }.
rolling-heights-event-buys = { $seat } buys { $tile } for { $space }.
rolling-heights-event-takes-free = { $seat } takes { $tile } for { $space }, free of charge.
rolling-heights-event-builds = { $seat } puts { $cube } on { $space }.
rolling-heights-event-completes = { $seat } completes { $tile } at { $space }.
rolling-heights-event-scores = { $seat } scores { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
rolling-heights-event-cleans-up = { $seat } ends the turn.
rolling-heights-event-rival-builds = The Rival builds { $tile } at { $space }.
rolling-heights-event-rival-scores = The Rival scores { $count }.
rolling-heights-event-rival-scores-ad = The ad { $ad } brings the Rival { $count }.
rolling-heights-event-end-triggered = { $cause } After this round there is one more.
rolling-heights-event-scores-ad = The ad { $ad } brings { $seat } { $count }.
rolling-heights-event-scores-target = { $seat } reveals { $target }: { $count }.
rolling-heights-event-ends = The game is over.

## Causes and endings

rolling-heights-cause-wood = The last wood cube is built in.
rolling-heights-cause-concrete = The last concrete cube is built in.
rolling-heights-cause-glass = The last glass cube is built in.
rolling-heights-cause-steel = The last steel cube is built in.
rolling-heights-cause-rounds = The agreed number of rounds is over.
rolling-heights-end-wood = All wood was built in, and the last round is played.
rolling-heights-end-concrete = All concrete was built in, and the last round is played.
rolling-heights-end-glass = All glass was built in, and the last round is played.
rolling-heights-end-steel = All steel was built in, and the last round is played.
rolling-heights-end-rounds = The agreed number of rounds and one more were played.
rolling-heights-rank-labourer = The Rival built the better city: Labourer.
rolling-heights-rank-foreman = You beat the Rival: Foreman.
rolling-heights-rank-contractor = You beat the Rival by far: Contractor.
rolling-heights-rank-magnate = You left the Rival in the dust: Magnate.
rolling-heights-rank-master-builder = The skyline is yours: Master builder.

## What points are for

rolling-heights-source-earlier = Earlier points
rolling-heights-source-buildings = Finished buildings
rolling-heights-source-bonuses = Bonus spaces
rolling-heights-source-politicians = Politicians
rolling-heights-source-abilities = Abilities of buildings
rolling-heights-source-ads = Ads
rolling-heights-source-target = Target
rolling-heights-source-tokens = Wild tokens

## Things

rolling-heights-cube-wood = wood
rolling-heights-cube-concrete = concrete
rolling-heights-cube-glass = glass
rolling-heights-cube-steel = steel
rolling-heights-resource-power = spending power
rolling-heights-resource-misc-wood = miscellaneous (wood)
rolling-heights-resource-misc-concrete = miscellaneous (concrete)
rolling-heights-resource-misc-glass = miscellaneous (glass)
rolling-heights-resource-misc-steel = miscellaneous (steel)
rolling-heights-resource-wood = wood
rolling-heights-resource-concrete = concrete
rolling-heights-resource-glass = glass
rolling-heights-resource-steel = steel
rolling-heights-meeple-carpenter = Carpenter
rolling-heights-meeple-worker = Construction Worker
rolling-heights-meeple-architect = Architect
rolling-heights-meeple-riveter = Riveter
rolling-heights-meeple-politician = Politician
rolling-heights-meeple-executive = Executive
rolling-heights-meeple-servant = Public Servant
rolling-heights-meeple-figure = Public Figure
rolling-heights-meeple-planner = City Planner
rolling-heights-state-idle = not active
rolling-heights-state-exhausted = exhausted
rolling-heights-state-steady = working steady
rolling-heights-state-hard = working hard
rolling-heights-state-spent = done for this turn
rolling-heights-type-residential = residential
rolling-heights-type-commercial = commercial
rolling-heights-type-industrial = industrial
rolling-heights-type-civic = civic
rolling-heights-type-park = park

## Building plans

rolling-heights-tile-bp-01 = Viceroy House
rolling-heights-tile-bp-02 = Mayor's House
rolling-heights-tile-bp-03 = Maple Row Houses
rolling-heights-tile-bp-04 = Bungalow Court
rolling-heights-tile-bp-05 = Orchard Street Flats
rolling-heights-tile-bp-06 = Linden Terrace
rolling-heights-tile-bp-07 = Harlow Boarding House
rolling-heights-tile-bp-08 = Carriage Lane Cottages
rolling-heights-tile-bp-09 = Ashby Brownstones
rolling-heights-tile-bp-10 = Dockhands' Lodging
rolling-heights-tile-bp-11 = Toy Center Co.
rolling-heights-tile-bp-12 = Corner Drugstore
rolling-heights-tile-bp-13 = Five-and-Dime Emporium
rolling-heights-tile-bp-14 = Nickel Automat
rolling-heights-tile-bp-15 = Starlight Nickelodeon
rolling-heights-tile-bp-16 = Haberdashers' Row
rolling-heights-tile-bp-17 = Dime Savings Bank
rolling-heights-tile-bp-18 = Morning Bugle Press
rolling-heights-tile-bp-19 = Hobart Sawmill
rolling-heights-tile-bp-20 = Redbrick Kiln
rolling-heights-tile-bp-21 = Kessler Glassworks
rolling-heights-tile-bp-22 = Iron Gate Foundry
rolling-heights-tile-bp-23 = Harbor Cannery
rolling-heights-tile-bp-24 = Streetcar Barn
rolling-heights-tile-bp-25 = Coalyard No. 9
rolling-heights-tile-bp-26 = Piano Works
rolling-heights-tile-bp-27 = Gambrel Museum
rolling-heights-tile-bp-28 = Firehouse No. 3
rolling-heights-tile-bp-29 = Ward Schoolhouse
rolling-heights-tile-bp-30 = Lyceum Reading Room
rolling-heights-tile-bp-31 = Precinct Station
rolling-heights-tile-bp-32 = Surveyors' Office
rolling-heights-tile-bp-33 = Parcel Post Annex
rolling-heights-tile-bp-34 = Fairgrounds
rolling-heights-tile-bp-35 = Tumble Park
rolling-heights-tile-bp-36 = Pocket Green
rolling-heights-tile-bp-37 = Lovers' Lane Garden
rolling-heights-tile-bp-38 = Bandstand Square
rolling-heights-tile-bp-39 = Rowboat Pond
rolling-heights-tile-bp-40 = Founders' Promenade
rolling-heights-tile-bp-41 = Sandlot Diamond
rolling-heights-tile-bp-42 = Rose Conservatory
rolling-heights-tile-bp-43 = Grand Concourse Flats
rolling-heights-tile-bp-44 = Aldine Tower
rolling-heights-tile-bp-45 = Belvedere Arms
rolling-heights-tile-bp-46 = Palisade Court
rolling-heights-tile-bp-47 = Ziegler Mansion
rolling-heights-tile-bp-48 = The Monmouth
rolling-heights-tile-bp-49 = Skyline Garden Flats
rolling-heights-tile-bp-50 = Biggie's Ballpark
rolling-heights-tile-bp-51 = Merchants' Exchange
rolling-heights-tile-bp-52 = Orpheus Movie Palace
rolling-heights-tile-bp-53 = Grand Meridian Hotel
rolling-heights-tile-bp-54 = Larkspur Department Store
rolling-heights-tile-bp-55 = Consolidated Radio Building
rolling-heights-tile-bp-56 = Blue Note Ballroom
rolling-heights-tile-bp-57 = Bugle Spire
rolling-heights-tile-bp-58 = Union Steelworks
rolling-heights-tile-bp-59 = Lakefront Power House
rolling-heights-tile-bp-60 = Paragon Motor Works
rolling-heights-tile-bp-61 = Prairie Grain Elevator
rolling-heights-tile-bp-62 = Gull Island Shipyard
rolling-heights-tile-bp-63 = Elevated Rail Terminal
rolling-heights-tile-bp-64 = Crystal Plate Works
rolling-heights-tile-bp-65 = City Hall
rolling-heights-tile-bp-66 = Central Courthouse
rolling-heights-tile-bp-67 = Union Depot
rolling-heights-tile-bp-68 = Athenaeum Library
rolling-heights-tile-bp-69 = State College Hall
rolling-heights-tile-bp-70 = Memorial Hospital
rolling-heights-tile-bp-71 = Philharmonic Hall
rolling-heights-tile-bp-72 = Custom House
rolling-heights-tile-bp-73 = Botanical Gardens
rolling-heights-tile-bp-74 = Pritzker Zoo
rolling-heights-tile-bp-75 = Aquarium Pier
rolling-heights-tile-bp-76 = Hippodrome Stadium
rolling-heights-tile-bp-77 = Ferris Wheel Park
rolling-heights-tile-bp-78 = Observatory Hill

## Ads

rolling-heights-ad-ad-01 = Peace and Quiet
rolling-heights-about-ad-01 = 3 points per completed residential building of yours; each industrial, commercial or civic building next to it costs 1, pair by pair.
rolling-heights-ad-ad-02 = Garden District
rolling-heights-about-ad-02 = Each completed park of yours: 2 per adjacent residential, commercial or civic building.
rolling-heights-ad-ad-03 = Harbor Trade
rolling-heights-about-ad-03 = Each completed industrial building of yours: 2 per adjacent commercial or industrial building and per adjacent water space.
rolling-heights-ad-ad-04 = Main Street
rolling-heights-about-ad-04 = 3 per building in your largest contiguous group of completed commercial buildings.
rolling-heights-ad-ad-05 = Across Town
rolling-heights-about-ad-05 = 1 per column with at least one completed building of yours.
rolling-heights-ad-ad-06 = Civic Pride
rolling-heights-about-ad-06 = Re-score half (rounded down) of the summed points of your civic buildings.
rolling-heights-ad-ad-07 = Soot and Smoke
rolling-heights-about-ad-07 = In the neighbourhood(s) with the most industrial buildings each player loses 1 per owned tile there, complete or not.
rolling-heights-ad-ad-08 = Green Lung
rolling-heights-about-ad-08 = In each neighbourhood with the most parks re-score 1 of your completed buildings.
rolling-heights-ad-ad-09 = Ward Boss
rolling-heights-about-ad-09 = 2 per neighbourhood where you have (or share) the most completed buildings.
rolling-heights-ad-ad-10 = Highest Roof
rolling-heights-about-ad-10 = 2 per neighbourhood where you have (or share) the tallest completed building.
rolling-heights-ad-ad-11 = All Trades
rolling-heights-about-ad-11 = 1 per different building type among your completed buildings, 3 more for all five.
rolling-heights-ad-ad-12 = Skyline
rolling-heights-about-ad-12 = 2 per completed building of yours with a stack of 4 or more.

## Targets

rolling-heights-target-tg-01 = Fine Address
rolling-heights-about-tg-01 = 2 for each park, civic or commercial building (any owner, completed) next to each completed residential building of yours, pair by pair.
rolling-heights-target-tg-02 = Good Neighbour
rolling-heights-about-tg-02 = 2 per completed building of yours next to at least one completed building of another player.
rolling-heights-target-tg-03 = Boxed In
rolling-heights-about-tg-03 = 1 per completed building of another player next to at least one completed building of yours.
rolling-heights-target-tg-04 = Waterfront
rolling-heights-about-tg-04 = 2 per completed building of yours next to at least one water space.
rolling-heights-target-tg-05 = Nest Egg
rolling-heights-about-tg-05 = 3 per unused wild token, besides the normal 1.
rolling-heights-target-tg-06 = Builders' Guild
rolling-heights-about-tg-06 = 2 per Architect or Riveter you own.
rolling-heights-target-tg-07 = Machine Politics
rolling-heights-about-tg-07 = 2 per Politician, Public Servant or Public Figure you own.
rolling-heights-target-tg-08 = Front Office
rolling-heights-about-tg-08 = 3 per Executive or City Planner you own.
rolling-heights-target-tg-09 = Melting Pot
rolling-heights-about-tg-09 = By the number of different meeple kinds you own, see table; fewer than 4 kinds: 0.
rolling-heights-target-tg-10 = Park Commission
rolling-heights-about-tg-10 = 3 per completed park of yours.
rolling-heights-target-tg-11 = Public Works
rolling-heights-about-tg-11 = 3 per completed civic building of yours.
rolling-heights-target-tg-12 = Captain of Industry
rolling-heights-about-tg-12 = 2 per completed industrial or commercial building of yours.
rolling-heights-target-tg-13 = Tower Builder
rolling-heights-about-tg-13 = 2 per completed building of yours with a stack of 4 or more.
