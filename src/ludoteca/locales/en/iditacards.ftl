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
iditacards-option-layout-solo2018 = Solitaire board of 2018
iditacards-option-layout-even = Eight equal legs
iditacards-option-first-player = First player
iditacards-option-first-player-random = Drawn at random
iditacards-option-first-player-first-seat = First seat
iditacards-option-game-end = End of the race
iditacards-option-game-end-last-turns = Everybody else has one last turn
iditacards-option-game-end-first-across = First across the line wins at once
iditacards-option-leg-entry = Numbers of a leg
iditacards-option-leg-entry-to = Meters rise to the number
iditacards-option-leg-entry-by = The number is added
iditacards-option-leg-entry-backwards = Being pushed into a leg counts as entering it
iditacards-option-leg-entry-backwards-false = No
iditacards-option-leg-entry-backwards-true = Yes
iditacards-option-roll-before-draw = New day: roll the weather before drawing
iditacards-option-roll-before-draw-true = Yes
iditacards-option-roll-before-draw-false = No
iditacards-option-failed-cards-count-as-played = Failed cards count as played today
iditacards-option-failed-cards-count-as-played-true = Yes
iditacards-option-failed-cards-count-as-played-false = No
iditacards-option-armour-satisfies-sacrifice = A sacrifice that armour absorbs counts
iditacards-option-armour-satisfies-sacrifice-true = Yes
iditacards-option-armour-satisfies-sacrifice-false = No
iditacards-option-destroyed-damage-returns = Destroyed damage goes back to its deck
iditacards-option-destroyed-damage-returns-false = No
iditacards-option-destroyed-damage-returns-true = Yes
iditacards-option-free-actions-at-any-time = Give up dogs and attachments also before your move and before you answer a call to a new day
iditacards-option-free-actions-at-any-time-false = No
iditacards-option-free-actions-at-any-time-true = Yes
iditacards-option-retired-cards = Add the seven retired cards
iditacards-option-retired-cards-false = No
iditacards-option-retired-cards-true = Yes

## Questions
iditacards-ask-turn = { $player }: play a card, take a new day, or just move on?
iditacards-ask-pay-energy = { $player }: which card of your hand do you discard as energy?
iditacards-ask-earn-legendary = { $player }: a checkpoint! Which legendary card do you earn?
iditacards-ask-join-new-day = { $player }: do you join the new day?
iditacards-ask-at-any-time = { $player }: do you give up a dog or an attachment first?
iditacards-ask-kill-own-dog = { $player }: which of your dogs dies?
iditacards-ask-sacrifice = { $player }: which of your dogs do you sacrifice?
iditacards-ask-target-dog = { $player }: which dog do you kill?
iditacards-ask-make-room = { $player }: your team is full. Which dog makes room?
iditacards-ask-attach = { $player }: where does the attachment go?
iditacards-ask-choose-deck = { $player }: from which deck do you add to the supply?
iditacards-ask-take-from-supply = { $player }: which card do you take from the supply?
iditacards-ask-look-destroy = { $player }: which of these cards do you destroy?
iditacards-ask-look-discard = { $player }: which of these cards do you discard?
iditacards-ask-recover = { $player }: which discarded card do you recover?
iditacards-ask-recover-venison = { $player }: where does your venison go?
iditacards-ask-destroy-from-hand = { $player }: which card of your hand do you destroy?
iditacards-ask-choose-rival = { $player }: who does it hit?

## Answers
iditacards-pass = Play nothing
iditacards-reveal = Reveal the next risk card
iditacards-new-day = Take a new day
iditacards-sacrifice = Sacrifice { $dog } (dog { $number })
iditacards-take-off = Discard { $card } from { $dog } (dog { $number })
iditacards-play = Play { $card }
iditacards-pay = Discard { $card }
iditacards-lose = { $card } is lost
iditacards-turn-up = { $card } is turned up
iditacards-draw = { $card } is drawn
iditacards-join = Join
iditacards-carry-on = Carry on
iditacards-sit-out = Race on
iditacards-weather = { $weather }
iditacards-deal = { $card } is dealt
iditacards-earn = Earn { $card }
iditacards-lay = { $leg }
iditacards-begin = { $seat } begins
iditacards-kill = { $dog } (dog { $number }) dies
iditacards-give-up = Sacrifice { $dog } (dog { $number })
iditacards-target = { $seat }: { $dog } (dog { $number })
iditacards-decline-dog = Leave the new dog out
iditacards-make-room = Sacrifice { $dog } (dog { $number })
iditacards-decline-attachment = Discard it
iditacards-attach = Give it to { $dog } (dog { $number })
iditacards-replace = Replace { $card } of { $dog } (dog { $number })
iditacards-deck = { $deck }
iditacards-add = { $card } comes to the supply
iditacards-take = Take { $card }
iditacards-take-nothing = Take no more
iditacards-see = { $card } is looked at
iditacards-destroy = Destroy { $card }
iditacards-destroy-done = Destroy no more
iditacards-discard = Discard { $card }
iditacards-discard-done = Shuffle the rest back
iditacards-recover = { $card } to { $pile }
iditacards-recover-done = Recover no more
iditacards-destroy-from-hand = Destroy { $card }
iditacards-destroy-nothing = Destroy nothing
iditacards-rival = { $seat }

## Why something is not possible
iditacards-refused-cards-wait = Cards of yours wait for risk: reveal the next one or take a new day.
iditacards-refused-nothing-waits = No card of yours waits for risk.
iditacards-refused-past-the-line = You are past the line: no more new days.
iditacards-refused-in-deck = It is in your deck, not in your hand.
iditacards-refused-in-discard = It lies in your discard pile until your next new day.
iditacards-refused-in-played = You have played it: it comes back with your next new day.
iditacards-refused-in-waiting = It waits for risk already.
iditacards-refused-in-team = It runs in your team already.
iditacards-refused-attached = One of your dogs carries it already.
iditacards-refused-unearned = You have not earned it yet: legendary cards come at checkpoints.
iditacards-refused-in-supply = It lies in the supply: sled cards take from there.
iditacards-refused-in-upgrades = It is still in an upgrade deck: { $deck }.
iditacards-refused-not-yours = You do not have that card.
iditacards-refused-not-in-hand = It is not in your hand.
iditacards-refused-damaged = Damaged cannot pay energy.
iditacards-refused-not-in-supply = It does not lie in the supply.
iditacards-refused-not-looked-at = It is not among the cards that you look at.
iditacards-refused-not-in-discard = It does not lie in your discard pile.
iditacards-refused-not-venison = It is not venison.
iditacards-refused-all-venison = All your venison comes back.
iditacards-refused-not-legendary = It is not among your legendary cards that wait for a checkpoint.
iditacards-refused-deck-empty = No cards are left in that deck: { $deck }.
iditacards-refused-cannot-die = { $dog } cannot die.
iditacards-refused-kept-alive = { $dog } cannot die while it carries { $card }.
iditacards-refused-not-fake = { $dog } is not a fake dog.
iditacards-refused-nothing-attached = { $dog } carries no attachment.
iditacards-refused-holds-nothing = { $dog } cannot carry anything.
iditacards-refused-holds-enough = { $dog } carries all that it can: replace something instead.
iditacards-refused-yourself = It hits somebody else.
iditacards-refused-immune = { $seat } is immune now.
iditacards-refused-finished = { $seat } is past the line, out of reach.

## Events
iditacards-event-turn = It is the turn of { $seat }.
iditacards-event-passes = { $seat } plays nothing.
iditacards-event-plays = { $seat } plays { $card }.
iditacards-event-reveals = { $seat } reveals { $card }.
iditacards-event-keeps = { $seat } keeps { $card } instead of playing it.
iditacards-event-pays = { $seat } pays with { $card }.
iditacards-event-loses = { $seat } loses { $card } from the deck.
iditacards-event-fails = { $card } of { $seat } fails.
iditacards-event-resolves = { $card } of { $seat } takes effect.
iditacards-event-waits = { $card } of { $seat } waits for { $owed ->
    [one] 1 risk card
   *[other] { $owed } risk cards
}.
iditacards-event-moves = { $seat } { $squares ->
    [0] does not move
    [one] moves 1 square
   *[other] moves { $squares } squares
}.
iditacards-event-crosses = { $seat } crosses the line, to square { $square }!
iditacards-event-pushed = { $other } passes { $seat }, who steps back to square { $square }.
iditacards-event-damage = { $seat } takes a Damaged card.
iditacards-event-hypothermia = The hypothermia of { $seat } is now { $level }.
iditacards-event-starvation = The starvation of { $seat } is now { $level }.
iditacards-event-earns = { $seat } earns { $card }.
iditacards-event-draws = { $seat } draws a card.
iditacards-event-draws-seen = { $seat } draws { $card }.
iditacards-event-looks = { $seat } looks at { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of the deck.
iditacards-event-sees = { $seat } looks at a card.
iditacards-event-sees-seen = { $seat } looks at { $card }.
iditacards-event-legendary = { $seat } gets a legendary card.
iditacards-event-legendary-seen = { $seat } gets { $card }.
iditacards-event-leg = A leg card is drawn: { $leg }.
iditacards-event-begins = { $seat } begins.
iditacards-event-weather = { $seat } rolls the weather: { $weather }.
iditacards-event-calls = { $seat } calls a new day.
iditacards-event-joins = { $seat } joins the new day.
iditacards-event-sits-out = { $seat } races on.
iditacards-event-opens = { $seat } opens the deck { $deck }.
iditacards-event-adds = { $card } comes to the supply.
iditacards-event-takes = { $seat } takes { $card }.
iditacards-event-destroys = { $card } is destroyed.
iditacards-event-discards = { $seat } discards { $card }.
iditacards-event-recovers = { $seat } takes { $card } back to the hand.
iditacards-event-returns = { $seat } shuffles { $card } into the deck.
iditacards-event-reshuffles = { $seat } shuffles the discard pile into the deck.
iditacards-event-dog-joins = { $card } joins the team of { $seat }.
iditacards-event-dog-dies = { $card } of { $seat } dies.
iditacards-event-armour-saves = { $card } saves { $dog } of { $seat }.
iditacards-event-takes-off = { $seat } discards { $card } from { $dog }.
iditacards-event-attaches = { $seat } gives { $card } to { $dog }.
iditacards-event-declines = { $seat } leaves { $card } out.
iditacards-event-aims = { $seat } aims at { $dog } of { $other }.
iditacards-event-free-cost = { $seat } pays no { $cost } until the next new day.
iditacards-event-immune = { $seat } is immune until the next new day.
iditacards-event-stopped = After { $round } rounds the race is stopped.
iditacards-event-ends = The race is over.

## Endings
iditacards-end-finished = The line is crossed.
iditacards-end-unfinished = Stopped before the line.
iditacards-end-line = The furthest past the line wins.
iditacards-end-first-across = The first across the line wins.
iditacards-end-stopped = Stopped: the furthest wins.

## What points are for
iditacards-source-squares = Square reached
iditacards-source-turns = Turns (fewer are better)

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
iditacards-leg-amber-1 = town / hills
iditacards-leg-amber-2 = hills / frozen lake
iditacards-leg-amber-3 = blizzard / forest
iditacards-leg-amber-4 = frozen lake / cliff face
iditacards-leg-amber-5 = rope bridge / village
iditacards-leg-amber-6 = wasteland / mountain
iditacards-leg-amber-7 = cliff face / wasteland
iditacards-leg-amber-8 = village / blizzard
iditacards-leg-jade-1 = hills / forest
iditacards-leg-jade-2 = blizzard / town
iditacards-leg-jade-3 = frozen lake / cliff face
iditacards-leg-jade-4 = mountain / hills
iditacards-leg-jade-5 = wasteland / blizzard
iditacards-leg-jade-6 = forest / frozen lake
iditacards-leg-jade-7 = cliff face / mountain
iditacards-leg-jade-8 = village / wasteland
iditacards-leg-slate-1 = town / cliff face
iditacards-leg-slate-2 = hills / rope bridge
iditacards-leg-slate-3 = blizzard / village
iditacards-leg-slate-4 = rope bridge / town
iditacards-leg-slate-5 = mountain / hills
iditacards-leg-slate-6 = forest / mountain
iditacards-leg-slate-7 = cliff face / blizzard
iditacards-leg-slate-8 = village / forest
iditacards-leg-violet-1 = town / wasteland
iditacards-leg-violet-2 = hills / cliff face
iditacards-leg-violet-3 = blizzard / village
iditacards-leg-violet-4 = frozen lake / rope bridge
iditacards-leg-violet-5 = mountain / town
iditacards-leg-violet-6 = wasteland / hills
iditacards-leg-violet-7 = cliff face / frozen lake
iditacards-leg-violet-8 = village / blizzard
