# Rolling Heights. Names of things begin small where they stand inside a sentence.

rolling-heights-title = Rolling Heights
rolling-heights-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}

## Options

rolling-heights-option-first-game-ads = Ads
rolling-heights-option-first-game-ads-false = three random ads
rolling-heights-option-first-game-ads-true = the set for a first game
rolling-heights-option-advance-roll = Rolling ahead
rolling-heights-option-advance-roll-false = you roll at the start of your turn
rolling-heights-option-advance-roll-true = you can roll for your next turn right after this one
rolling-heights-option-planner-takes-tokens = Tokens on a plan your City Planner gets for free
rolling-heights-option-planner-takes-tokens-true = are yours
rolling-heights-option-planner-takes-tokens-false = go back to the supply
rolling-heights-option-tokens-unlimited = Wild tokens
rolling-heights-option-tokens-unlimited-false = 30, as in the box
rolling-heights-option-tokens-unlimited-true = as many as you need
rolling-heights-option-max-rounds = Longest game
rolling-heights-option-max-rounds-10 = 10 rounds and a last one
rolling-heights-option-max-rounds-20 = 20 rounds and a last one
rolling-heights-option-max-rounds-40 = 40 rounds and a last one
rolling-heights-option-max-rounds-60 = 60 rounds and a last one
rolling-heights-option-max-rounds-100 = 100 rounds and a last one

## Questions

rolling-heights-ask-take-starting-tile = Which plan do you start with?
rolling-heights-ask-place-starting-tile = Where does your plan go?
rolling-heights-ask-roll-ahead = Roll for your next turn now?
rolling-heights-ask-leave-out = Only 10 workers can roll. Who stays out?
rolling-heights-ask-rally = Roll the tired workers again?
rolling-heights-ask-strike = Strike! Who lies down?
rolling-heights-ask-main = What do you want to do?
rolling-heights-ask-raise = Which worker do you upgrade?
rolling-heights-ask-use-building = Which building do you use?
rolling-heights-ask-any-cube = Which cube do you take?
rolling-heights-ask-convert = Which worker do you swap?
rolling-heights-ask-reroll-again = Roll the tired workers again?
rolling-heights-ask-give-back = Which cube do you give back?
rolling-heights-ask-take-other = Which cube do you take for it?
rolling-heights-ask-take-free-plan = Which plan do you take for free?
rolling-heights-ask-place-plan = Where does your plan go?
rolling-heights-ask-pay = What do you pay with?
rolling-heights-ask-choose-meeple = Which worker do you hire?
rolling-heights-ask-score-target = Which target do you score?

## Answers

rolling-heights-lay-board = Board { $board }, { $turns ->
        [0] not turned
        [one] turned by 1 quarter
       *[other] turned by { $turns } quarters
    }
rolling-heights-draw-tile = { $tile }
rolling-heights-deal-ad = { $ad }
rolling-heights-deal-target = { $target }
rolling-heights-begins = { $seat } goes first
rolling-heights-take-starting-tile = Start with { $tile } ({ $type }, { $varies ->
        [yes] up to { $points } points now
       *[no] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
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
        [one] , +1 point
       *[other] , +{ $bonus } points
    }
rolling-heights-roll-later = Roll later
rolling-heights-roll-now = Roll now
rolling-heights-leave-out = Leave out one { $meeple }
rolling-heights-lands = The { $meeple } lands { $state }
rolling-heights-stop = Stop here
rolling-heights-rally = Rally: roll them again ({ $strike }% strike: { $down ->
        [0] no one lies down
        [one] 1 worker lies down
       *[other] { $down } workers lie down
    })
rolling-heights-lie-down = { $meeple } ({ $state })
rolling-heights-end-phase = End your turn
rolling-heights-activate = { $way ->
        [steady] Use a steady { $meeple }
        [hard] Use a hard-working { $meeple }
       *[hard_as_steady] Use a hard-working { $meeple } as a steady one
    }{ $brings ->
        [wood] : { $gain } wood
        [concrete] : { $gain } concrete
        [glass] : { $gain } glass
        [steel] : { $gain } steel
        [power] : { $gain } spending power
        [points] : +{ $gain ->
            [one] 1 point
           *[other] { $gain } points
        }
       *[other] {""}
    }
rolling-heights-bundle-all-workers = Use all { $count } workers:{ $wood ->
        [0] {""}
       *[other] {" "}+{ $wood } wood
    }{ $concrete ->
        [0] {""}
       *[other] {" "}+{ $concrete } concrete
    }{ $glass ->
        [0] {""}
       *[other] {" "}+{ $glass } glass
    }{ $steel ->
        [0] {""}
       *[other] {" "}+{ $steel } steel
    }{ $power ->
        [0] {""}
       *[other] {" "}+{ $power } spending power
    }{ $points ->
        [0] {""}
        [one] {" "}+1 point
       *[other] {" "}+{ $points } points
    }
rolling-heights-bundle-stop-and-work = Stop and use { $workers ->
        [one] your worker
       *[other] all { $workers } workers
    }:{ $wood ->
        [0] {""}
       *[other] {" "}+{ $wood } wood
    }{ $concrete ->
        [0] {""}
       *[other] {" "}+{ $concrete } concrete
    }{ $glass ->
        [0] {""}
       *[other] {" "}+{ $glass } glass
    }{ $steel ->
        [0] {""}
       *[other] {" "}+{ $steel } steel
    }{ $power ->
        [0] {""}
       *[other] {" "}+{ $power } spending power
    }{ $points ->
        [0] {""}
        [one] {" "}+1 point
       *[other] {" "}+{ $points } points
    }
rolling-heights-bundle-pay = Pay { $parts ->
        [1] { $count1 } { $resource1 }
        [2] { $count1 } { $resource1 } and { $count2 } { $resource2 }
        [3] { $count1 } { $resource1 }, { $count2 } { $resource2 } and { $count3 } { $resource3 }
        [4] { $count1 } { $resource1 }, { $count2 } { $resource2 }, { $count3 } { $resource3 } and { $count4 } { $resource4 }
        [5] { $count1 } { $resource1 }, { $count2 } { $resource2 }, { $count3 } { $resource3 }, { $count4 } { $resource4 } and { $count5 } { $resource5 }
        [6] { $count1 } { $resource1 }, { $count2 } { $resource2 }, { $count3 } { $resource3 }, { $count4 } { $resource4 }, { $count5 } { $resource5 } and { $count6 } { $resource6 }
        [7] { $count1 } { $resource1 }, { $count2 } { $resource2 }, { $count3 } { $resource3 }, { $count4 } { $resource4 }, { $count5 } { $resource5 }, { $count6 } { $resource6 } and { $count7 } { $resource7 }
        [8] { $count1 } { $resource1 }, { $count2 } { $resource2 }, { $count3 } { $resource3 }, { $count4 } { $resource4 }, { $count5 } { $resource5 }, { $count6 } { $resource6 }, { $count7 } { $resource7 } and { $count8 } { $resource8 }
       *[other] { $count1 } { $resource1 }, { $count2 } { $resource2 }, { $count3 } { $resource3 }, { $count4 } { $resource4 }, { $count5 } { $resource5 }, { $count6 } { $resource6 }, { $count7 } { $resource7 }, { $count8 } { $resource8 } and { $count9 } { $resource9 }
    }
rolling-heights-bundle-finish-plan = Finish { $tile } at { $space } with { $tokens ->
        [one] a wild token
       *[other] { $tokens } wild tokens
    }: +{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
rolling-heights-bundle-cubes-of-plan = Put { $count } cubes on { $tile } at { $space }{ $points ->
        [0] {""}
        [one] : +1 point
       *[other] : +{ $points } points
    }
rolling-heights-bundle-all-cubes = Put { $count } cubes on your plans{ $points ->
        [0] {""}
        [one] : +1 point
       *[other] : +{ $points } points
    }
rolling-heights-spend-token = Use a wild token as { $cube }
rolling-heights-trade = Trade { $cost } for { $cube }
rolling-heights-buy = Buy { $tile } ({ $type }, { $varies ->
        [yes] up to { $points } points now
       *[no] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
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
        [finished] Finish { $tile } at { $space } with { $cube }: +{ $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[tile] Put { $cube } on { $tile } at { $space }
    }
rolling-heights-take-free = Take { $tile } ({ $type }, { $varies ->
        [yes] up to { $points } points now
       *[no] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
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
rolling-heights-pay = Pay { $count } { $resource } ({ $cost } needed)
rolling-heights-choose-meeple = { $meeple }
rolling-heights-upgrade = { $step ->
        [to_steady] Tired { $meeple } becomes steady
        [to_hard] Steady { $meeple } becomes hard-working
       *[straight_to_hard] Tired { $meeple } becomes hard-working
    }
rolling-heights-nobody-else = Nobody else
rolling-heights-use-building = { $tile } at { $space }{ $points ->
        [0] {""}
        [one] : +1 point
       *[other] : +{ $points } points
    }
rolling-heights-take-cube = { $cube }
rolling-heights-convert = Swap the { $meeple } ({ $state }) for { $into ->
        [Architect] an Architect
        [Executive] an Executive
       *[other] a { $into }
    }
rolling-heights-let-lie = Don't roll
rolling-heights-reroll = Roll again
rolling-heights-give-back = Give back { $cube }
rolling-heights-keep-cubes = Keep the rest
rolling-heights-score-target = { $target }: { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
rolling-heights-rival-builds = { $tile } at { $space }

## Why something is not possible

rolling-heights-refused-no-meeple = You don't have { $meeple ->
        [Architect] an Architect
        [Executive] an Executive
       *[other] a { $meeple }
    }.
rolling-heights-refused-exhausted = { $meeple }: all of yours are tired.
rolling-heights-refused-acted = { $meeple }: all of yours have worked this turn.
rolling-heights-refused-not-active = { $meeple }: none of yours is active this turn.
rolling-heights-refused-nobody-works = { $meeple }: none of yours can work. { $exhausted } tired, { $acted } done for this turn, { $idle } not active.
rolling-heights-refused-only-hard = { $meeple }: yours all work hard. None is steady.
rolling-heights-refused-only-steady = { $meeple }: yours are all steady. None works hard.
rolling-heights-refused-nobody-to-raise = There is nobody for a Public Servant to upgrade.
rolling-heights-refused-no-ability = None of your finished buildings has an ability that helps now.
rolling-heights-refused-nobody-to-roll = None of your workers is tired, so there is nobody to roll again.
rolling-heights-refused-no-free-plan = There is no plan to take, or no land for it that you can pay for now.
rolling-heights-refused-no-token = You don't have a wild token.
rolling-heights-refused-trade-too-expensive = That trade costs { $cost }. You have { $have } in cubes and spending power: { $missing } too few.
rolling-heights-refused-bought = You can't buy any more this turn.
rolling-heights-refused-map-full = There is no empty land left.
rolling-heights-refused-plan-too-expensive = Even on the cheapest land it costs { $cost }. You have { $have } in cubes and spending power: { $missing } too few.
rolling-heights-refused-water = That is water. You can't build there.
rolling-heights-refused-taken = There is already a plan on that space.
rolling-heights-refused-space-too-expensive = It costs { $cost } in all there. You have { $have } in cubes and spending power: { $missing } too few.
rolling-heights-refused-prime-too-expensive = That land has a prime cost of { $cost }. You have { $have } in cubes and spending power: { $missing } too few.
rolling-heights-refused-prime = That land has a prime cost. Your first plan needs land without one.
rolling-heights-refused-too-near = That is { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from another player's plan. It must be { $needed } or more.
rolling-heights-refused-no-plan-there = There is no plan on that space. Cubes go on plans.
rolling-heights-refused-not-your-plan = That isn't your plan.
rolling-heights-refused-completed = That building is finished.
rolling-heights-refused-not-needed = That plan doesn't need { $cube } now.
rolling-heights-refused-no-cube = You have no { $cube } cube.
rolling-heights-refused-not-your-building = That isn't your building.
rolling-heights-refused-not-completed = That building isn't finished yet.
rolling-heights-refused-no-ability-there = That building has no ability.
rolling-heights-refused-used = You already used that building this turn.
rolling-heights-refused-no-use = Its ability can't change anything now.
rolling-heights-refused-none-so = { $meeple }: none of yours is { $state }.
rolling-heights-refused-left-out = { $meeple }: all of yours already stay out.
rolling-heights-refused-servant = You can't upgrade a Public Servant.
rolling-heights-refused-same-meeple = You just upgraded that one. Pick a different one.
rolling-heights-refused-straight = Only a hard-working Public Servant can do that, and only to one worker.
rolling-heights-refused-raise-first = First upgrade at least one worker.
rolling-heights-refused-no-reward = You don't get one from that building.
rolling-heights-refused-not-so-much = You only have { $have } { $resource }.
rolling-heights-refused-more-than-due = You only need to pay { $cost }.
rolling-heights-refused-pay-more = Pay at least { $least } { $resource }, or you can't pay the rest.
rolling-heights-refused-misc-first = Pay with miscellaneous cubes first.
rolling-heights-refused-nothing-to-give = You have no { $cube } to give back.
rolling-heights-refused-give-first = First give back at least one cube.
rolling-heights-refused-same-colour = Take another colour than the one you gave back.
rolling-heights-refused-not-your-target = That isn't your target.

## Events

rolling-heights-event-ad-shown = The ad { $ad } is up.
rolling-heights-event-target-dealt = { $seat } gets a target.
rolling-heights-event-target-dealt-seen = You get the target { $target }.
rolling-heights-event-starts = { $seat } goes first.
rolling-heights-event-starts-with = { $seat } starts with { $tile } at { $space }.
rolling-heights-event-round = Round { $number }.
rolling-heights-event-drawn = { $tile } comes to the market.
rolling-heights-event-rolls = { $seat } rolls: { $working } working, { $exhausted } tired.
rolling-heights-event-rallies = { $seat } rolls the tired workers again.
rolling-heights-event-strikes = Strike! { $seat } must lay down { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }.
rolling-heights-event-activates = { $seat } uses the { $meeple }.
rolling-heights-event-raises = { $seat } upgrades the { $meeple }.
rolling-heights-event-uses-building = { $seat } uses { $tile }.
rolling-heights-event-converts = { $seat } swaps the { $meeple } for the { $into }.
rolling-heights-event-gains-cubes = { $seat } gets { $count } { $cube }.
rolling-heights-event-gains-power = { $seat } gets { $count } spending power.
rolling-heights-event-gains-tokens = { $seat } gets { $count ->
        [one] a wild token
       *[other] { $count } wild tokens
    }.
rolling-heights-event-gains-meeple = { $seat } hires a new worker: { $meeple }.
rolling-heights-event-gives-back = { $seat } gives back { $cube }.
rolling-heights-event-spends-token = { $seat } uses a wild token as { $cube }.
rolling-heights-event-trades = { $seat } trades for { $cube }.
rolling-heights-event-pays = { $seat } pays { $count } { $resource }.
rolling-heights-event-buys = { $seat } buys { $tile } for { $space }.
rolling-heights-event-takes-free = { $seat } takes { $tile } for { $space } for free.
rolling-heights-event-builds = { $seat } puts { $cube } on { $space }.
rolling-heights-event-completes = { $seat } finishes { $tile } at { $space }.
rolling-heights-event-scores = { $seat } scores { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
rolling-heights-event-cleans-up = { $seat } ends the turn.
rolling-heights-event-rival-builds = The Rival builds { $tile } at { $space }.
rolling-heights-event-rival-scores = The Rival scores { $count }.
rolling-heights-event-rival-scores-ad = The ad { $ad } gives the Rival { $count }.
rolling-heights-event-end-triggered = { $cause } The next round is the last.
rolling-heights-event-scores-ad = The ad { $ad } gives { $seat } { $count }.
rolling-heights-event-scores-target = { $seat } shows { $target }: { $count }.
rolling-heights-event-ends = The game is over.

## Causes and endings

rolling-heights-cause-wood = The last wood cube is used.
rolling-heights-cause-concrete = The last concrete cube is used.
rolling-heights-cause-glass = The last glass cube is used.
rolling-heights-cause-steel = The last steel cube is used.
rolling-heights-cause-rounds = You played all the rounds you agreed on.
rolling-heights-end-wood = All the wood is used, and the last round is over.
rolling-heights-end-concrete = All the concrete is used, and the last round is over.
rolling-heights-end-glass = All the glass is used, and the last round is over.
rolling-heights-end-steel = All the steel is used, and the last round is over.
rolling-heights-end-rounds = You played all the rounds you agreed on, and one more.
rolling-heights-rank-labourer = The Rival built a better city. You are a Labourer.
rolling-heights-rank-foreman = You beat the Rival! You are a Foreman.
rolling-heights-rank-contractor = You beat the Rival by a lot! You are a Contractor.
rolling-heights-rank-magnate = You left the Rival far behind! You are a Magnate.
rolling-heights-rank-master-builder = The skyline is yours! You are a Master builder.

## What points are for

rolling-heights-source-buildings = Finished buildings
rolling-heights-source-bonuses = Bonus spaces
rolling-heights-source-politicians = Politicians
rolling-heights-source-abilities = Building abilities
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
rolling-heights-state-exhausted = tired
rolling-heights-state-steady = steady
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
rolling-heights-about-ad-01 = 3 points for each of your finished residential buildings. Take off 1 point for each finished industrial, commercial or civic building next to it.
rolling-heights-ad-ad-02 = Garden District
rolling-heights-about-ad-02 = For each of your finished parks: 2 points for each finished residential, commercial or civic building next to it.
rolling-heights-ad-ad-03 = Harbor Trade
rolling-heights-about-ad-03 = For each of your finished industrial buildings: 2 points for each finished commercial or industrial building and each water space next to it.
rolling-heights-ad-ad-04 = Main Street
rolling-heights-about-ad-04 = Look at your biggest joined group of finished commercial buildings: 3 points for each building in it.
rolling-heights-ad-ad-05 = Across Town
rolling-heights-about-ad-05 = 1 point for each column with a finished building of yours.
rolling-heights-ad-ad-06 = Civic Pride
rolling-heights-about-ad-06 = Add up the points of your finished civic buildings. Score half of them again, rounded down.
rolling-heights-ad-ad-07 = Soot and Smoke
rolling-heights-about-ad-07 = Find the neighbourhood with the most finished industrial buildings (in a tie, each of them). Each player loses 1 point for each of their plans there, finished or not.
rolling-heights-ad-ad-08 = Green Lung
rolling-heights-about-ad-08 = In the neighbourhood with the most finished parks (in a tie, in each of them), your best finished building scores again.
rolling-heights-ad-ad-09 = Ward Boss
rolling-heights-about-ad-09 = 2 points for each neighbourhood where you have the most finished buildings. A tie counts too.
rolling-heights-ad-ad-10 = Highest Roof
rolling-heights-about-ad-10 = 2 points for each neighbourhood where you have the tallest finished building. A tie counts too.
rolling-heights-ad-ad-11 = All Trades
rolling-heights-about-ad-11 = 1 point for each different type among your finished buildings. 3 more points for all five.
rolling-heights-ad-ad-12 = Skyline
rolling-heights-about-ad-12 = 2 points for each of your finished buildings with a stack of 4 or more.

## Targets

rolling-heights-target-tg-01 = Fine Address
rolling-heights-about-tg-01 = For each of your finished residential buildings: 2 points for each finished park, civic or commercial building next to it. It can be anyone's.
rolling-heights-target-tg-02 = Good Neighbour
rolling-heights-about-tg-02 = 2 points for each of your finished buildings that is next to a finished building of another player.
rolling-heights-target-tg-03 = Boxed In
rolling-heights-about-tg-03 = 1 point for each finished building of another player that is next to a finished building of yours.
rolling-heights-target-tg-04 = Waterfront
rolling-heights-about-tg-04 = 2 points for each of your finished buildings next to water.
rolling-heights-target-tg-05 = Nest Egg
rolling-heights-about-tg-05 = 3 points for each wild token you have left, on top of the usual 1.
rolling-heights-target-tg-06 = Builders' Guild
rolling-heights-about-tg-06 = 2 points for each Architect and each Riveter you have.
rolling-heights-target-tg-07 = Machine Politics
rolling-heights-about-tg-07 = 2 points for each Politician, Public Servant and Public Figure you have.
rolling-heights-target-tg-08 = Front Office
rolling-heights-about-tg-08 = 3 points for each Executive and each City Planner you have.
rolling-heights-target-tg-09 = Melting Pot
rolling-heights-about-tg-09 = Count the different kinds of workers you have. 4 kinds are 3 points, and each further kind is 2 more. Fewer than 4 kinds are 0.
rolling-heights-target-tg-10 = Park Commission
rolling-heights-about-tg-10 = 3 points for each of your finished parks.
rolling-heights-target-tg-11 = Public Works
rolling-heights-about-tg-11 = 3 points for each of your finished civic buildings.
rolling-heights-target-tg-12 = Captain of Industry
rolling-heights-about-tg-12 = 2 points for each of your finished industrial or commercial buildings.
rolling-heights-target-tg-13 = Tower Builder
rolling-heights-about-tg-13 = 2 points for each of your finished buildings with a stack of 4 or more.
