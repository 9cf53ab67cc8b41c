### Iditacards: all its words in English.

iditacards-title = Iditacards
iditacards-score = { $players ->
    [1] { $size ->
        [one] 1 turn
       *[other] { $size } turns
    }
   *[other] square { $score }
}

## Options
iditacards-option-layout = Board
iditacards-option-layout-standard = Standard
iditacards-option-layout-solo2018 = Solo board of 2018
iditacards-option-layout-even = Eight equal legs
iditacards-option-first-player = First player
iditacards-option-first-player-random = Random
iditacards-option-first-player-first-seat = First seat
iditacards-option-game-end = End of the race
iditacards-option-game-end-last-turns = Everyone else gets one last turn
iditacards-option-game-end-first-across = The first over the line wins at once
iditacards-option-leg-entry = Numbers on a leg
iditacards-option-leg-entry-to = Your meters go up to the number
iditacards-option-leg-entry-by = You add the number
iditacards-option-leg-entry-backwards = If you are pushed back into a leg, you enter it again
iditacards-option-leg-entry-backwards-false = No
iditacards-option-leg-entry-backwards-true = Yes
iditacards-option-recover = Cards that recover
iditacards-option-recover-discard = They bring cards back from your discard pile
iditacards-option-recover-draw = You draw that many cards instead
iditacards-option-roll-before-draw = New day: roll the weather before you draw
iditacards-option-roll-before-draw-true = Yes
iditacards-option-roll-before-draw-false = No
iditacards-option-failed-cards-count-as-played = Failed cards count as played today
iditacards-option-failed-cards-count-as-played-true = Yes
iditacards-option-failed-cards-count-as-played-false = No
iditacards-option-armour-satisfies-sacrifice = If armour saves the dog, the sacrifice still counts
iditacards-option-armour-satisfies-sacrifice-true = Yes
iditacards-option-armour-satisfies-sacrifice-false = No
iditacards-option-destroyed-damage-returns = Destroyed Damage cards go back to their deck
iditacards-option-destroyed-damage-returns-false = No
iditacards-option-destroyed-damage-returns-true = Yes
iditacards-option-free-actions-at-any-time = You can also give up dogs and attachments before you move, and before you answer a call to a new day
iditacards-option-free-actions-at-any-time-false = No
iditacards-option-free-actions-at-any-time-true = Yes
iditacards-option-retired-cards = Add the seven retired cards
iditacards-option-retired-cards-false = No
iditacards-option-retired-cards-true = Yes

## Questions
iditacards-ask-turn = { $count ->
    [0] Play a card, take a new day, or just move?
   *[other] Turn up the next risk card, or take a new day?
}
iditacards-ask-pay-energy = Pick a card to pay with{ $count ->
    [1] {""}
   *[other] {" "}({ $number } of { $count })
}
iditacards-ask-earn-legendary = A checkpoint! Which legendary card do you get?
iditacards-ask-join-new-day = Do you join the new day?
iditacards-ask-at-any-time = Give up a dog or an attachment first?
iditacards-ask-kill-own-dog = Which of your dogs dies?
iditacards-ask-sacrifice = Which dog do you sacrifice?
iditacards-ask-target-dog = Which dog do you kill?
iditacards-ask-make-room = Your team is full. Which dog goes?
iditacards-ask-attach = Which dog gets the attachment?
iditacards-ask-choose-deck = Which deck do you add cards from?
iditacards-ask-take-from-supply = Which card do you take?
iditacards-ask-look-destroy = Which of these cards do you destroy?
iditacards-ask-look-discard = Which of these cards do you discard?
iditacards-ask-recover = Which card do you recover?
iditacards-ask-recover-venison = Where does your venison go?
iditacards-ask-destroy-from-hand = Which card in your hand do you destroy?
iditacards-ask-choose-rival = Which player does it hit?

## Answers
iditacards-pass = Just move (play no card)
iditacards-reveal = Turn up the next risk card
iditacards-new-day = Take a new day
iditacards-sacrifice = Sacrifice { $dog } (dog { $number })
iditacards-take-off = Discard { $card } from { $dog } (dog { $number })
iditacards-play = Play { $card }{ $all ->
    [1] {" "}· all your energy
   *[other] { $energy ->
        [0] {""}
       *[other] {" "}· { $energy } energy
    }
}{ $health ->
    [0] {""}
   *[other] {" "}· { $health } health
}{ $risk ->
    [0] {""}
   *[other] {" "}· { $risk } risk
}
iditacards-pay = Pay with { $card }
iditacards-bundle-keep = Keep { $card }, pay with all the others
iditacards-lose = { $card } is lost
iditacards-turn-up = { $card } is turned up
iditacards-draw = { $card } is drawn
iditacards-join = Join the new day: { $hand ->
    [0] draw a new hand
    [one] swap your card for a new hand
   *[other] swap your { $hand } cards for a new hand
}{ $waiting ->
    [0] {""}
    [one] . Your waiting card fails
   *[other] . Your { $waiting } waiting cards fail
}{ $starve ->
    [0] {""}
   *[other] . +{ $starve } starvation
}{ $dies ->
    [0] {""}
   *[other] . A dog dies
}
iditacards-carry-on = No, carry on
iditacards-sit-out = No, race on{ $hand ->
    [0] {""}
    [one] {" "}with your card
   *[other] {" "}with your { $hand } cards
}
iditacards-weather = { $weather }
iditacards-deal = { $card } is dealt
iditacards-earn = Get { $card }
iditacards-lay = { $leg }
iditacards-begin = { $seat } goes first
iditacards-kill = { $dog } (dog { $number }) dies
iditacards-give-up = Sacrifice { $dog } (dog { $number })
iditacards-target = { $seat }: { $dog } (dog { $number })
iditacards-decline-dog = Don't take the new dog
iditacards-make-room = Sacrifice { $dog } (dog { $number })
iditacards-decline-attachment = Discard the attachment
iditacards-attach = Give it to { $dog } (dog { $number })
iditacards-replace = Replace { $card } on { $dog } (dog { $number })
iditacards-deck = { $deck }: { $dog ->
    [0] add { $added ->
        [one] 1 card
       *[other] { $added } cards
    }
   *[other] add cards until a dog comes
}{ $most ->
    [0] {""}
   *[other] , then take up to { $most }
}
iditacards-add = { $card } goes to the supply
iditacards-take = Take { $card }
iditacards-take-nothing = Stop taking cards
iditacards-see = Look at { $card }
iditacards-destroy = Destroy { $card }
iditacards-destroy-done = Stop destroying
iditacards-discard = Discard { $card }
iditacards-discard-done = Shuffle the rest back
iditacards-recover = { $card } to { $pile }
iditacards-recover-done = Stop recovering
iditacards-destroy-from-hand = Destroy { $card }
iditacards-destroy-nothing = Don't destroy a card
iditacards-rival = { $seat }

## Why something is not possible
iditacards-refused-cards-wait = Your cards wait for risk. Turn up the next risk card or take a new day.
iditacards-refused-nothing-waits = None of your cards waits for risk.
iditacards-refused-past-the-line = You are over the line, so there are no more new days.
iditacards-refused-in-deck = It is in your deck, not in your hand.
iditacards-refused-in-discard = It is in your discard pile until your next new day.
iditacards-refused-in-played = You already played it. It comes back on your next new day.
iditacards-refused-in-waiting = It already waits for risk.
iditacards-refused-in-team = It is already in your team.
iditacards-refused-attached = One of your dogs already has it.
iditacards-refused-unearned = You don't have it yet. You get legendary cards at checkpoints.
iditacards-refused-in-supply = It is in the supply. Sled cards let you take it.
iditacards-refused-in-upgrades = It is still in a deck: { $deck }.
iditacards-refused-not-yours = You don't have that card.
iditacards-refused-energy-short = { $short } energy short
iditacards-refused-health-short = { $short } health short
iditacards-refused-no-risk-here = No risk can be paid on this leg
iditacards-refused-no-deck-left = Your deck is empty
iditacards-refused-not-in-hand = It isn't in your hand.
iditacards-refused-damaged = You can't pay with a Damage card.
iditacards-refused-not-in-supply = It isn't in the supply.
iditacards-refused-not-looked-at = It isn't one of the cards you are looking at.
iditacards-refused-not-in-discard = It isn't in your discard pile.
iditacards-refused-not-venison = It isn't venison.
iditacards-refused-all-venison = All your venison comes back.
iditacards-refused-not-legendary = It isn't one of your legendary cards that wait for a checkpoint.
iditacards-refused-deck-empty = That deck is empty: { $deck }.
iditacards-refused-cannot-die = { $dog } can't die.
iditacards-refused-kept-alive = { $dog } can't die as long as it has { $card }.
iditacards-refused-not-fake = { $dog } isn't a fake dog.
iditacards-refused-nothing-attached = { $dog } has no attachment.
iditacards-refused-holds-nothing = { $dog } can't hold attachments.
iditacards-refused-holds-enough = { $dog } can't hold any more. Replace something instead.
iditacards-refused-yourself = It can't hit you.
iditacards-refused-immune = { $seat } is immune now.
iditacards-refused-finished = { $seat } is over the line, out of reach.

## Events
iditacards-event-turn = { $seat }'s turn.
iditacards-event-passes = { $seat } plays no card.
iditacards-event-plays = { $seat } plays { $card }.
iditacards-event-reveals = { $seat } turns up { $card }.
iditacards-event-keeps = { $seat } keeps { $card } instead of playing it.
iditacards-event-pays = { $seat } pays with { $card }.
iditacards-event-loses = { $seat } loses { $card } from the deck.
iditacards-event-fails = { $seat }'s { $card } fails.
iditacards-event-resolves = { $seat }'s { $card } works.
iditacards-event-waits = { $seat }'s { $card } waits for { $owed ->
    [one] 1 risk card
   *[other] { $owed } risk cards
}.
iditacards-event-moves = { $seat } { $squares ->
    [0] does not move
    [one] moves 1 square
   *[other] moves { $squares } squares
}.
iditacards-event-crosses = { $seat } crosses the line and reaches square { $square }!
iditacards-event-pushed = { $other } passes { $seat } and pushes them back to square { $square }.
iditacards-event-damage = { $seat } gets a Damage card.
iditacards-event-hypothermia = { $seat }'s hypothermia is now { $level }.
iditacards-event-starvation = { $seat }'s starvation is now { $level }.
iditacards-event-earns = { $seat } gets { $card }.
iditacards-event-draws = { $seat } draws a card.
iditacards-event-draws-seen = { $seat } draws { $card }.
iditacards-event-looks = { $seat } looks at { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} from the deck.
iditacards-event-sees = { $seat } looks at a card.
iditacards-event-sees-seen = { $seat } looks at { $card }.
iditacards-event-legendary = { $seat } gets a legendary card.
iditacards-event-legendary-seen = { $seat } gets { $card }.
iditacards-event-leg = A leg card is drawn: { $leg }.
iditacards-event-begins = { $seat } goes first.
iditacards-event-weather = { $seat } rolls the weather: { $weather }.
iditacards-event-calls = { $seat } calls a new day.
iditacards-event-joins = { $seat } joins the new day.
iditacards-event-sits-out = { $seat } races on.
iditacards-event-opens = { $seat } adds cards from this deck: { $deck }.
iditacards-event-adds = { $card } goes to the supply.
iditacards-event-takes = { $seat } takes { $card }.
iditacards-event-destroys = { $card } is destroyed.
iditacards-event-discards = { $seat } discards { $card }.
iditacards-event-recovers = { $seat } takes { $card } back into their hand.
iditacards-event-returns = { $seat } shuffles { $card } into their deck.
iditacards-event-reshuffles = { $seat } shuffles their discard pile into their deck.
iditacards-event-dog-joins = { $card } joins { $seat }'s team.
iditacards-event-dog-dies = { $seat }'s { $card } dies.
iditacards-event-armour-saves = { $card } saves { $seat }'s { $dog }.
iditacards-event-takes-off = { $seat } discards { $card } from { $dog }.
iditacards-event-attaches = { $seat } gives { $card } to { $dog }.
iditacards-event-declines = { $seat } doesn't take { $card }.
iditacards-event-aims = { $seat } aims at { $other }'s { $dog }.
iditacards-event-free-cost = { $seat } pays no { $cost } until their next new day.
iditacards-event-immune = { $seat } is immune until their next new day.
iditacards-event-stopped = The race stops after { $round } rounds.
iditacards-event-ends = The race is over.

## Endings
iditacards-end-finished = The sled crossed the line.
iditacards-end-unfinished = The sled did not reach the line.
iditacards-end-line = The sled that went furthest over the line wins.
iditacards-end-first-across = The first over the line wins.
iditacards-end-stopped = The race was stopped, so the sled in front wins.

## What points are for
iditacards-source-squares = Square reached
iditacards-source-turns = Turns (fewer is better)

## Weather, decks, piles, costs
iditacards-weather-snow = Snow
iditacards-weather-sun = Sun
iditacards-weather-wind = Wind
iditacards-weather-cloud = Cloud
iditacards-weather-storm = Storm
iditacards-weather-rain = Rain
iditacards-deck-speed = Speed
iditacards-deck-attack = Attack
iditacards-deck-improvement = Improvement
iditacards-deck-survivor = Survivor
iditacards-pile-hand = your hand
iditacards-pile-deck = your deck
iditacards-cost-energy = energy
iditacards-cost-health = health
iditacards-cost-risk = risk

## Cards
iditacards-card-a-hat = A Hat
iditacards-card-armour = Armour
iditacards-card-dog-chow = Dog Chow
iditacards-card-good-dog = Good Dog
iditacards-card-husky = Husky
iditacards-card-lead-dog = Lead Dog
iditacards-card-wheel-dog = Wheel Dog
iditacards-card-breakfast = Breakfast
iditacards-card-lunch = Lunch
iditacards-card-dinner = Dinner
iditacards-card-move = Move
iditacards-card-mush = Mush
iditacards-card-first-aid = First Aid
iditacards-card-grandma-soup = Grandma Soup
iditacards-card-repair-sled = Repair Sled
iditacards-card-upgrade-sled = Upgrade Sled
iditacards-card-rest = Rest
iditacards-card-dog-shoes = Dog Shoes
iditacards-card-squirrel = Squirrel
iditacards-card-steam-engine = Steam Engine
iditacards-card-bear = Bear
iditacards-card-big-dog = Big Dog
iditacards-card-chihuahua = Chihuahua
iditacards-card-greyhound = Greyhound
iditacards-card-problem-dog = Problem Dog
iditacards-card-dog-food = Dog Food
iditacards-card-downhill-slide = Downhill Slide
iditacards-card-haste = Haste
iditacards-card-iditarod-drift = Iditarod Drift
iditacards-card-midnight-sun = Midnight Sun
iditacards-card-push = Push
iditacards-card-rush = Rush
iditacards-card-slow-and-steady = Slow and Steady
iditacards-card-sprint = Sprint
iditacards-card-tactical-play = Tactical Play
iditacards-card-plate-mail = Plate Mail
iditacards-card-polar-bear = Polar Bear
iditacards-card-russian-bear-dog = Russian Bear Dog
iditacards-card-eat-dog = Eat Dog
iditacards-card-whale-meat = Whale Meat
iditacards-card-hitch-a-ride = Hitch a Ride
iditacards-card-travel-light = Travel Light
iditacards-card-improvise = Improvise
iditacards-card-salvage = Salvage
iditacards-card-scrapyard = Scrapyard
iditacards-card-stop-and-shop = Stop and Shop
iditacards-card-trade-dog = Trade Dog
iditacards-card-dog-trap = Dog Trap
iditacards-card-hydrogen-sulfide = Hydrogen Sulfide
iditacards-card-ice-box = Ice Box
iditacards-card-referee = Referee
iditacards-card-stab-in-the-dark = Stab in the Dark
iditacards-card-thermostat = Thermostat
iditacards-card-tip-sled = Tip Sled
iditacards-card-tiara = Tiara
iditacards-card-cat = Cat
iditacards-card-lazy-dog = Lazy Dog
iditacards-card-malamute = Malamute
iditacards-card-retriever = Retriever
iditacards-card-bison = Bison
iditacards-card-midnight-snack = Midnight Snack
iditacards-card-through-the-night = Through the Night
iditacards-card-bandage = Bandage
iditacards-card-brandy = Brandy
iditacards-card-caffeine = Caffeine
iditacards-card-makeshift-sled = Makeshift Sled
iditacards-card-new-sled = New Sled
iditacards-card-study-up = Study Up
iditacards-card-rope = Rope
iditacards-card-torch = Torch
iditacards-card-coat = Coat
iditacards-card-harness = Harness
iditacards-card-cute-dog = Cute Dog
iditacards-card-smart-dog = Smart Dog
iditacards-card-poutine = Poutine
iditacards-card-raw-venison = Raw Venison
iditacards-card-venison-carpaccio = Venison Carpaccio
iditacards-card-venison-steak = Venison Steak
iditacards-card-band-aid = Band Aid
iditacards-card-ibuprofin = Ibuprofin
iditacards-card-campfire = Campfire
iditacards-card-leather-hide = Leather Hide
iditacards-card-leather-jacket = Leather Jacket
iditacards-card-vigilance = Vigilance
iditacards-card-buffer-panel = Buffer Panel
iditacards-card-dog-collar = Dog Collar
iditacards-card-nuclear-reactor = Nuclear Reactor
iditacards-card-cricket = Cricket
iditacards-card-engineer-dog = Engineer Dog
iditacards-card-moose = Moose
iditacards-card-puppy = Puppy
iditacards-card-robodog = Robodog
iditacards-card-waffle = Waffle
iditacards-card-all-in = All In
iditacards-card-out-of-control = Out of Control
iditacards-card-diamorphine = Diamorphine
iditacards-card-meditate = Meditate
iditacards-card-surgery = Surgery
iditacards-card-desperate-times = Desperate Times
iditacards-card-here-boy = Here Boy
iditacards-card-satiated = Satiated
iditacards-card-daylight-savings-time = Daylight Savings Time
iditacards-card-serenity = Serenity
iditacards-card-sleeping-bag = Sleeping Bag
iditacards-card-sticky-snow = Sticky Snow
iditacards-card-utility-knife = Utility Knife
iditacards-card-damaged = Damaged
iditacards-card-reliable-dog = Reliable Dog
iditacards-card-squirmy-dog = Squirmy Dog
iditacards-card-beef-stew = Beef Stew
iditacards-card-venison-jerky = Venison Jerky
iditacards-card-bloodletting = Bloodletting
iditacards-card-lumber-mill = Lumber Mill
iditacards-card-icy-glare = Icy Glare

## Leg cards
iditacards-leg-amber-1 = town / wasteland
iditacards-leg-amber-2 = hills / cliff face
iditacards-leg-amber-3 = blizzard / village
iditacards-leg-amber-4 = frozen lake / rope bridge
iditacards-leg-amber-5 = rope bridge / town
iditacards-leg-amber-6 = wasteland / hills
iditacards-leg-amber-7 = cliff face / frozen lake
iditacards-leg-amber-8 = village / blizzard
iditacards-leg-jade-1 = hills / cliff face
iditacards-leg-jade-2 = blizzard / rope bridge
iditacards-leg-jade-3 = frozen lake / village
iditacards-leg-jade-4 = mountainside / avalanche
iditacards-leg-jade-5 = wasteland / hills
iditacards-leg-jade-6 = forest / mountain
iditacards-leg-jade-7 = cliff face / blizzard
iditacards-leg-jade-8 = village / forest
iditacards-leg-slate-1 = town / forest
iditacards-leg-slate-2 = hills / town
iditacards-leg-slate-3 = blizzard / cliff face
iditacards-leg-slate-4 = rope bridge / hills
iditacards-leg-slate-5 = mountain / blizzard
iditacards-leg-slate-6 = forest / frozen lake
iditacards-leg-slate-7 = cliff face / mountain
iditacards-leg-slate-8 = village / wasteland
iditacards-leg-violet-1 = town / hills
iditacards-leg-violet-2 = hills / frozen lake
iditacards-leg-violet-3 = blizzard / forest
iditacards-leg-violet-4 = frozen lake / cliff face
iditacards-leg-violet-5 = mountain / village
iditacards-leg-violet-6 = wasteland / mountain
iditacards-leg-violet-7 = cliff face / wasteland
iditacards-leg-violet-8 = village / blizzard
