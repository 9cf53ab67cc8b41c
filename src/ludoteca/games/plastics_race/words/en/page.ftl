# The board of European Plastic's Race in the browser, in English.

# Cities
web-plastics-race-city-ankara = Ankara
web-plastics-race-city-athens = Athens
web-plastics-race-city-berlin = Berlin
web-plastics-race-city-london = London
web-plastics-race-city-madrid = Madrid
web-plastics-race-city-paris = Paris
web-plastics-race-city-rome = Rome
web-plastics-race-city-victoria = Victoria
web-plastics-race-country-ankara = Türkiye
web-plastics-race-country-athens = Greece
web-plastics-race-country-berlin = Germany
web-plastics-race-country-london = United Kingdom
web-plastics-race-country-madrid = Spain
web-plastics-race-country-paris = France
web-plastics-race-country-rome = Italy
web-plastics-race-country-victoria = Malta
web-plastics-race-about-ankara = dead ends
web-plastics-race-about-athens = three circles
web-plastics-race-about-berlin = white lanes
web-plastics-race-about-london = short streets
web-plastics-race-about-madrid = winding centre
web-plastics-race-about-paris = joker street
web-plastics-race-about-rome = the Vatican loop
web-plastics-race-about-victoria = first game
web-plastics-race-city-bins = { $bins } bins
web-plastics-race-minutes = { $minutes } min, { $about }
web-plastics-race-sight-acropolis = Acropolis
web-plastics-race-sight-anitkabir = Anıtkabir
web-plastics-race-sight-cittadella = Ċittadella
web-plastics-race-sight-eiffel = Eiffel
web-plastics-race-sight-hyde-park = Hyde Park
web-plastics-race-sight-retiro = Retiro
web-plastics-race-sight-tiergarten = Tiergarten
web-plastics-race-sight-vatican-city = Vatican City
web-plastics-race-sight-villa-borghese = Villa Borghese

# The map
web-plastics-race-map = Map of { $city }
web-plastics-race-bin-away = { $why ->
    [held] You have this bin already.
    [stopped] Your truck has stopped for this turn.
    [closed] No open road leads there now.
   *[far] { $roads ->
        [one] It is 1 road away.
       *[other] It is at least { $roads } roads away.
    } One click can't get you there with your cards.
}
web-plastics-race-street = { $from } – { $to } ({ $colour })
web-plastics-race-stands = { $name } is at { $place }.
web-plastics-race-driven = Driven so far
web-plastics-race-driven-nothing = nothing yet
web-plastics-race-no-colour = no colour
web-plastics-race-rolled = Rolled
web-plastics-race-run = the open card goes on over { $colour }
web-plastics-race-run-pair = the open card goes on over { $colour }, then { $next }

# What everybody shares
web-plastics-race-supply = Bins, plant and cards left
web-plastics-race-stack = Bin { $bin }: { $left } of { $all } cards left
web-plastics-race-bonus = { $points } points if you are the first to have every bin
web-plastics-race-bonus-taken = Someone has the bonus for every bin.
web-plastics-race-bonus-held = Bonus for having every bin first
web-plastics-race-plant-pays = Plant pays { $points } a bin
web-plastics-race-plant-not = but not for { $bins }
web-plastics-race-plant-room = buys { $left } more of { $all } bins
web-plastics-race-deck = { $count } in the deck

# Seats
web-plastics-race-bin-held = has bin { $bin }
web-plastics-race-bin-missing = no bin { $bin }
web-plastics-race-cards-in-hand = cards in hand
web-plastics-race-routes-count = route cards
web-plastics-race-police = Police token
web-plastics-race-punctured = has a puncture

# Own things
web-plastics-race-hand = Your hand
web-plastics-race-hand-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-plastics-race-hand-limit = , only { $limit } at the end
web-plastics-race-shown = Cards you can take
web-plastics-race-card-dashed = both colours in a row
web-plastics-race-card-continuous = one or the other
web-plastics-race-card-wild = any colour
web-plastics-race-card-effect = or { $effect }
web-plastics-race-two-cards = any 2 cards
web-plastics-race-fits = pays
web-plastics-race-routes = Your routes
web-plastics-race-routes-none = None yet. Collect bins to get some.
web-plastics-race-route-done = { $done } of { $all }
web-plastics-race-route-new = new: you keep it
web-plastics-race-route-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# The frame
web-plastics-race-round = Round { $round }
    .tip = In a round everyone takes one turn.
web-plastics-race-last-round = { $left ->
    [0] Last round
   *[other] The next round is the last
}
    .tip = After the last round the game ends, and the most points win.
web-plastics-race-ends = Once someone has all { $bins } bins, the next round is the last
    .tip = Then everyone gets the same number of turns, and the most points win.
web-plastics-race-ends-plant = Once someone has all { $bins } bins or the plant buys { $left } more, the next round is the last
    .tip = Then everyone gets the same number of turns, and the most points win.
web-plastics-race-group-ways = All the way in one click
web-plastics-race-group-go-on = Drive on for free
web-plastics-race-group-drive = Drive with a card
web-plastics-race-group-effects = Effects and tokens
web-plastics-race-group-end = Finish
web-plastics-race-group-police = One-way tokens
web-plastics-race-group-police-pass = Open a road for me
web-plastics-race-group-colours = Colours

# What others do to you
web-plastics-race-told-takes = { $other } takes a card from you.
web-plastics-race-told-takes-seen = { $other } takes a card from you: { $card }.
web-plastics-race-told-gives = { $seat } gives you a card.
web-plastics-race-told-gives-seen = { $seat } gives you a card: { $card }.
web-plastics-race-told-puncture = { $seat } plays { $card } on you.
web-plastics-race-told-falls-back = You go back to { $node }.

# How to play

web-how-plastics-race-goal = Drive your truck through the city and collect the bins.{ $routes ->
    [true] {" "}Drive the colours of a route card in a row, and it scores too.
   *[other] {""}
} The player with the most points wins.
web-how-plastics-race-1 = Play cards to drive. A blue card takes you along blue roads.
web-how-plastics-race-2 = Stop at a bin to collect it. It is worth 2 points, and you roll a die for more.
web-how-plastics-race-3 = End your turn when you like. You draw until you have 5 cards again.
web-how-plastics-race-last = { $city ->
    [paris] When someone has every bin, you finish the round and play one more.
    [victoria] When someone has every bin, you finish the round and play one more.
   *[other] When someone has every bin, or the recycling plant is full, you finish the round and play one more.
} Then the most points win.

## What the book says about options whose usual setting is not its plainest reading
web-plastics-race-option-routes-book = The book says you choose. It speaks of route cards with 4 bins or more, so they are off with 3.
web-plastics-race-option-u-turn-book = The book doesn't say it. It only says bin 4 in Berlin stops you, because the road ends there.
web-plastics-race-option-puncture-ends-movement-book = The book says you go back and your cards are spent. It doesn't say if you can drive on.
web-plastics-race-option-dashed-on-white-lane-book = The book asks for two cards of one colour. It doesn't say if a dashed card is one.
