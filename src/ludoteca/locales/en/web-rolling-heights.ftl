# The browser's board of Rolling Heights.

## Top bar and option list

web-rolling-heights-round = Round { $round }
web-rolling-heights-round-last = Round { $round }, the last is { $last }
web-rolling-heights-phase-start = First plans
web-rolling-heights-phase-prep = Prep
web-rolling-heights-phase-risk = Risk
web-rolling-heights-phase-main = Main
web-rolling-heights-phase-end = Final scoring
web-rolling-heights-group-activate = Activate a worker
web-rolling-heights-group-construct = Build
web-rolling-heights-group-buy = Buy a plan
web-rolling-heights-group-token = Spend a wild token
web-rolling-heights-group-trade = Trade
web-rolling-heights-group-end = Enough

## The city

web-rolling-heights-city = The city
web-rolling-heights-plan-of-city = Plan of the city
web-rolling-heights-show = What to show
web-rolling-heights-show-city = City
web-rolling-heights-show-market = Market
web-rolling-heights-show-aims = Ads and cubes
web-rolling-heights-iso = City from the side
web-rolling-heights-flat = Flat plan
web-rolling-heights-rotate = Turn the city
web-rolling-heights-building = { $space }: { $tile } of { $owner }, complete
web-rolling-heights-site = { $space }: { $tile } of { $owner }, going up
web-rolling-heights-plot = { $space }: empty plot
web-rolling-heights-plot-tile = { $space }: { $tile }
web-rolling-heights-plot-water = { $space }: water
web-rolling-heights-key-pay = price you can pay
web-rolling-heights-key-expensive = more than you have
web-rolling-heights-key-closed = not for a first plan
web-rolling-heights-key-bonus = bonus for this plan
web-rolling-heights-closed-sign = –
web-rolling-heights-refused = Plots that cannot be chosen
web-rolling-heights-refused-expensive = { $space } costs { $cost }, more than you have now
web-rolling-heights-refused-prime = { $space } has a prime cost: not for a first plan
web-rolling-heights-refused-near = { $space } is too near to another player's plan
web-rolling-heights-held = { $type }, { $points }, { $reward }
web-rolling-heights-rival = Rival

## The market

web-rolling-heights-market = Market, level { $level }
web-rolling-heights-market-plan = { $plan } Market price { $cost }.{ $tokens ->
        [0] {""}
        [one] {" "}One wild token lies on it.
       *[other] {" "}{ $tokens } wild tokens lie on it.
    }
web-rolling-heights-market-empty = Empty space of the market for { $cost }
web-rolling-heights-level = Level { $level }
web-rolling-heights-pile = Draw pile of level { $level }: { $count }
web-rolling-heights-in-hand = in hand
web-rolling-heights-plan = { $name } ({ $type }): { $cubes }. Gives { $points }, { $reward }. { $ability }
web-rolling-heights-type-residential = residential
web-rolling-heights-type-commercial = commercial
web-rolling-heights-type-industrial = industrial
web-rolling-heights-type-civic = civic
web-rolling-heights-type-park = park
web-rolling-heights-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-rolling-heights-points-per = { $base } and { $per } per { $what } points
web-rolling-heights-no-worker = no worker
web-rolling-heights-or = { $one } or { $other }
web-rolling-heights-any-cube = any cube
web-rolling-heights-per = per
web-rolling-heights-ability-gain-cubes = A Public Figure gains { $steady } or { $hard } { $cube }.
web-rolling-heights-ability-spending-power = A Public Figure gains { $steady } or { $hard } spending power.
web-rolling-heights-ability-points = A Public Figure scores { $steady } or { $hard }.
web-rolling-heights-ability-points-per = A Public Figure scores { $steady } or { $hard } per { $what }.
web-rolling-heights-ability-wild-tokens = A Public Figure gains { $steady } or { $hard } wild tokens.
web-rolling-heights-ability-convert = A Public Figure swaps a { $from } for a { $to }.
web-rolling-heights-ability-reroll = A Public Figure rolls the exhausted again, { $steady } or { $hard } times.
web-rolling-heights-ability-upgrade = A Public Figure raises workers by { $steady } or { $hard } steps.
web-rolling-heights-ability-discount = A Public Figure makes a plan { $steady } or { $hard } cheaper.
web-rolling-heights-ability-extra-buy = A Public Figure lets you buy one more plan.
web-rolling-heights-ability-swap-cubes = A Public Figure swaps { $steady } or { $hard } cubes.
web-rolling-heights-count-own-completed-type = finished { $arg } building of yours
web-rolling-heights-count-own-completed-type-within = finished { $arg } building of yours nearby
web-rolling-heights-count-own-completed-in-neighbourhood = finished building of yours in this neighbourhood
web-rolling-heights-count-own-completed-min-height = finished building of yours at least { $arg } high
web-rolling-heights-count-own-completed-adjacent-to-water = finished building of yours beside water
web-rolling-heights-count-opponent-completed-adjacent = finished building of others next to it
web-rolling-heights-count-neighbourhoods-with-own-completed = neighbourhood with a finished building of yours
web-rolling-heights-count-adjacent-water-spaces = water space next to it
web-rolling-heights-count-empty-adjacent-spaces = empty space next to it
web-rolling-heights-count-own-working-hard-architects = Architect of yours who works hard

## Supply, ads, score

web-rolling-heights-built = Cubes built in; a full colour brings on the end
web-rolling-heights-left = { $count } { $cube } left in the supply
web-rolling-heights-of = of { $all }
web-rolling-heights-ads = Ads
web-rolling-heights-ads-about = They count for everybody at the end.
web-rolling-heights-standing = { $name } { $points }
web-rolling-heights-track = Score track: { $standings }

## Own things

web-rolling-heights-box = Rolling box
web-rolling-heights-box-empty = Nobody
web-rolling-heights-box-count = { $exhausted } exhausted, { $working } at work
web-rolling-heights-odds = Strike: { $chance } %. Somebody gets up: { $up } %.
web-rolling-heights-workers = Workers
web-rolling-heights-crew = { $kind } × { $count }, { $state }
web-rolling-heights-nobody-works = Nobody works yet.
web-rolling-heights-acted = Have acted:
web-rolling-heights-resting = Resting:
web-rolling-heights-gives-cubes = { $count } { $cube }
web-rolling-heights-gives-power = { $count } power
web-rolling-heights-gives-servant-steady = raise 1
web-rolling-heights-gives-servant-hard = raise 2
web-rolling-heights-gives-figure-steady = ability
web-rolling-heights-gives-figure-hard = ability +
web-rolling-heights-gives-planner-steady = re-roll
web-rolling-heights-gives-planner-hard = free plan
web-rolling-heights-hand = In hand this turn
web-rolling-heights-hand-of = In the hand of { $name }
web-rolling-heights-wild = wild tokens
web-rolling-heights-discount = The next plan is { $count } cheaper.
web-rolling-heights-pay = { $cost } due. Pay how much { $resource }?
web-rolling-heights-now = { $points } now
web-rolling-heights-now-of = { $name }: { $points } now
web-rolling-heights-targets = Your targets
web-rolling-heights-targets-secret = Your targets, secret; one counts
web-rolling-heights-built-count = { $built } built, { $open } going up
web-rolling-heights-rival-built = { $count } built
web-rolling-heights-tokens = { $count } wild
web-rolling-heights-start = start player
