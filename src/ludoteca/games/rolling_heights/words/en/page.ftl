# The browser's board of Rolling Heights.

## Top bar and list of answers

web-rolling-heights-round = Round { $round }
    .tip = In a round everyone takes one turn.
web-rolling-heights-round-last = { $left ->
        [0] Round { $round }, the last one
       *[other] Round { $round }, the next is the last
    }
    .tip = After the last round ads, targets and wild tokens count. Then the most points win.
web-rolling-heights-phase-start = First plans
    .tip = Everyone takes a first plan for free and puts it on the map.
web-rolling-heights-phase-prep = Prep
    .tip = You have more than 10 workers. Pick the 10 who roll.
web-rolling-heights-phase-risk = Risk
    .tip = Roll your tired workers again, or stop.
web-rolling-heights-phase-main = Main
    .tip = Use workers, trade, buy one plan and build, in any order.
web-rolling-heights-phase-end = Final scoring
    .tip = Ads, one target each and wild tokens score. Then the most points win.
web-rolling-heights-group-activate = Use a worker
web-rolling-heights-group-construct = Build
web-rolling-heights-group-buy = Buy a plan
web-rolling-heights-group-token = Use a wild token
web-rolling-heights-group-trade = Trade
web-rolling-heights-group-end = Finish

## The city

web-rolling-heights-city = The city
web-rolling-heights-plan-of-city = Map of the city
web-rolling-heights-show = What to show
web-rolling-heights-show-city = City
web-rolling-heights-show-market = Market
web-rolling-heights-show-aims = Ads and cubes
web-rolling-heights-iso = City from the side
web-rolling-heights-flat = Flat map
web-rolling-heights-rotate = Turn the city
web-rolling-heights-building = { $space }: { $tile } of { $owner }, finished
web-rolling-heights-site = { $space }: { $tile } of { $owner }, not finished
web-rolling-heights-plot = { $space }: empty land
web-rolling-heights-plot-tile = { $space }: { $tile }
web-rolling-heights-plot-water = { $space }: water
web-rolling-heights-key-pay = you can pay this
web-rolling-heights-key-expensive = more than you have
web-rolling-heights-key-closed = not for your first plan
web-rolling-heights-key-bonus = bonus for this plan
web-rolling-heights-closed-sign = –
web-rolling-heights-refused = Land you can't pick
web-rolling-heights-refused-expensive = { $space } costs { $cost }, more than you have now
web-rolling-heights-refused-prime = { $space } has a prime cost: not for your first plan
web-rolling-heights-refused-near = { $space } is too close to another player's plan
web-rolling-heights-held = { $type }, { $points }, { $reward }
web-rolling-heights-rival = Rival

## The market

web-rolling-heights-market = Market, level { $level }
web-rolling-heights-market-plan = { $plan } It costs { $cost }.{ $tokens ->
        [0] {""}
        [one] {" "}There is a wild token on it.
       *[other] {" "}There are { $tokens } wild tokens on it.
    }
web-rolling-heights-market-empty = Empty market space for { $cost }
web-rolling-heights-level = Level { $level }
web-rolling-heights-pile = Draw pile of level { $level }: { $count }
web-rolling-heights-in-hand = in hand
web-rolling-heights-plan = { $name } ({ $type }): { $cubes }. You get { $points }, { $reward }. { $ability }
web-rolling-heights-type-residential = residential
web-rolling-heights-type-commercial = commercial
web-rolling-heights-type-industrial = industrial
web-rolling-heights-type-civic = civic
web-rolling-heights-type-park = park
web-rolling-heights-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-rolling-heights-points-per = { $base } points and { $per } for each { $what }
web-rolling-heights-no-worker = no worker
web-rolling-heights-or = { $one } or { $other }
web-rolling-heights-any-cube = any cube
# Between points and what they are counted for, as in "1/2 × park".
web-rolling-heights-per = ×
web-rolling-heights-ability-gain-cubes = A Public Figure gets { $steady } or { $hard } { $cube }.
web-rolling-heights-ability-spending-power = A Public Figure gets { $steady } or { $hard } spending power.
web-rolling-heights-ability-points = A Public Figure scores { $steady } or { $hard }.
web-rolling-heights-ability-points-per = A Public Figure scores { $differs ->
        [yes] { $steady } or { $hard }
       *[no] { $steady }
    } for each { $what }{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }{ $base ->
        [0] {""}
       *[other] , and { $base } more if they work hard
    }.
web-rolling-heights-ability-wild-tokens = A Public Figure gets { $steady } or { $hard } wild tokens.
web-rolling-heights-ability-convert = A Public Figure swaps { $from ->
        [Architect] an Architect
        [Executive] an Executive
       *[other] a { $from }
    } for { $to ->
        [Architect] an Architect
        [Executive] an Executive
       *[other] a { $to }
    }.
web-rolling-heights-ability-reroll = A Public Figure rolls the tired workers again, { $steady } or { $hard } times.
web-rolling-heights-ability-upgrade = A Public Figure upgrades workers by { $steady } or { $hard } steps.
web-rolling-heights-ability-discount = A Public Figure makes a plan { $steady } or { $hard } cheaper.
web-rolling-heights-ability-extra-buy = A Public Figure lets you buy one more plan{ $discount ->
        [0] {""}
       *[other] , { $discount } cheaper if they work hard
    }.
web-rolling-heights-ability-swap-cubes = A Public Figure swaps { $steady } or { $hard } cubes.
web-rolling-heights-count-own-completed-type = finished { $arg } building of yours
web-rolling-heights-count-own-completed-type-within = finished { $arg } building of yours within { $distance }
web-rolling-heights-count-own-completed-in-neighbourhood = finished building of yours in this neighbourhood
web-rolling-heights-count-own-completed-min-height = finished building of yours at least { $arg } high
web-rolling-heights-count-own-completed-adjacent-to-water = finished building of yours beside water
web-rolling-heights-count-opponent-completed-adjacent = finished building of others next to it
web-rolling-heights-count-neighbourhoods-with-own-completed = neighbourhood with a finished building of yours
web-rolling-heights-count-adjacent-water-spaces = water space next to it
web-rolling-heights-count-empty-adjacent-spaces = empty space next to it
web-rolling-heights-count-own-working-hard-architects = Architect of yours who works hard

## Supply, ads, score

web-rolling-heights-built = Cubes used. When a colour is full, the end is near
web-rolling-heights-of = of { $all }
web-rolling-heights-ads = Ads
web-rolling-heights-ads-about = They count for everyone at the end.
web-rolling-heights-standing = { $name } { $points }
web-rolling-heights-track = Score track: { $standings }

## Own things

web-rolling-heights-box = Rolling box
web-rolling-heights-box-empty = Nobody
web-rolling-heights-box-count = { $exhausted } tired, { $working } working
web-rolling-heights-odds = { $up }% someone wakes up. { $chance }% strike{ $down ->
    [0] , and nobody has to lie down
    [one] , and a worker lies down
   *[other] , and { $down } workers lie down
}.
web-rolling-heights-workers = Workers
web-rolling-heights-crew = { $kind } × { $count }, { $state }
web-rolling-heights-nobody-works = Nobody is working yet.
web-rolling-heights-acted = Done:
web-rolling-heights-resting = Resting:
web-rolling-heights-gives-cubes = { $count } { $cube }
web-rolling-heights-gives-power = { $count } power
web-rolling-heights-gives-servant-steady = upgrade 1
web-rolling-heights-gives-servant-hard = upgrade 2
web-rolling-heights-gives-figure-steady = ability
web-rolling-heights-gives-figure-hard = ability +
web-rolling-heights-gives-planner-steady = roll again
web-rolling-heights-gives-planner-hard = free plan
web-rolling-heights-hand = Yours this turn
web-rolling-heights-hand-of = { $name } has this turn
web-rolling-heights-wild = wild tokens
web-rolling-heights-discount = Your next plan is { $count } cheaper.
web-rolling-heights-pays-plan = Pay { $cost } for { $tile }
web-rolling-heights-pays-trade = Pay { $cost } for 1 { $cube }
web-rolling-heights-pay-parts = { $market } in the market{ $land ->
        [0] {""}
       *[other] , { $land } for the land
    }{ $discount ->
        [0] {""}
       *[other] , { $discount } off
    }{ $before ->
        [0] {""}
       *[other] , { $before } paid already
    }
web-rolling-heights-pay-trade = A trade
web-rolling-heights-pay-give = You give
web-rolling-heights-pay-keep = You keep. Tap what you want to give.
web-rolling-heights-pay-with = Give 1 { $resource }
web-rolling-heights-pay-back = Take back 1 { $resource }
web-rolling-heights-pay-missing = { $count } more to pay
web-rolling-heights-pay-now = Pay { $cost }
web-rolling-heights-now = { $points } now
web-rolling-heights-now-of = { $name }: { $points } now
web-rolling-heights-needs = My buildings need
web-rolling-heights-needs-cubes = { $tile } needs { $cubes }
web-rolling-heights-targets = Your targets
web-rolling-heights-targets-secret = Your secret targets. One of them counts
web-rolling-heights-built-count = { $built } finished, { $open } not yet
web-rolling-heights-rival-built = { $count } finished
web-rolling-heights-tokens = { $count } wild
web-rolling-heights-start = first player
web-rolling-heights-tie = If points are equal, the player with more workers is ahead.

# How to play

web-how-rolling-heights-goal = Build your part of the city. The player with the most points wins.
web-how-rolling-heights-1 = Roll your workers. Those who lie flat are tired. Roll them again if you dare. If nobody wakes up, half of those who work go on strike!
web-how-rolling-heights-2 = Use the workers who are awake. They bring you cubes. With cubes you can buy a plan and place it.
web-how-rolling-heights-3 = Put the right cubes on your plans. A finished building scores points and brings new workers.
web-how-rolling-heights-last = When every cube of one colour is built, you finish the round and play one more. Then ads, your secret target and wild tokens count.
