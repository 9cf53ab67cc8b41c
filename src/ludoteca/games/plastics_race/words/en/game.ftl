# European Plastic's Race in English.

plastics-race-title = European Plastic's Race
plastics-race-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}

# Options of a game
plastics-race-option-city = City
plastics-race-option-city-paris = Paris: 3 bins, a short game, one joker street
plastics-race-option-city-victoria = Victoria: 3 bins, a short game, two traffic lights
plastics-race-option-city-madrid = Madrid: 4 bins and a plant, winding streets
plastics-race-option-city-berlin = Berlin: 4 bins and a plant, white double lanes
plastics-race-option-city-athens = Athens: 4 bins and a plant, dice in the centre
plastics-race-option-city-rome = Rome: 4 bins and a plant, the Vatican
plastics-race-option-city-ankara = Ankara: 5 bins and a plant, three dead ends
plastics-race-option-city-london = London: 5 bins and a plant, many short streets
plastics-race-option-routes = Route cards
plastics-race-option-routes-true = play with route cards for extra points
plastics-race-option-routes-false = play without route cards: easier
plastics-race-option-starting-seat = First player
plastics-race-option-starting-seat-random = random
plastics-race-option-starting-seat-1 = seat 1
plastics-race-option-starting-seat-2 = seat 2
plastics-race-option-starting-seat-3 = seat 3
plastics-race-option-starting-seat-4 = seat 4
plastics-race-option-starting-seat-5 = seat 5
plastics-race-option-u-turn = Turning back
plastics-race-option-u-turn-true = you can go back down a road with a new card
plastics-race-option-u-turn-false = you can't go straight back down a road
plastics-race-option-puncture-ends-movement = If you get a puncture as you collect
plastics-race-option-puncture-ends-movement-true = your drive ends
plastics-race-option-puncture-ends-movement-false = you go back one road, but you can drive on
plastics-race-option-laid-puncture-puts-back = If you got a puncture before your turn
plastics-race-option-laid-puncture-puts-back-true = you go back one road when you try to collect
plastics-race-option-laid-puncture-puts-back-false = you can drive on, but you can't collect
plastics-race-option-dashed-may-stop-early = With a dashed card
plastics-race-option-dashed-may-stop-early-true = you can stop after the first colour
plastics-race-option-dashed-may-stop-early-false = you must drive on to the second colour
plastics-race-option-dashed-on-white-lane = Dashed cards on white lanes
plastics-race-option-dashed-on-white-lane-true = can pay for half a lane
plastics-race-option-dashed-on-white-lane-false = can't pay for half a lane
plastics-race-option-ask-giver-chooses = If you play Ask and more than one card fits
plastics-race-option-ask-giver-chooses-true = the other player picks which one to give you
plastics-race-option-ask-giver-chooses-false = you see the cards that fit and pick one
plastics-race-option-dice-on-special-streets = Dice on joker streets and white lanes
plastics-race-option-dice-on-special-streets-true = yes
plastics-race-option-dice-on-special-streets-false = no
plastics-race-option-max-rounds = Longest game
plastics-race-option-max-rounds-20 = 20 rounds
plastics-race-option-max-rounds-50 = 50 rounds
plastics-race-option-max-rounds-100 = 100 rounds
plastics-race-option-max-rounds-200 = 200 rounds

# Colours
plastics-race-colour-red = red
plastics-race-colour-blue = blue
plastics-race-colour-green = green
plastics-race-colour-yellow = yellow
plastics-race-colour-orange = orange
plastics-race-colour-purple = purple
plastics-race-colour-joker = any colour
plastics-race-colour-white = white lane

# Effects
plastics-race-effect-roll-dice = Roll dice
plastics-race-effect-change-die = Change a die
plastics-race-effect-steal = Steal
plastics-race-effect-ask = Ask
plastics-race-effect-swap = Swap
plastics-race-effect-draw-2 = Draw two
plastics-race-effect-draw-3 = Draw three
plastics-race-effect-works = Street works
plastics-race-effect-one-way = One-way
plastics-race-effect-shortcut = Shortcut
plastics-race-effect-police = Police
plastics-race-effect-puncture = Puncture

# Rewards of the circles
plastics-race-reward-draw-1 = draw a card
plastics-race-reward-draw-2 = draw two cards
plastics-race-reward-roll-dice = roll two dice
plastics-race-reward-change-die = change a die
plastics-race-reward-one-way = place a one-way token
plastics-race-reward-police = take a police token

# Street cards
plastics-race-card-red-roll-dice = red (Roll dice)
plastics-race-card-yellow-roll-dice = yellow (Roll dice)
plastics-race-card-blue-change-die = blue (Change a die)
plastics-race-card-orange-change-die = orange (Change a die)
plastics-race-card-green-steal = green (Steal)
plastics-race-card-purple-steal = purple (Steal)
plastics-race-card-yellow-ask = yellow (Ask)
plastics-race-card-red-ask = red (Ask)
plastics-race-card-orange-swap = orange (Swap)
plastics-race-card-blue-swap = blue (Swap)
plastics-race-card-purple-draw-2 = purple (Draw two)
plastics-race-card-green-draw-2 = green (Draw two)
plastics-race-card-red-draw-3 = red (Draw three)
plastics-race-card-green-draw-3 = green (Draw three)
plastics-race-card-blue-works = blue (Street works)
plastics-race-card-yellow-works = yellow (Street works)
plastics-race-card-green-one-way = green (One-way)
plastics-race-card-orange-one-way = orange (One-way)
plastics-race-card-yellow-shortcut = yellow (Shortcut)
plastics-race-card-purple-shortcut = purple (Shortcut)
plastics-race-card-orange-police = orange (Police)
plastics-race-card-red-police = red (Police)
plastics-race-card-purple-puncture = purple (Puncture)
plastics-race-card-blue-puncture = blue (Puncture)
plastics-race-card-dashed-red-blue = dashed red and blue
plastics-race-card-dashed-red-green = dashed red and green
plastics-race-card-dashed-red-yellow = dashed red and yellow
plastics-race-card-dashed-red-orange = dashed red and orange
plastics-race-card-dashed-red-purple = dashed red and purple
plastics-race-card-dashed-blue-green = dashed blue and green
plastics-race-card-dashed-blue-yellow = dashed blue and yellow
plastics-race-card-dashed-blue-orange = dashed blue and orange
plastics-race-card-dashed-blue-purple = dashed blue and purple
plastics-race-card-dashed-green-yellow = dashed green and yellow
plastics-race-card-dashed-green-orange = dashed green and orange
plastics-race-card-dashed-green-purple = dashed green and purple
plastics-race-card-dashed-yellow-orange = dashed yellow and orange
plastics-race-card-dashed-yellow-purple = dashed yellow and purple
plastics-race-card-dashed-orange-purple = dashed orange and purple
plastics-race-card-continuous-red-blue = red or blue
plastics-race-card-continuous-red-green = red or green
plastics-race-card-continuous-red-yellow = red or yellow
plastics-race-card-continuous-red-orange = red or orange
plastics-race-card-continuous-red-purple = red or purple
plastics-race-card-continuous-blue-green = blue or green
plastics-race-card-continuous-blue-yellow = blue or yellow
plastics-race-card-continuous-blue-orange = blue or orange
plastics-race-card-continuous-blue-purple = blue or purple
plastics-race-card-continuous-green-yellow = green or yellow
plastics-race-card-continuous-green-orange = green or orange
plastics-race-card-continuous-green-purple = green or purple
plastics-race-card-continuous-yellow-orange = yellow or orange
plastics-race-card-continuous-yellow-purple = yellow or purple
plastics-race-card-continuous-orange-purple = orange or purple
plastics-race-card-wild = a wild card

# Route cards
plastics-race-route-rt01 = the purple, orange, yellow route
plastics-race-route-rt02 = the red, blue, green route
plastics-race-route-rt03 = the red, yellow, green route
plastics-race-route-rt04 = the blue, orange, purple route
plastics-race-route-rt05 = the red, green, purple route
plastics-race-route-rt06 = the blue, yellow, orange route
plastics-race-route-rt07 = the red, blue, orange route
plastics-race-route-rt08 = the green, yellow, purple route
plastics-race-route-rt09 = the blue, yellow, orange, green route
plastics-race-route-rt10 = the red, purple, blue, yellow route
plastics-race-route-rt11 = the red, purple, orange, green route
plastics-race-route-rt12 = the red, blue, green, orange route
plastics-race-route-rt13 = the purple, yellow, red, green route
plastics-race-route-rt14 = the purple, blue, orange, yellow route

# Plant cards
plastics-race-plant-pl1 = 3 points a bin, but not for bins 1 and 2. It buys 6 bins in all
plastics-race-plant-pl2 = 2 points a bin. It buys 8 bins in all
plastics-race-plant-pl3 = 3 points a bin, but not for bin 1. It buys 7 bins in all
plastics-race-plant-pl4 = 4 points a bin, but not for bins 1 and 2. It buys 5 bins in all
plastics-race-plant-pl5 = 4 points a bin, but not for bins 1, 2 and 3. It buys 4 bins in all

# Questions
plastics-race-ask-choose-light = Which traffic light do you start at?
plastics-race-ask-main = Your turn! What do you want to do?
plastics-race-ask-discard = Put away cards you don't want
plastics-race-ask-pay = Pick a card to pay for this road
plastics-race-ask-spend-card = Pick a card to spend ({ $number } of 2)
plastics-race-ask-name-colour = Which colour do you drive this street in?
plastics-race-ask-choose-lane-colour = Which colour do you pay in?
plastics-race-ask-pay-half = Pick a card for the white lane ({ $number } of 2)
plastics-race-ask-take-shortcut = Which road do you take for free?
plastics-race-ask-lift-die = Which die do you pick up and roll?
plastics-race-ask-place-die = Which road should turn { $colour }?
plastics-race-ask-change-die = Which die do you turn? To which colour?
plastics-race-ask-choose-opponent = Which player do you pick?
plastics-race-ask-name-card = What do you ask for?
plastics-race-ask-give-card = Which card do you give?
plastics-race-ask-take-card = Which of these cards do you take?
plastics-race-ask-offer-card = Which card do you swap?
plastics-race-ask-lift-works = Which street works do you move?
plastics-race-ask-place-works = Which road do you close?
plastics-race-ask-lift-one-way = Which one-way token do you move?
plastics-race-ask-place-one-way = Which road goes one way now?
plastics-race-ask-call-police = What do the police do?
plastics-race-ask-play-puncture = { $seat } wants to collect. Play a Puncture?
plastics-race-ask-collect = You are at a bin. Do you collect?
plastics-race-ask-drop-route = Which old route card do you give up?
plastics-race-ask-sell = Which bin do you sell?
plastics-race-ask-take-reward = Do you want this reward?

# Answers
plastics-race-end-turn = End your turn
plastics-race-bundle-keep-none = Put away all { $count } cards
plastics-race-bundle-roll-again = Yes: roll the { $colour } die again, { $from } – { $to }
plastics-race-bundle-play-effect = { $effect ->
    [steal] Steal a card from { $seat } ({ $colour })
    [ask] Ask { $seat } for a card ({ $colour })
    [swap] Swap cards with { $seat } ({ $colour })
   *[puncture] Puncture: stop { $seat } from collecting ({ $colour })
}
plastics-race-bundle-way = { $there ->
    [bin] Collect bin { $bin } at { $to }
    [reward] Drive to { $to } ({ $reward })
   *[place] Drive to { $to }
}: { $cards ->
    [0] free
    [1] pay { $card1 }
    [2] pay { $card1 }, { $card2 }
    [3] pay { $card1 }, { $card2 }, { $card3 }
    [4] pay { $card1 }, { $card2 }, { $card3 }, { $card4 }
    [5] pay { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }
   *[other] pay { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }
}{ $points ->
    [0] {""}
    [one] , +1 point
   *[other] , +{ $points } points
}{ $left ->
    [0] {""}
   *[other] , take nothing on the way
}
plastics-race-use-token = Use your police token
plastics-race-play-effect = { $effect ->
    [none] Play { $card } for its effect
    [roll_dice] Roll dice: roll and place 2 dice ({ $colour })
    [change_die] Change a die: pick its colour ({ $colour })
    [steal] Steal: take a card ({ $colour })
    [ask] Ask: name a card you want ({ $colour })
    [swap] Swap: give one card, get one ({ $colour })
    [draw_2] Draw two cards ({ $colour })
    [draw_3] Draw three cards ({ $colour })
    [works] Street works: close a road ({ $colour })
    [one_way] One-way: make a road one-way ({ $colour })
    [shortcut] Shortcut: take a road for free ({ $colour })
    [police] Police: clear a road ({ $colour })
   *[puncture] Puncture: stop a truck from collecting ({ $colour })
}
plastics-race-drive = Drive to { $to }{ $free ->
    [1] {" "}with a new card
   *[other] {""}
}: { $colour }{ $price ->
    [one] , costs 1 card
    [two] , costs any 2 cards
    [lane] , costs { $cards } cards or more
   *[none] {""}
}{ $points ->
    [0] {""}
    [one] , +1 point
   *[other] , +{ $points } points
}
plastics-race-go-on = Drive on to { $to }: { $colour }, free{ $points ->
    [0] {""}
    [one] , +1 point
   *[other] , +{ $points } points
}
plastics-race-pay = Pay with { $card }
plastics-race-pay-two = Pay with any 2 cards
plastics-race-spend = Spend { $card }
plastics-race-name-colour = Drive in { $colour }
plastics-race-lane-colour = Pay in { $colour }
plastics-race-shortcut = To { $to } ({ $colour })
plastics-race-discard = Put away { $card }
plastics-race-discard-done = { $last ->
    [0] Done: draw new cards
   *[other] Done: end your last turn
}
plastics-race-lift-die = The { $colour } die: { $from } – { $to }
plastics-race-place-die = { $from } – { $to } ({ $colour })
plastics-race-change-die = { $from } – { $to }: turn it { $colour }
plastics-race-choose-opponent = { $effect ->
    [steal] Steal from { $seat }
    [ask] Ask { $seat }
    [swap] Swap with { $seat }
   *[puncture] Puncture for { $seat }
}
plastics-race-name-card = Ask for { $wanted }
plastics-race-give = Give { $card }
plastics-race-take = Take { $card }
plastics-race-offer = Swap { $card }
plastics-race-lift-works = { $from } – { $to }
plastics-race-place-works = { $from } – { $to }
plastics-race-lift-one-way = From { $from } to { $to }
plastics-race-place-one-way = Only from { $from } to { $to }
plastics-race-police-remove = Take away the one-way from { $from } to { $to }
plastics-race-police-turn = Turn the one-way from { $from } to { $to }
plastics-race-police-pass = Let me drive { $from } – { $to }
plastics-race-let-pass = Skip: let { $seat } collect
plastics-race-puncture = Stop { $seat } with { $card }
plastics-race-collect = Collect bin { $bin }: +{ $points } points and a die (ends your drive)
plastics-race-pass-bin = Don't collect bin { $bin }
plastics-race-drop-route = Give up { $route }
plastics-race-draw-route = Draw { $route }
plastics-race-sell = Sell bin { $bin } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
plastics-race-sell-done = { $sold ->
    [0] Don't sell a bin
   *[other] Stop selling
}
plastics-race-take-reward = Yes: { $reward }
plastics-race-decline-reward = No, skip the reward
plastics-race-choose-light = Start at { $node }
plastics-race-draw-starter = { $seat } goes first
plastics-race-draw-plant = The plant pays { $plant }
plastics-race-draw-card = Draw { $card }
plastics-race-steal-card = Take { $card }
plastics-race-roll-die = The die shows { $colour }
plastics-race-reward-die = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $cards ->
    [0] {""}
    [one] {" "}and 1 route card
   *[other] {" "}and { $cards } route cards
}

# Events
plastics-race-event-starts = { $seat } goes first.
plastics-race-event-plant = The plant pays { $plant }.
plastics-race-event-light = { $seat } starts at { $node }.
plastics-race-event-turn = Round { $round }: { $seat }'s turn.
plastics-race-event-free-pass = { $seat } has no way out, and can drive through one closed road for free.
plastics-race-event-plays = { $seat } plays { $card }.
plastics-race-event-police-token = { $seat } uses a police token.
plastics-race-event-discards = { $seat } puts away { $card }.
plastics-race-event-reshuffles = The deck is empty, so the used cards are shuffled into a new one.
plastics-race-event-draws = { $seat } draws a card.
plastics-race-event-draws-seen = { $seat } draws { $card }.
plastics-race-event-drives = { $seat } drives to { $node }.
plastics-race-event-declares = { $seat } wants to collect bin { $bin }.
plastics-race-event-collects = { $seat } collects bin { $bin }{ $points ->
    [0] .
    [one] {" "}and gets 1 extra point.
   *[other] {" "}and gets { $points } extra points.
}
plastics-race-event-bonus = { $seat } is the first to have every bin and gets the Bonus card.
plastics-race-event-reward-die = { $seat } rolls the reward die: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $cards ->
    [0] .
    [one] {" "}and 1 route card.
   *[other] {" "}and { $cards } route cards.
}
plastics-race-event-route = { $seat } finishes { $route } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
plastics-race-event-draws-route = { $seat } draws a route card.
plastics-race-event-draws-route-seen = { $seat } draws { $route }.
plastics-race-event-drops-route = { $seat } gives up { $route }.
plastics-race-event-sells = { $seat } sells bin { $bin } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
plastics-race-event-clears = All dice and tokens go back to the box.
plastics-race-event-last-round = { $seat } starts the end of the game: round { $round } is the last.
plastics-race-event-takes-token = { $seat } gets a police token.
plastics-race-event-takes-reward = { $seat } takes the reward: { $reward }.
plastics-race-event-lifts-die = { $seat } picks up the die between { $from } and { $to }.
plastics-race-event-rolls = { $seat } rolls { $colour }.
plastics-race-event-places-die = { $seat } turns the road between { $from } and { $to } { $colour }.
plastics-race-event-turns-die = { $seat } turns the die between { $from } and { $to } to { $colour }.
plastics-race-event-lifts-works = { $seat } picks up the street works between { $from } and { $to }.
plastics-race-event-places-works = { $seat } closes the road between { $from } and { $to } with street works.
plastics-race-event-lifts-one-way = { $seat } picks up the one-way token from { $from } to { $to }.
plastics-race-event-places-one-way = { $seat } makes a road one-way: only from { $from } to { $to }.
plastics-race-event-police = { $use ->
    [remove] The police take away the one-way token from { $from } to { $to } for { $seat }.
    [turn] The police turn the one-way token from { $from } to { $to } for { $seat }.
   *[pass] The police open the road between { $from } and { $to } for { $seat }.
}
plastics-race-event-puncture = { $seat } plays { $card } on { $other }.
plastics-race-event-falls-back = { $seat } goes back to { $node }.
plastics-race-event-asks = { $seat } asks { $other } for { $wanted }.
plastics-race-event-has-none = { $seat } has no { $wanted } for { $other }.
plastics-race-event-hands-over = { $seat } gives { $other } a card.
plastics-race-event-hands-over-seen = { $seat } gives { $other } { $card }.
plastics-race-event-offers = { $seat } picks a card to swap with { $other }.
plastics-race-event-offers-seen = { $seat } picks { $card } to swap with { $other }.
plastics-race-event-ends = The race is over.

# Why something is not possible
plastics-race-refused-stopped = Your truck has stopped for this turn.
plastics-race-refused-not-ahead = Your truck isn't next to that road.
plastics-race-refused-no-turning-back = You just came down that road. You can't turn back in the same turn.
plastics-race-refused-closed = Street works or a one-way token closes that road.
plastics-race-refused-cannot-pay = You have no card that pays for that road.
plastics-race-refused-one-way-street = That road is one-way, and you would drive the wrong way.
plastics-race-refused-drive-on = First drive on to the second colour of your dashed card.
plastics-race-refused-no-token = You don't have a police token.
plastics-race-refused-nothing-to-lift = There is nothing for the police to open.
plastics-race-refused-not-in-hand = You don't have that card.
plastics-race-refused-no-effect = That card has no effect. It only pays for roads.
plastics-race-refused-no-effect-now = That effect can't do anything now.
plastics-race-refused-too-many-cards = You have too many cards. Put some away first.

# Endings
plastics-race-end-bins = { $seat } collected every bin.
plastics-race-end-plant = The plant bought its last bin.
plastics-race-end-rounds = The last round is over.

# What points are for
plastics-race-source-extra = Extra points from bins
plastics-race-source-reward = Reward die
plastics-race-source-routes = Route cards
plastics-race-source-sold = Bins sold to the plant
plastics-race-source-bins = Bin cards
plastics-race-source-bonus = Bonus card

# Places
plastics-race-node-paris-montmartre = Montmartre
plastics-race-node-paris-villette = La Villette
plastics-race-node-paris-belleville = Belleville
plastics-race-node-paris-nation = Nation
plastics-race-node-paris-bercy = Bercy
plastics-race-node-paris-tolbiac = Tolbiac
plastics-race-node-paris-orleans = Porte d'Orléans
plastics-race-node-paris-vanves = Vanves
plastics-race-node-paris-auteuil = Auteuil
plastics-race-node-paris-passy = Passy
plastics-race-node-paris-maillot = Porte Maillot
plastics-race-node-paris-batignolles = Batignolles
plastics-race-node-paris-etoile = Étoile
plastics-race-node-paris-concorde = Concorde
plastics-race-node-paris-opera = Opéra
plastics-race-node-paris-republique = République
plastics-race-node-paris-bastille = Bastille
plastics-race-node-paris-cite = Île de la Cité
plastics-race-node-paris-invalides = Invalides
plastics-race-node-paris-montparnasse = Montparnasse
plastics-race-node-paris-italie = Place d'Italie
plastics-race-node-victoria-kapuccini = Kapuċċini
plastics-race-node-victoria-ghajnsielem = Triq l-Għajn
plastics-race-node-victoria-ghasri = Triq l-Għasri
plastics-race-node-victoria-marsalforn = Triq Marsalforn
plastics-race-node-victoria-xaghra = Triq ix-Xagħra
plastics-race-node-victoria-nadur = Nadur Road
plastics-race-node-victoria-mgarr = Triq l-Imġarr
plastics-race-node-victoria-xewkija = Xewkija
plastics-race-node-victoria-taphal = Ta' Pħal
plastics-race-node-victoria-sannat = Sannat
plastics-race-node-victoria-munxar = Munxar
plastics-race-node-victoria-fontana = Fontana
plastics-race-node-victoria-kercem = Kerċem
plastics-race-node-victoria-lourdes = Lourdes
plastics-race-node-victoria-savina = Savina
plastics-race-node-victoria-villarundle = Villa Rundle
plastics-race-node-victoria-republic = Triq ir-Repubblika
plastics-race-node-victoria-stgeorge = San Ġorġ
plastics-race-node-victoria-stfrancis = San Franġisk
plastics-race-node-victoria-tokk = It-Tokk
plastics-race-node-victoria-busta = Bus station
plastics-race-node-victoria-racecourse = Race course
plastics-race-node-madrid-moncloa = Moncloa
plastics-race-node-madrid-dehesa = Dehesa de la Villa
plastics-race-node-madrid-arguelles = Argüelles
plastics-race-node-madrid-cuatro = Cuatro Caminos
plastics-race-node-madrid-castellana = Castellana
plastics-race-node-madrid-cuzco = Cuzco
plastics-race-node-madrid-chamartin = Chamartín
plastics-race-node-madrid-arturo = Arturo Soria
plastics-race-node-madrid-avamerica = Avenida de América
plastics-race-node-madrid-lineal = Ciudad Lineal
plastics-race-node-madrid-ventas = Ventas
plastics-race-node-madrid-vallecas = Vallecas
plastics-race-node-madrid-entrevias = Entrevías
plastics-race-node-madrid-plant = Recycling plant
plastics-race-node-madrid-legazpi = Legazpi
plastics-race-node-madrid-usera = Usera
plastics-race-node-madrid-carabanchel = Carabanchel
plastics-race-node-madrid-opanel = Opañel
plastics-race-node-madrid-casacampo = Casa de Campo
plastics-race-node-madrid-pio = Príncipe Pío
plastics-race-node-madrid-espana = Plaza de España
plastics-race-node-madrid-opera = Ópera
plastics-race-node-madrid-callao = Callao
plastics-race-node-madrid-bilbao = Bilbao
plastics-race-node-madrid-colon = Colón
plastics-race-node-madrid-sol = Puerta del Sol
plastics-race-node-madrid-cibeles = Cibeles
plastics-race-node-madrid-atocha = Atocha
plastics-race-node-madrid-toledo = Puerta de Toledo
plastics-race-node-madrid-lavapies = Lavapiés
plastics-race-node-madrid-segovia = Puente de Segovia
plastics-race-node-madrid-alcala = Puerta de Alcalá
plastics-race-node-madrid-casal = Conde de Casal
plastics-race-node-berlin-plant = Recycling plant
plastics-race-node-berlin-olympia = Olympiastadion
plastics-race-node-berlin-grunewald = Grunewald
plastics-race-node-berlin-steglitz = Steglitz
plastics-race-node-berlin-lankwitz = Lankwitz
plastics-race-node-berlin-britz = Britz
plastics-race-node-berlin-reinickendorf = Reinickendorf
plastics-race-node-berlin-gesundbrunnen = Gesundbrunnen
plastics-race-node-berlin-schonholz = Schönholz
plastics-race-node-berlin-charlottenburg = Charlottenburg
plastics-race-node-berlin-wedding = Wedding
plastics-race-node-berlin-reuter = Ernst-Reuter-Platz
plastics-race-node-berlin-pankow = Pankow
plastics-race-node-berlin-prenzlauer = Prenzlauer Berg
plastics-race-node-berlin-weissensee = Weißensee
plastics-race-node-berlin-marzahn = Marzahn
plastics-race-node-berlin-lichtenberg = Lichtenberg
plastics-race-node-berlin-hbf = Hauptbahnhof
plastics-race-node-berlin-tor = Brandenburger Tor
plastics-race-node-berlin-alex = Alexanderplatz
plastics-race-node-berlin-frankfurter = Frankfurter Tor
plastics-race-node-berlin-potsdamer = Potsdamer Platz
plastics-race-node-berlin-wilmersdorf = Wilmersdorf
plastics-race-node-berlin-schoneberg = Schöneberg
plastics-race-node-berlin-tempelhof = Tempelhof
plastics-race-node-berlin-kreuzberg = Kreuzberg
plastics-race-node-berlin-ostbahnhof = Ostbahnhof
plastics-race-node-berlin-neukolln = Neukölln
plastics-race-node-berlin-treptow = Treptow
plastics-race-node-berlin-adlershof = Adlershof
plastics-race-node-berlin-muggelsee = Müggelsee
plastics-race-node-athens-liosia = Ano Liosia
plastics-race-node-athens-fyli = Fyli
plastics-race-node-athens-kamatero = Kamatero
plastics-race-node-athens-filadelfia = Filadelfia
plastics-race-node-athens-nionia = Nea Ionia
plastics-race-node-athens-galatsi = Galatsi
plastics-race-node-athens-psychiko = Psychiko
plastics-race-node-athens-marousi = Marousi
plastics-race-node-athens-plant = Recycling plant
plastics-race-node-athens-paraskevi = Agia Paraskevi
plastics-race-node-athens-hymettus = Hymettus
plastics-race-node-athens-argyroupoli = Argyroupoli
plastics-race-node-athens-glyfada = Glyfada
plastics-race-node-athens-elliniko = Elliniko
plastics-race-node-athens-faliro = Faliro
plastics-race-node-athens-piraeus = Piraeus
plastics-race-node-athens-korydallos = Korydallos
plastics-race-node-athens-aigaleo = Aigaleo
plastics-race-node-athens-haidari = Haidari
plastics-race-node-athens-peristeri = Peristeri
plastics-race-node-athens-rouf = Rouf
plastics-race-node-athens-omonia = Omonia
plastics-race-node-athens-syntagma = Syntagma
plastics-race-node-athens-thissio = Thissio
plastics-race-node-athens-koukaki = Koukaki
plastics-race-node-athens-monastiraki = Monastiraki
plastics-race-node-athens-kallithea = Kallithea
plastics-race-node-athens-smyrni = Nea Smyrni
plastics-race-node-athens-vyronas = Vyronas
plastics-race-node-athens-ilioupoli = Ilioupoli
plastics-race-node-athens-zografou = Zografou
plastics-race-node-athens-ambelokipi = Ambelokipi
plastics-race-node-rome-sanpietro = Piazza San Pietro
plastics-race-node-rome-santuffizio = Sant'Uffizio
plastics-race-node-rome-vaticano = Giardini
plastics-race-node-rome-musei = Musei Vaticani
plastics-race-node-rome-cipro = Cipro
plastics-race-node-rome-torquinto = Tor di Quinto
plastics-race-node-rome-flaminio = Flaminio
plastics-race-node-rome-parioli = Parioli
plastics-race-node-rome-nomentana = Nomentana
plastics-race-node-rome-tiburtina = Tiburtina
plastics-race-node-rome-prenestina = Prenestina
plastics-race-node-rome-plant = Recycling plant
plastics-race-node-rome-tuscolana = Tuscolana
plastics-race-node-rome-statuario = Statuario
plastics-race-node-rome-appia = Appia
plastics-race-node-rome-caffarella = Caffarella
plastics-race-node-rome-latina = Porta Latina
plastics-race-node-rome-eur = EUR
plastics-race-node-rome-ostiense = Ostiense
plastics-race-node-rome-portuense = Portuense
plastics-race-node-rome-monteverde = Monteverde
plastics-race-node-rome-gianicolo = Gianicolo
plastics-race-node-rome-castel = Castel Sant'Angelo
plastics-race-node-rome-prati = Prati
plastics-race-node-rome-popolo = Piazza del Popolo
plastics-race-node-rome-spagna = Piazza di Spagna
plastics-race-node-rome-barberini = Barberini
plastics-race-node-rome-termini = Termini
plastics-race-node-rome-navona = Piazza Navona
plastics-race-node-rome-venezia = Piazza Venezia
plastics-race-node-rome-colosseo = Colosseo
plastics-race-node-rome-giovanni = San Giovanni
plastics-race-node-rome-trastevere = Trastevere
plastics-race-node-rome-testaccio = Testaccio
plastics-race-node-rome-circo = Circo Massimo
plastics-race-node-ankara-kecioren = Keçiören
plastics-race-node-ankara-altindag = Altındağ
plastics-race-node-ankara-pursaklar = Pursaklar
plastics-race-node-ankara-hasanoglan = Hasanoğlan
plastics-race-node-ankara-plant = Recycling plant
plastics-race-node-ankara-kayas = Kayaş
plastics-race-node-ankara-golbasi = Gölbaşı
plastics-race-node-ankara-eymir = Eymir
plastics-race-node-ankara-mogan = Mogan
plastics-race-node-ankara-oran = Oran
plastics-race-node-ankara-incek = İncek
plastics-race-node-ankara-ulus = Ulus
plastics-race-node-ankara-sihhiye = Sıhhiye
plastics-race-node-ankara-kizilay = Kızılay
plastics-race-node-ankara-kavaklidere = Kavaklıdere
plastics-race-node-ankara-cebeci = Cebeci
plastics-race-node-ankara-siteler = Siteler
plastics-race-node-ankara-mamak = Mamak
plastics-race-node-ankara-dikmen = Dikmen
plastics-race-node-ankara-nato = NATO Yolu
plastics-race-node-ankara-tandogan = Tandoğan
plastics-race-node-ankara-bahceli = Bahçelievler
plastics-race-node-ankara-bestepe = Beştepe
plastics-race-node-ankara-aoc = Atatürk Orman Çiftliği
plastics-race-node-ankara-yenimahalle = Yenimahalle
plastics-race-node-ankara-batikent = Batıkent
plastics-race-node-ankara-eryaman = Eryaman
plastics-race-node-ankara-etimesgut = Etimesgut
plastics-race-node-ankara-bilkent = Bilkent
plastics-race-node-ankara-umitkoy = Ümitköy
plastics-race-node-ankara-emek = Emek
plastics-race-node-ankara-cukurambar = Çukurambar
plastics-race-node-london-wembley = Wembley
plastics-race-node-london-brent = Brent
plastics-race-node-london-kilburn = Kilburn
plastics-race-node-london-hampstead = Hampstead
plastics-race-node-london-camden = Camden
plastics-race-node-london-islington = Islington
plastics-race-node-london-hackney = Hackney
plastics-race-node-london-stratford = Stratford
plastics-race-node-london-lea = Lea Bridge
plastics-race-node-london-newham = Newham
plastics-race-node-london-plant = Recycling plant
plastics-race-node-london-acton = Acton
plastics-race-node-london-paddington = Paddington
plastics-race-node-london-marylebone = Marylebone
plastics-race-node-london-kingscross = King's Cross
plastics-race-node-london-shoreditch = Shoreditch
plastics-race-node-london-bow = Bow
plastics-race-node-london-hammersmith = Hammersmith
plastics-race-node-london-kensington = Kensington
plastics-race-node-london-hydepark = Marble Arch
plastics-race-node-london-oxford = Oxford Circus
plastics-race-node-london-holborn = Holborn
plastics-race-node-london-bank = Bank
plastics-race-node-london-whitechapel = Whitechapel
plastics-race-node-london-docklands = Canary Wharf
plastics-race-node-london-victoria = Victoria
plastics-race-node-london-westminster = Westminster
plastics-race-node-london-tower = Tower Bridge
plastics-race-node-london-putney = Putney
plastics-race-node-london-battersea = Battersea
plastics-race-node-london-vauxhall = Vauxhall
plastics-race-node-london-waterloo = Waterloo
plastics-race-node-london-borough = Borough
plastics-race-node-london-bermondsey = Bermondsey
plastics-race-node-london-richmond = Richmond
plastics-race-node-london-wimbledon = Wimbledon
plastics-race-node-london-clapham = Clapham
plastics-race-node-london-brixton = Brixton
plastics-race-node-london-peckham = Peckham
plastics-race-node-london-lewisham = Lewisham
plastics-race-node-london-greenwich = Greenwich
