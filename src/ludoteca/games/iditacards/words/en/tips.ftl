### What the things of Iditacards say about themselves: the name, and what it does for you.

## The trail

web-iditacards-tip-leg = { $terrain }, squares { $first }–{ $last }
web-iditacards-tip-checkpoint = Checkpoint
    .tip = The first time you pass it, you pick one of your legendary cards. It goes to your discard pile.
web-iditacards-tip-enter-hypothermia = Cold: { $number }
    .tip = You can get up to this much hypothermia when you enter this leg.
web-iditacards-tip-enter-starvation = Hunger: { $number }
    .tip = You can get up to this much starvation when you enter this leg.
web-iditacards-tip-start = Start
    .tip = All sleds start here. Weather and legs don't count for you until you leave.
web-iditacards-tip-finish = Finish line
    .tip = It is after square 160. When a sled crosses it, the race is about to end.
web-iditacards-tip-sled = { $name }'s sled
    .tip = { $square ->
        [0] It is still at the start.
       *[other] It is on square { $square }.
    } If you pass a sled, it goes back 1 square and you get a Damage card.

## Weather, supply, decks

web-iditacards-tip-weather-snow = When it comes, it destroys all cards in the supply.
web-iditacards-tip-weather-sun = Everyone on the trail has 1 more speed until the next new day.
web-iditacards-tip-weather-wind = Everyone on the trail has 5 more speed until the next new day. When it comes, they get 1 hypothermia.
web-iditacards-tip-weather-cloud = Nobody on the trail gets any speed bonus until the next new day.
web-iditacards-tip-weather-storm = Nobody on the trail gets extra cards on a new day.
web-iditacards-tip-weather-rain = Everyone on the trail has 3 more speed until the next new day. When it comes, they get 1 starvation.
web-iditacards-tip-immune = Immune
    .tip = Weather and cards of others don't touch you, and you get no Damage for passing.
web-iditacards-tip-supply = Supply: { $count }
    .tip = Everyone shares these cards. Sled cards let you take some.
web-iditacards-tip-deck = { $deck }: { $count }
    .tip = A sled card adds cards from one of these four decks to the supply.
web-iditacards-tip-damage = Damage: { $count }
    .tip = You get a Damage card when you pass a sled, and from some cards. It only holds you up.

## Cards

web-iditacards-tip-kind-dog = Stays with you and helps all the time. You can have 6.
web-iditacards-tip-kind-attachment = Goes on one of your dogs and makes it better.
web-iditacards-tip-kind-movement = Moves your sled. Your speed is added.
web-iditacards-tip-kind-food = Mostly draws cards. Playing it also takes away 1 starvation.
web-iditacards-tip-kind-personal = Gets rid of cards you don't want. Playing it also takes away 1 hypothermia.
web-iditacards-tip-kind-sled = Adds cards to the supply and lets you take some.
web-iditacards-tip-kind-utility = Does something special. Read its text.
web-iditacards-tip-kind-damage = Only holds you up. Play it to destroy it.
web-iditacards-tip-energy = Energy: { $cost }
    .tip = { $cost ->
        [0] The card takes no other cards from your hand.
       *[other] To play the card, discard this many cards from your hand.
    }
web-iditacards-tip-health = Health: { $cost }
    .tip = { $cost ->
        [0] The card takes no cards from your deck.
       *[other] To play the card, discard this many cards from the top of your deck.
    }
web-iditacards-tip-risk = Risk: { $cost }
    .tip = { $cost ->
        [0] The card works at once.
       *[other] The card waits. In your next turns you must turn up and play this many cards from your deck.
    }
web-iditacards-tip-copies = { $count } alike
    .tip = You have this card { $count } times.
web-iditacards-tip-note = { $note }
    .tip = If you can't pay all its costs, the card does nothing.
web-iditacards-tip-pile-hand = Hand: { $count }
    .tip = You play these cards, and you pay energy with them.
web-iditacards-tip-pile-deck = Deck: { $count }
    .tip = You draw from here and pay health from here. The order is secret.
web-iditacards-tip-pile-discard = Discard: { $count }
    .tip = These cards come back on your next new day.
web-iditacards-tip-pile-played = Played: { $count }
    .tip = You played these today. They come back on your next new day.
web-iditacards-tip-pile-looking = Looked at: { $count }
    .tip = You look at these cards of your deck now.
web-iditacards-tip-pile-legendary = Legendary: { $count }
    .tip = Strong cards. You get one at each checkpoint.
web-iditacards-tip-texts = Texts
    .tip = Show what every card does, or hide it.

## Your sled

web-iditacards-tip-team = Your team
    .tip = Your dogs stay with you, day after day. You can have up to { $limit }.
web-iditacards-tip-own-sled = Your sled
    .tip = Your dogs pull it. Its place in the race is on the trail.
web-iditacards-tip-free = Free place
    .tip = There is room for one more dog.
web-iditacards-tip-speed = Speed { $speed }
    .tip = It is added to every move of your sled.
web-iditacards-tip-speed-part = This part of your speed comes { $from }.
web-iditacards-tip-walk = The move of every turn
    .tip = At the end of each turn your sled moves this far by itself.
web-iditacards-tip-gives-speed = This much speed comes from this dog.
web-iditacards-tip-gives-hand = You draw this many more or fewer cards each new day.
web-iditacards-tip-gives-immune = This dog can't die.
web-iditacards-tip-gives-hypothermia = The numbers of each leg you enter are lower for you.
web-iditacards-tip-gives-energy = Your energy costs change by this much.
web-iditacards-tip-gives-health = Your health costs change by this much.
web-iditacards-tip-gives-risk = Your risk costs change by this much.
web-iditacards-tip-hypothermia = Hypothermia { $value }
    .tip = Cold makes you slower, and your cards cost more energy. At 7 you can't move. Personal cards take 1 away.
web-iditacards-tip-starvation = Starvation { $value }
    .tip = Hunger makes you slower, and your cards cost more health. At 7 you can't move. Food takes 1 away.
web-iditacards-tip-point-speed = Point { $at }
    .tip = With this point every move is 1 shorter.
web-iditacards-tip-point-energy = Point { $at }
    .tip = With this point every card costs 1 more energy.
web-iditacards-tip-point-health = Point { $at }
    .tip = With this point every card costs 1 more health.
web-iditacards-tip-point-lock = Point { $at }
    .tip = With this point you can't move until you have fewer.
web-iditacards-tip-point-risk = Point { $at }
    .tip = This point changes nothing.
web-iditacards-tip-waiting = Waiting for risk
    .tip = Each turn you turn up a card and must play it. If you can't pay for it, all waiting cards fail.
web-iditacards-tip-odds = The next card
    .tip = This is how likely it pays the risk, brings more risk, or fails.

## Of a player

web-iditacards-tip-seat-risks = Waiting for risk
    .tip = These cards take effect once their risk is paid.
web-iditacards-tip-seat-speed = Speed { $number }
    .tip = It is added to every move of this sled.
web-iditacards-tip-seat-hypothermia = Hypothermia { $number }
    .tip = Cold makes a sled slower and its cards cost more energy. At 7 it stands still.
web-iditacards-tip-seat-starvation = Starvation { $number }
    .tip = Hunger makes a sled slower and its cards cost more health. At 7 it stands still.
web-iditacards-tip-seat-hand = Cards in hand: { $number }
    .tip = Only this player can see them.
web-iditacards-tip-seat-deck = Cards in the deck: { $number }
    .tip = This player draws from here and pays health from here.
web-iditacards-tip-seat-discard = Discarded cards: { $number }
    .tip = They come back on this player's next new day.
