# European Plastic's Race in English.

plastics-race-title = European Plastic's Race
plastics-race-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}

# Options of a game
plastics-race-option-city = City
plastics-race-option-city-paris = Paris: 3 bins, short, with a street for any colour
plastics-race-option-city-victoria = Victoria: 3 bins, short, two traffic lights
plastics-race-option-city-madrid = Madrid: 4 bins and a plant, winding streets
plastics-race-option-city-berlin = Berlin: 4 bins and a plant, white double lanes
plastics-race-option-city-athens = Athens: 4 bins and a plant, dice in the centre
plastics-race-option-city-rome = Rome: 4 bins and a plant, the Vatican
plastics-race-option-city-ankara = Ankara: 5 bins and a plant, three dead ends
plastics-race-option-city-london = London: 5 bins and a plant, many short streets
plastics-race-option-routes = Route cards
plastics-race-option-routes-true = with route cards: extra goals
plastics-race-option-routes-false = without route cards: simpler
plastics-race-option-starting-seat = Starting player
plastics-race-option-starting-seat-random = chosen at random
plastics-race-option-starting-seat-1 = seat 1
plastics-race-option-starting-seat-2 = seat 2
plastics-race-option-starting-seat-3 = seat 3
plastics-race-option-starting-seat-4 = seat 4
plastics-race-option-starting-seat-5 = seat 5
plastics-race-option-u-turn = Turning back
plastics-race-option-u-turn-true = with a new card you may go back over the last section
plastics-race-option-u-turn-false = never over the section you just came by
plastics-race-option-puncture-ends-movement = A puncture when you collect
plastics-race-option-puncture-ends-movement-true = ends your drive
plastics-race-option-puncture-ends-movement-false = puts you back, and you may drive on
plastics-race-option-laid-puncture-puts-back = A puncture laid before your turn
plastics-race-option-laid-puncture-puts-back-true = puts you back when you want to collect
plastics-race-option-laid-puncture-puts-back-false = lets you drive on, but you cannot collect
plastics-race-option-dashed-may-stop-early = Dashed pairs
plastics-race-option-dashed-may-stop-early-true = may stop after the first colour
plastics-race-option-dashed-may-stop-early-false = must be driven on to the second colour
plastics-race-option-dashed-on-white-lane = Dashed pairs on white lanes
plastics-race-option-dashed-on-white-lane-true = may pay one half
plastics-race-option-dashed-on-white-lane-false = cannot pay a half
plastics-race-option-ask-giver-chooses = Asked for a card
plastics-race-option-ask-giver-chooses-true = the giver chooses among matching cards
plastics-race-option-ask-giver-chooses-false = the asker sees the matching cards and picks one
plastics-race-option-dice-on-special-streets = Dice on joker streets and white lanes
plastics-race-option-dice-on-special-streets-true = allowed
plastics-race-option-dice-on-special-streets-false = not allowed
plastics-race-option-max-rounds = Stop at the latest after
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
plastics-race-colour-white = white double lane

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
plastics-race-reward-police = a police token

# Street cards
plastics-race-card-red-roll-dice = red with Roll dice
plastics-race-card-yellow-roll-dice = yellow with Roll dice
plastics-race-card-blue-change-die = blue with Change a die
plastics-race-card-orange-change-die = orange with Change a die
plastics-race-card-green-steal = green with Steal
plastics-race-card-purple-steal = purple with Steal
plastics-race-card-yellow-ask = yellow with Ask
plastics-race-card-red-ask = red with Ask
plastics-race-card-orange-swap = orange with Swap
plastics-race-card-blue-swap = blue with Swap
plastics-race-card-purple-draw-2 = purple with Draw two
plastics-race-card-green-draw-2 = green with Draw two
plastics-race-card-red-draw-3 = red with Draw three
plastics-race-card-green-draw-3 = green with Draw three
plastics-race-card-blue-works = blue with Street works
plastics-race-card-yellow-works = yellow with Street works
plastics-race-card-green-one-way = green with One-way
plastics-race-card-orange-one-way = orange with One-way
plastics-race-card-yellow-shortcut = yellow with Shortcut
plastics-race-card-purple-shortcut = purple with Shortcut
plastics-race-card-orange-police = orange with Police
plastics-race-card-red-police = red with Police
plastics-race-card-purple-puncture = purple with Puncture
plastics-race-card-blue-puncture = blue with Puncture
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
plastics-race-route-rt01 = route purple, orange, yellow
plastics-race-route-rt02 = route red, blue, green
plastics-race-route-rt03 = route red, yellow, green
plastics-race-route-rt04 = route blue, orange, purple
plastics-race-route-rt05 = route red, green, purple
plastics-race-route-rt06 = route blue, yellow, orange
plastics-race-route-rt07 = route red, blue, orange
plastics-race-route-rt08 = route green, yellow, purple
plastics-race-route-rt09 = route blue, yellow, orange, green
plastics-race-route-rt10 = route red, purple, blue, yellow
plastics-race-route-rt11 = route red, purple, orange, green
plastics-race-route-rt12 = route red, blue, green, orange
plastics-race-route-rt13 = route purple, yellow, red, green
plastics-race-route-rt14 = route purple, blue, orange, yellow

# Plant cards
plastics-race-plant-pl1 = 3 points for every bin but 1 and 2, 6 bins in all
plastics-race-plant-pl2 = 2 points for every bin, 8 bins in all
plastics-race-plant-pl3 = 3 points for every bin but 1, 7 bins in all
plastics-race-plant-pl4 = 4 points for every bin but 1 and 2, 5 bins in all
plastics-race-plant-pl5 = 4 points for every bin but 1, 2 and 3, 4 bins in all

# Questions
plastics-race-ask-choose-light = { $player }, at which traffic light do you start?
plastics-race-ask-main = { $player }, it is your turn: what will you do?
plastics-race-ask-discard = { $player }, which cards do you put away before drawing?
plastics-race-ask-pay = { $player }, which card pays for this section?
plastics-race-ask-spend-card = { $player }, which card is part of the wild?
plastics-race-ask-name-colour = { $player }, in which colour do you drive the joker street?
plastics-race-ask-choose-lane-colour = { $player }, in which colour do you pay the white lane?
plastics-race-ask-pay-half = { $player }, which card pays for one half of the white lane?
plastics-race-ask-take-shortcut = { $player }, over which section do you take the shortcut?
plastics-race-ask-lift-die = { $player }, which die do you take off the board to roll it?
plastics-race-ask-place-die = { $player }, where do you place the die?
plastics-race-ask-change-die = { $player }, which die do you turn, and to which colour?
plastics-race-ask-choose-opponent = { $player }, who do you choose?
plastics-race-ask-name-card = { $player }, which colour or effect do you ask for?
plastics-race-ask-give-card = { $player }, which card do you give?
plastics-race-ask-take-card = { $player }, which of these cards do you take?
plastics-race-ask-offer-card = { $player }, which card do you give in the swap?
plastics-race-ask-lift-works = { $player }, which street works do you move?
plastics-race-ask-place-works = { $player }, where do you place the street works?
plastics-race-ask-lift-one-way = { $player }, which one-way token do you move?
plastics-race-ask-place-one-way = { $player }, where do you place the one-way token?
plastics-race-ask-call-police = { $player }, what should the police do?
plastics-race-ask-play-puncture = { $player }, a truck is about to collect: play a puncture?
plastics-race-ask-collect = { $player }, you are at a bin: collect?
plastics-race-ask-drop-route = { $player }, which of your earlier route cards do you give up?
plastics-race-ask-sell = { $player }, which bin do you sell?
plastics-race-ask-take-reward = { $player }, do you use the reward of this circle?

# Answers
plastics-race-end-turn = End the turn
plastics-race-use-token = Use the police token
plastics-race-play-effect = { $has_effect ->
    [0] Play { $card } for an effect
   *[other] Play { $effect } ({ $card })
}
plastics-race-drive = Drive to { $to } ({ $colour })
plastics-race-go-on = Drive on to { $to } with the same card ({ $colour })
plastics-race-pay = Pay with { $card }
plastics-race-pay-two = Pay with any two cards as a wild
plastics-race-spend = Use { $card }
plastics-race-name-colour = As { $colour }
plastics-race-lane-colour = In { $colour }
plastics-race-shortcut = To { $to } ({ $colour })
plastics-race-discard = Put away { $card }
plastics-race-discard-done = Done: draw new cards
plastics-race-lift-die = The { $colour } die between { $from } and { $to }
plastics-race-place-die = { $colour } between { $from } and { $to }
plastics-race-change-die = The die between { $from } and { $to } becomes { $colour }
plastics-race-choose-opponent = { $effect ->
    [steal] Steal from { $seat }
    [ask] Ask { $seat }
    [swap] Swap with { $seat }
   *[puncture] A puncture for { $seat }
}
plastics-race-name-card = Ask for { $wanted }
plastics-race-give = Give { $card }
plastics-race-take = Take { $card }
plastics-race-offer = Offer { $card }
plastics-race-lift-works = Those between { $from } and { $to }
plastics-race-place-works = Between { $from } and { $to }
plastics-race-lift-one-way = The one between { $from } and { $to }
plastics-race-place-one-way = From { $from } to { $to }
plastics-race-police-remove = Remove the one-way token between { $from } and { $to }
plastics-race-police-turn = Turn the one-way token between { $from } and { $to }
plastics-race-police-pass = Let me pass between { $from } and { $to } this turn
plastics-race-let-pass = Let { $seat } collect
plastics-race-puncture = Puncture { $seat } with { $card }
plastics-race-collect = Collect at bin { $bin } and stop
plastics-race-pass-bin = Do not collect at bin { $bin }
plastics-race-drop-route = Give up { $route }
plastics-race-draw-route = Draw { $route }
plastics-race-sell = Sell bin { $bin } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
plastics-race-sell-done = { $sold ->
    [0] Sell nothing and pass by
   *[other] Sell no more
}
plastics-race-take-reward = Use it: { $reward }
plastics-race-decline-reward = Leave it: { $reward }
plastics-race-choose-light = Start at { $node }
plastics-race-draw-starter = { $seat } starts
plastics-race-draw-plant = The plant pays { $plant }
plastics-race-draw-card = Draw { $card }
plastics-race-steal-card = Take { $card }
plastics-race-roll-die = The die shows { $colour }
plastics-race-reward-die = { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $cards ->
    [one] 1 route card
   *[other] { $cards } route cards
}

# Events
plastics-race-event-starts = { $seat } is the starting player.
plastics-race-event-plant = The plant pays { $plant }.
plastics-race-event-light = { $seat } starts at { $node }.
plastics-race-event-turn = Round { $round }: { $seat } is on the move.
plastics-race-event-free-pass = { $seat } is shut in and may pass one closed section for free.
plastics-race-event-plays = { $seat } plays { $card }.
plastics-race-event-police-token = { $seat } uses the police token.
plastics-race-event-discards = { $seat } puts away { $card }.
plastics-race-event-reshuffles = The discarded cards are shuffled into a new deck.
plastics-race-event-draws = { $seat } draws a card.
plastics-race-event-draws-seen = { $seat } draws { $card }.
plastics-race-event-drives = { $seat } drives from { $from } to { $to }.
plastics-race-event-declares = { $seat } is about to collect at bin { $bin }.
plastics-race-event-collects = { $seat } takes a card of bin { $bin }{ $points ->
    [0] .
    [one] {" "}and 1 extra point.
   *[other] {" "}and { $points } extra points.
}
plastics-race-event-bonus = { $seat } is the first with all bins and takes the Bonus card.
plastics-race-event-reward-die = The reward for { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $cards ->
    [one] 1 route card.
   *[other] { $cards } route cards.
}
plastics-race-event-route = { $seat } completes { $route } for { $points ->
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
plastics-race-event-clears = All dice and tokens leave the board.
plastics-race-event-last-round = { $seat } starts the end: round { $round } is the last.
plastics-race-event-takes-token = { $seat } takes a police token.
plastics-race-event-takes-reward = { $seat } uses the circle: { $reward }.
plastics-race-event-lifts-die = { $seat } takes the die between { $from } and { $to }.
plastics-race-event-rolls = { $seat } rolls { $colour }.
plastics-race-event-places-die = { $seat } makes the section between { $from } and { $to } { $colour }.
plastics-race-event-turns-die = { $seat } turns the die between { $from } and { $to } to { $colour }.
plastics-race-event-lifts-works = { $seat } takes the street works between { $from } and { $to }.
plastics-race-event-places-works = { $seat } places street works between { $from } and { $to }.
plastics-race-event-lifts-one-way = { $seat } takes the one-way token between { $from } and { $to }.
plastics-race-event-places-one-way = { $seat } makes a one-way street from { $from } to { $to }.
plastics-race-event-police = { $use ->
    [remove] The police remove the one-way token between { $from } and { $to } for { $seat }.
    [turn] The police turn the one-way token between { $from } and { $to } for { $seat }.
   *[pass] The police let { $seat } pass between { $from } and { $to }.
}
plastics-race-event-puncture = { $seat } lays a puncture before { $other } ({ $card }).
plastics-race-event-falls-back = { $seat } is put back to { $node }.
plastics-race-event-asks = { $seat } asks { $other } for { $wanted }.
plastics-race-event-has-none = { $seat } has no { $wanted } for { $other }.
plastics-race-event-hands-over = { $seat } gives { $other } a card.
plastics-race-event-hands-over-seen = { $seat } gives { $other } { $card }.
plastics-race-event-offers = { $seat } lays down a card to swap with { $other }.
plastics-race-event-offers-seen = { $seat } lays down { $card } to swap with { $other }.
plastics-race-event-ends = The race is over.

# Why something is not possible
plastics-race-refused-stopped = Your truck has stopped for this turn.
plastics-race-refused-not-ahead = Your truck does not stand at that section.
plastics-race-refused-no-turning-back = You just came by that section: no turning back in the same turn.
plastics-race-refused-closed = That section is closed by street works or a one-way token.
plastics-race-refused-cannot-pay = You have no card that pays for that section.
plastics-race-refused-one-way-street = That is a one-way street, and it comes towards you.
plastics-race-refused-drive-on = Your dashed card is open: drive on to its second colour first.
plastics-race-refused-no-token = You have no police token.
plastics-race-refused-nothing-to-lift = There is nothing that the police could open.
plastics-race-refused-not-in-hand = You do not have that card.
plastics-race-refused-no-effect = That card has no effect: it only pays for streets.
plastics-race-refused-no-effect-now = That effect can do nothing now.
plastics-race-refused-too-many-cards = You have too many cards: put some away first.

# Endings
plastics-race-end-bins = Somebody has held all bins of the city.
plastics-race-end-plant = The plant has bought its last bin.
plastics-race-end-rounds = The last of the agreed rounds is over.

# What points are for
plastics-race-source-earlier = Earlier points
plastics-race-source-extra = Extra points of bins
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
