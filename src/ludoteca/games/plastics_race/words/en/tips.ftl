### What the things of European Plastic's Race say about themselves: the name, and what it does for you.

## On the map

web-plastics-race-tip-junction = { $place }
    .tip = Roads meet here. You can stop here or take another road.
web-plastics-race-tip-light = { $place }, traffic light
    .tip = Trucks start the game here. You can stop here or take another road.
web-plastics-race-tip-bin = { $place }, bin { $bin }
    .tip = Stop here to collect bin { $bin }: 2 points, and you roll a die for more.{ $bonus ->
        [0] {""}
       *[other] {" "}You also get { $bonus } extra each time.
    } You can hold only one.
web-plastics-race-tip-plant = { $place }, recycling plant
    .tip = Stop here to sell bins for points. Then all dice, street works and one-way tokens leave the map.
web-plastics-race-tip-reward = { $place }, reward
    .tip = { $reward ->
        [draw-1] Each time you arrive here, you draw a card at once.
        [draw-2] Each time you arrive here, you draw two cards at once.
        [roll-dice] Each time you arrive here, you can roll two dice. Each one gives a road a new colour.
        [change-die] Each time you arrive here, you can turn a die on the map to another colour.
        [one-way] Each time you arrive here, you can put a one-way token on a road.
       *[police] When you arrive here without a police token, you get one.
    }
web-plastics-race-tip-road = { $kind ->
    [joker] A card of any colour takes you along this road.
    [white] Spend two cards of the same colour to drive along this road.
    [die] A die has changed its colour. A card that is { $colour } takes you along it.
   *[colour] A card that is { $colour } takes you along this road, and on over the next ones if they are { $colour } too.
}
web-plastics-race-tip-die = Die: { $colour }
    .tip = This road is { $colour } while the die lies on it.
web-plastics-race-tip-works = Street works
    .tip = Nobody can drive along this road. Only Police and Shortcut help.
web-plastics-race-tip-arrow = One-way token
    .tip = { $printed ->
        [untouchable] Untouchable: drive only the way the arrow points. No die and no token ever goes here.
        [yes] You can only drive the way the arrow points. Nothing changes that.
       *[no] You can only drive the way the arrow points. Only Police and Shortcut help.
    }
web-plastics-race-tip-truck = { $name }'s truck
    .tip = It is at { $place }. Trucks never block each other.
web-plastics-race-tip-city = { $city }
    .tip = You race in this city. It has { $bins } bins.
web-plastics-race-tip-sight = { $sight }
    .tip = A sight of the city. It does nothing in the game.

## Under the map

web-plastics-race-tip-stack = Bin { $bin }: { $left } of { $all } left
    .tip = This many players can still collect it. Each bin you hold is worth 2 points.
web-plastics-race-tip-bonus = Bonus card
    .tip = { $taken ->
        [yes] Someone had every bin first and took it.
       *[no] Be the first to hold every bin, and you get it: { $points } points.
    }
web-plastics-race-tip-deck = Draw pile: { $count }
    .tip = At the end of your turn you draw from here until you have 5 cards.
web-plastics-race-tip-plant-card = Recycling plant
    .tip = It pays { $points } points for each bin you sell there. It has room for { $left } more.
web-plastics-race-tip-rolled = Rolled dice
    .tip = Put each die on a road. The road then has that colour.
web-plastics-race-tip-driven = Driven so far
    .tip = The colours of the roads you drove this turn. Route cards need theirs in a row.

## Of a player

web-plastics-race-tip-bin-held = Bin { $bin }
    .tip = This player has it. It is worth 2 points.
web-plastics-race-tip-bin-missing = Bin { $bin }
    .tip = This player doesn't have it yet.
web-plastics-race-tip-bonus-held = Bonus card
    .tip = This player was the first to hold every bin: 3 points.
web-plastics-race-tip-cards = Cards in hand: { $count }
    .tip = Only the player can see them. With 5 or more, others can steal one.
web-plastics-race-tip-routes = Route cards: { $count }
    .tip = They are secret. Each one scores when its colours are driven in a row.
web-plastics-race-tip-police = Police token
    .tip = Use it once on your turn: remove or turn a one-way token, or pass one blocked road.
web-plastics-race-tip-punctured = Puncture
    .tip = It stops this player from collecting a bin in their turn.

## In your hand

web-plastics-race-tip-hand = Your hand
    .tip = Play as many cards as you like in your turn. At the end you keep at most 5.
web-plastics-race-tip-dashed = It takes you along both colours, one right after the other, in either order.
web-plastics-race-tip-continuous = Pick one of its two colours to drive.
web-plastics-race-tip-wild = It is any one colour you like.
web-plastics-race-tip-two = Any 2 cards
    .tip = Two cards together are any one colour you like.
web-plastics-race-tip-single = Drive along { $colour } roads, or use it for { $effect }: { $does }
web-plastics-race-tip-does-roll-dice = roll two dice and give two roads a new colour.
web-plastics-race-tip-does-change-die = turn a die on the map to another colour.
web-plastics-race-tip-does-steal = take a random card from a player who has 5 or more.
web-plastics-race-tip-does-ask = name a colour or an effect, and a player must give you such a card.
web-plastics-race-tip-does-swap = you and another player each give the other one card.
web-plastics-race-tip-does-draw-2 = draw two cards right away.
web-plastics-race-tip-does-draw-3 = draw three cards right away.
web-plastics-race-tip-does-works = close a road, so that nobody can drive along it.
web-plastics-race-tip-does-one-way = put a one-way token on a road.
web-plastics-race-tip-does-shortcut = drive along a road without its colour, even past works and one-way tokens.
web-plastics-race-tip-does-police = remove or turn a one-way token, or pass one blocked road.
web-plastics-race-tip-does-puncture = stop another player from collecting a bin.
web-plastics-race-tip-fits = It pays
    .tip = This card pays for the road you point at.
web-plastics-race-tip-route = Drive through these colours in one turn, in a row, in any order. You score { $points }.
web-plastics-race-tip-sale = Sell bin { $bin }
    .tip = You get { $points ->
        [one] 1 point
       *[other] { $points } points
    } and put the bin card back. You can collect it again.
