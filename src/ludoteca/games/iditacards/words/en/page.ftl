### The board of Iditacards in the browser, in English.

## The trail
web-iditacards-trail = The trail from Start to the finish line
web-iditacards-start = Start
web-iditacards-sled = { $name } on square { $square }
web-iditacards-legs = Legs of the trail
web-iditacards-squares = { $first }–{ $last }
web-iditacards-entry = When you enter: hypothermia { $hypothermia }, starvation { $starvation }.
web-iditacards-terrain-town = Town
web-iditacards-terrain-hills = Hills
web-iditacards-terrain-blizzard = Blizzard
web-iditacards-terrain-frozen-lake = Frozen lake
web-iditacards-terrain-rope-bridge = Rope bridge
web-iditacards-terrain-mountain = Mountain
web-iditacards-terrain-wasteland = Wasteland
web-iditacards-terrain-forest = Forest
web-iditacards-terrain-cliff-face = Cliff face
web-iditacards-terrain-village = Village
web-iditacards-terrain-mountainside = Mountainside
web-iditacards-terrain-avalanche = Avalanche
web-iditacards-leg-none = Nothing special.
web-iditacards-leg-immune = Players here are immune.
web-iditacards-leg-dog-speed = Each dog gives 1 more speed.
web-iditacards-leg-dog-speed-less = Each dog gives 1 less speed.
web-iditacards-leg-cannot-starve = Players here can't starve.
web-iditacards-leg-risks-fizzle = Risks always fail here.
web-iditacards-leg-no-extra-cards = No extra cards on a new day.
web-iditacards-leg-new-day-starve = 1 starvation on each new day.
web-iditacards-leg-new-day-kill-dog = A dog dies on each new day.
web-iditacards-leg-no-speed-bonus = Speed bonuses don't count.
web-iditacards-leg-turn-recover = Recover a card each turn.
web-iditacards-leg-base-move = Every move is 5 squares plus your speed.
web-iditacards-leg-base-move-none = Every move is only as far as your speed.
web-iditacards-leg-short-none = nothing special
web-iditacards-leg-short-immune = immune here
web-iditacards-leg-short-dog-speed = dogs faster
web-iditacards-leg-short-dog-speed-less = dogs slower
web-iditacards-leg-short-cannot-starve = no starving
web-iditacards-leg-short-risks-fizzle = risks fail
web-iditacards-leg-short-no-extra-cards = no extra cards
web-iditacards-leg-short-new-day-starve = starve daily
web-iditacards-leg-short-new-day-kill-dog = dog dies daily
web-iditacards-leg-short-no-speed-bonus = no speed bonus
web-iditacards-leg-short-turn-recover = recover 1
web-iditacards-leg-short-base-move = moves are 5
web-iditacards-leg-short-base-move-none = moves are 0

## Weather, supply, decks
web-iditacards-weather-snow = Snow covers the supply.
web-iditacards-weather-sun = Speed +1 on the trail.
web-iditacards-weather-wind = Speed +5 on the trail.
web-iditacards-weather-cloud = Speed bonuses don't count.
web-iditacards-weather-storm = No extra cards on a new day.
web-iditacards-weather-rain = Speed +3 on the trail.
web-iditacards-immune = You are immune
web-iditacards-supply = Supply
web-iditacards-supply-cards = Supply, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-iditacards-supply-empty = No cards here.
web-iditacards-close = Close
web-iditacards-deck-speed = Speed
web-iditacards-deck-attack = Attack
web-iditacards-deck-improvement = Improve
web-iditacards-deck-survivor = Survivor
web-iditacards-damage = Damage

## Cards
web-iditacards-copies = ×{ $count }
web-iditacards-all = all
web-iditacards-printed = printed
web-iditacards-short = { $count } energy missing
web-iditacards-would-fail = 100% chance to fail
web-iditacards-fails = { $chance }% chance to fail
web-iditacards-type-dog = Dog
web-iditacards-type-attachment = Attachment
web-iditacards-type-movement = Movement
web-iditacards-type-food = Food
web-iditacards-type-personal = Personal
web-iditacards-type-sled = Sled
web-iditacards-type-utility = Utility
web-iditacards-type-damage = Damage

## Own things
web-iditacards-piles = Your cards
web-iditacards-pile-hand = Hand
web-iditacards-pile-deck = Deck
web-iditacards-pile-discard = Discard
web-iditacards-pile-played = Played
web-iditacards-pile-looking = Looked at
web-iditacards-pile-legendary = Legendary
web-iditacards-pile-empty = No cards here.
web-iditacards-free-energy = no energy costs today
web-iditacards-free-health = no health costs today
web-iditacards-team = Team
web-iditacards-team-size = { $dogs } of { $limit }
web-iditacards-speed = speed
web-iditacards-speed-is = Speed { $speed }
web-iditacards-speed-from = Where the speed comes from
web-iditacards-speed-dogs = from the dogs
web-iditacards-speed-attachments = from attachments
web-iditacards-speed-leg = from the leg
web-iditacards-speed-weather = from the weather
web-iditacards-speed-hypothermia = from hypothermia
web-iditacards-speed-starvation = from starvation
web-iditacards-walk = { $squares ->
    [one] 1 square a turn
   *[other] { $squares } squares a turn
}
web-iditacards-texts = Texts
web-iditacards-hypothermia = Hypothermia
web-iditacards-starvation = Starvation
web-iditacards-next-speed = Next point: −1 speed on every move
web-iditacards-next-energy = Next point: every card costs 1 more energy
web-iditacards-next-health = Next point: every card costs 1 more health
web-iditacards-next-frozen = Next point: you can't move any more
web-iditacards-next-none = Next point: no change
web-iditacards-next-never = You can't move until it goes down
web-iditacards-waiting = Waiting for risk, newest first
web-iditacards-needs = { $paid ->
    [0] needs { $owed }
   *[other] { $paid } of { $all } paid
}
web-iditacards-next-card = Next risk card
web-iditacards-in-deck = { $count ->
    [one] 1 card in deck
   *[other] { $count } cards in deck
}
web-iditacards-odds-paid = { $chance }% paid
web-iditacards-odds-waits = { $chance }% more risk
web-iditacards-odds-fails = { $chance }% fails

## Seats
web-iditacards-seat-speed = speed
web-iditacards-seat-hypothermia = hypothermia
web-iditacards-seat-starvation = starvation
web-iditacards-seat-hand = cards in hand
web-iditacards-seat-deck = cards in the deck
web-iditacards-seat-discard = cards discarded
web-iditacards-seat-risks = { $count ->
    [one] 1 card waits
   *[other] { $count } cards wait
}

## The frame
web-iditacards-fact-round = Round { $round }
    .tip = In a round everyone takes one turn.
web-iditacards-fact-turn = Turn { $turn }
    .tip = You want to reach the finish line in as few turns as you can.
web-iditacards-fact-day = Your day { $day }
    .tip = Your day begins when you take a new day or join one. Some cards last until your next day.
web-iditacards-group-play = Play a card
web-iditacards-group-turn = This turn
web-iditacards-group-risk = Your waiting cards
web-iditacards-group-free = Free, on top of a card
web-iditacards-group-to-hand = To your hand
web-iditacards-group-to-deck = To your deck

## What the cards do
web-iditacards-text-a-hat = Each new day you draw 1 more card.
web-iditacards-text-armour = If this dog would die, discard Armour and the dog lives.
web-iditacards-text-dog-chow = Speed +1.
web-iditacards-text-good-dog = Each new day you draw 1 more card.
web-iditacards-text-husky = Speed +1. Each new day you draw 1 more card.
web-iditacards-text-lead-dog = When you enter a leg, its hypothermia and starvation numbers are 1 lower for you.
web-iditacards-text-wheel-dog = Starts in play. Speed +1. When it dies, it goes to your discard pile.
web-iditacards-text-breakfast = Draw 3 cards.
web-iditacards-text-lunch = Draw 3 cards.
web-iditacards-text-dinner = Draw 7 cards.
web-iditacards-text-move = Move 1 square plus speed.
web-iditacards-text-mush = Move 10 squares plus speed.
web-iditacards-text-first-aid = Look at 3 cards. Destroy up to 1.
web-iditacards-text-grandma-soup = Look at 10 cards. Destroy up to 2.
web-iditacards-text-repair-sled = Add 1 card to the supply. Take up to 2.
web-iditacards-text-upgrade-sled = Add 3 cards to the supply. Take up to 1.
web-iditacards-text-rest = Draw 2 cards.
web-iditacards-text-dog-shoes = Speed +2.
web-iditacards-text-squirrel = Speed +3.
web-iditacards-text-steam-engine = Speed +3. If this dog dies, another of your dogs dies too.
web-iditacards-text-bear = Speed +3.
web-iditacards-text-big-dog = Speed +3. Counts as two dogs.
web-iditacards-text-chihuahua = Speed +1 for each of your other dogs.
web-iditacards-text-greyhound = Speed +3. Can't hold attachments.
web-iditacards-text-problem-dog = Speed +3. Each new day you draw 1 card less.
web-iditacards-text-dog-food = Draw 1 card for each dog you have.
web-iditacards-text-downhill-slide = Add 3 and your speed. Move twice as many squares.
web-iditacards-text-haste = Move 5 squares plus speed.
web-iditacards-text-iditarod-drift = Move 7 squares plus speed.
web-iditacards-text-midnight-sun = Move 10 squares plus speed.
web-iditacards-text-push = Move 5 squares plus speed.
web-iditacards-text-rush = Move 8 squares plus speed.
web-iditacards-text-slow-and-steady = Move as many squares as your speed. Draw 1 card.
web-iditacards-text-sprint = Move 10 squares plus speed.
web-iditacards-text-tactical-play = Move twice your speed.
web-iditacards-text-plate-mail = This dog can't die.
web-iditacards-text-polar-bear = Speed +3. When it takes effect, you get 1 hypothermia and 1 Damage card.
web-iditacards-text-russian-bear-dog = Can't die.
web-iditacards-text-eat-dog = Sacrifice a dog. If you did, draw 7 cards.
web-iditacards-text-whale-meat = Draw 5 cards. Recover up to 5. Get 1 Damage card.
web-iditacards-text-hitch-a-ride = Move 6 squares plus speed. Get 1 Damage card.
web-iditacards-text-travel-light = Move 10 squares plus speed. Get 1 hypothermia and 1 starvation.
web-iditacards-text-improvise = Take up to 1 card from the supply. Add none.
web-iditacards-text-salvage = Add 2 cards to the supply. Take up to 3.
web-iditacards-text-scrapyard = Add 2 cards to the supply. Take up to 4.
web-iditacards-text-stop-and-shop = If no movement card moved you today: add 5 cards to the supply and take up to 2.
web-iditacards-text-trade-dog = Sacrifice a dog. If you did, add 10 cards to the supply and take up to 5.
web-iditacards-text-dog-trap = Every other player kills one of their own dogs.
web-iditacards-text-hydrogen-sulfide = Every other player gets 1 starvation.
web-iditacards-text-ice-box = Every other player gets 1 hypothermia.
web-iditacards-text-referee = Kill one fake dog of any player.
web-iditacards-text-stab-in-the-dark = Every other player gets 1 Damage card.
web-iditacards-text-thermostat = Every other player gets 1 hypothermia.
web-iditacards-text-tip-sled = Every other player gets 1 starvation.
web-iditacards-text-tiara = Speed +1. Each new day you draw 1 more card.
web-iditacards-text-cat = When it dies, it goes back to your hand.
web-iditacards-text-lazy-dog = Speed -1. Can hold two attachments.
web-iditacards-text-malamute = Draw 1 card after each of your moves.
web-iditacards-text-retriever = Each new day you draw 2 more cards.
web-iditacards-text-bison = Draw 5 cards. Recover up to 3.
web-iditacards-text-midnight-snack = Draw 7 cards.
web-iditacards-text-through-the-night = Move 5 squares plus speed, then call a new day.
web-iditacards-text-bandage = Look at 5 cards. Destroy up to 1.
web-iditacards-text-brandy = Look at 3 cards. Destroy up to 1.
web-iditacards-text-caffeine = Look at 2 cards. Destroy up to 1. Draw 1 card.
web-iditacards-text-makeshift-sled = Add 6 cards to the supply. Take up to 2.
web-iditacards-text-new-sled = Destroy your hand. Add that many cards to the supply and take up to that many.
web-iditacards-text-study-up = Add 8 cards to the supply. Take up to 1.
web-iditacards-text-rope = Recover up to 3 cards.
web-iditacards-text-torch = Recover up to 2 cards.
web-iditacards-text-coat = Your health costs are 1 lower.
web-iditacards-text-harness = Your energy costs are 1 lower.
web-iditacards-text-cute-dog = Your energy costs are 1 lower.
web-iditacards-text-smart-dog = Your health costs are 1 lower.
web-iditacards-text-poutine = Draw 1 card. Recover up to 1.
web-iditacards-text-raw-venison = Draw 3 cards.
web-iditacards-text-venison-carpaccio = Draw 1 card.
web-iditacards-text-venison-steak = Draw 3 cards.
web-iditacards-text-band-aid = Look at 1 card. Destroy up to 1.
web-iditacards-text-ibuprofin = If you played food today: look at 10 cards and destroy up to 2. If not: get 2 Damage cards.
web-iditacards-text-campfire = Your hypothermia becomes 0. Recover up to 2 cards.
web-iditacards-text-leather-hide = Recover up to 3 cards. Then recover all your venison.
web-iditacards-text-leather-jacket = Your hypothermia and starvation become 0.
web-iditacards-text-vigilance = You are immune until your next new day.
web-iditacards-text-buffer-panel = This dog can't die. You get no Damage cards when you pass players.
web-iditacards-text-dog-collar = Your risk costs are 1 lower.
web-iditacards-text-nuclear-reactor = Speed +5. If this dog dies, all your other dogs die too.
web-iditacards-text-cricket = If your day ends with no cards in your hand and deck, move 10 squares plus speed.
web-iditacards-text-engineer-dog = Your speed is doubled. Can't hold attachments.
web-iditacards-text-moose = Speed +5. Can't die.
web-iditacards-text-puppy = Your personal cards look at 1 more card and can destroy 1 more.
web-iditacards-text-robodog = Your sled cards add 1 more card, and you can take 1 more.
web-iditacards-text-waffle = Draw 2 cards.
web-iditacards-text-all-in = Move 10 squares plus speed. Shuffle your discard pile into your deck.
web-iditacards-text-out-of-control = Move 20 squares plus speed. Get 5 Damage cards.
web-iditacards-text-diamorphine = Look at your whole deck. Destroy as many cards as you like.
web-iditacards-text-meditate = Look at your whole deck. Destroy none, discard as many as you like, and shuffle the rest.
web-iditacards-text-surgery = If you played another personal card today: look at 10 cards and destroy as many as you like.
web-iditacards-text-desperate-times = Add 10 cards to the supply. Take up to 5.
web-iditacards-text-here-boy = Add cards from one upgrade deck to the supply until a dog comes up. Take up to 1.
web-iditacards-text-satiated = If you played Breakfast, Lunch and Dinner today: add 10 cards to the supply and take up to 10.
web-iditacards-text-daylight-savings-time = Your health costs are 0 until your next new day.
web-iditacards-text-serenity = You can destroy 1 card in your hand.
web-iditacards-text-sleeping-bag = Your energy costs are 0 until your next new day.
web-iditacards-text-sticky-snow = Kill one dog of any player that has an attachment.
web-iditacards-text-utility-knife = The cards that pay for its risk work twice.
web-iditacards-text-damaged = Play it to destroy it. If you discard it, your turn ends at once and your payment fails.
web-iditacards-text-reliable-dog = You draw the first card of each of your risks and don't play it. Dies when one of your risks fails.
web-iditacards-text-squirmy-dog = Speed +2. Can't hold attachments.
web-iditacards-text-beef-stew = Draw 3 cards. Recover up to 3.
web-iditacards-text-venison-jerky = Draw 3 cards.
web-iditacards-text-bloodletting = Look at 6 cards. Destroy up to 3.
web-iditacards-text-lumber-mill = Add 3 cards to the supply. Take up to 2.
web-iditacards-text-icy-glare = One other player gets 1 hypothermia.

# What others do to you, and where sleds come to
web-iditacards-told-pushed = { $other } passes you and pushes you back to square { $square }.
web-iditacards-told-aims = { $seat } aims at your { $dog }.
web-iditacards-told-enters = { $seat } enters a new leg: { $terrain }.

# Paying energy

web-iditacards-pays = Pay { $cost } energy for { $card }
web-iditacards-pay-parts = { $printed } on the card{ $cold ->
        [0] {""}
       *[other] , { $cold } more because you are cold
    }{ $less ->
        [0] {""}
       *[other] , { $less } less because of your dogs
    }
web-iditacards-pay-pick = Pick { $count } cards to discard: { $picked } so far
web-iditacards-pay-last = Pick the card to discard.
web-iditacards-pay-with = Pay with
web-iditacards-pay-keep = Or keep just one card:
web-iditacards-pay-now = Pay with these { $count }

# How to play

web-how-iditacards-goal = { $players ->
    [1] Race your dog sled to the finish line, 160 squares away, in as few turns as you can.
   *[other] Race your dog sled along 160 squares and across the finish line.
}
web-how-iditacards-1 = Play one card. Pay its energy with cards from your hand, and its health with cards from your deck.
web-how-iditacards-2 = Then your sled moves by itself: 1 square plus your speed. Dogs make you faster.
web-how-iditacards-3 = No good cards left? Take a new day instead: shuffle your cards and draw a new hand. The weather changes too.
web-how-iditacards-last = { $players ->
    [1] The game ends when you cross the line. Your turns count, then your days.
   *[other] { $game_end ->
        [first_across] The first sled across the line wins at once.
       *[other] When a sled crosses the line, all the others get one last turn. Then the sled that is furthest wins.
    }
}
