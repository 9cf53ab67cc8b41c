# European Plastic's Race in the terminal.

terminal-plastics-race-letters = The letters are roads: r red, b blue, g green, y yellow, o orange, p purple, * any colour, w white lane (two cards).
terminal-plastics-race-signs = #1 is bin 1, PP is the plant. T1 is the truck of player 1, TT is two trucks or more. X is closed by street works. With < > ^ v you can only drive that way.
terminal-plastics-race-shared = Round { $round }. { $deck } cards in the deck.
terminal-plastics-race-plant = The plant pays { $pays }. It has room for { $left } more.
terminal-plastics-race-cards = Your cards: { $cards }.
terminal-plastics-race-routes = Your route cards: { $routes }.
terminal-plastics-race-bin = Bin { $bin } ({ $place }): { $roads ->
    [0] you are there
    [one] 1 road away
   *[other] { $roads } roads away
}{ $state ->
    [held] , you have it
    [gone] , no cards left
   *[open] {""}
}.
terminal-plastics-race-bin-closed = Bin { $bin } ({ $place }): no open way now{ $state ->
    [held] , you have it
    [gone] , no cards left
   *[open] {""}
}.
terminal-plastics-race-truck = T{ $number } { $name }: at { $place }. Points { $points }, bins { $bins }, cards { $cards }{ $police ->
    [0] {""}
   *[other] , a police token
}{ $puncture ->
    [0] {""}
   *[other] , has a puncture
}.
terminal-plastics-race-no-truck = T{ $number } { $name }: not on the map yet. Cards { $cards }.
terminal-plastics-race-card-single = It pays for { $colour } roads. Or play it for its effect. { $effect }.
terminal-plastics-race-card-dashed = It pays for both colours in a row: first one, then the other.
terminal-plastics-race-card-continuous = It pays for roads of one of its colours.
terminal-plastics-race-card-wild = It pays for roads of any colour.
terminal-plastics-race-route = Drive these colours in one turn, in any order: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
terminal-plastics-race-plant-card = The plant
terminal-plastics-race-there = { $kind ->
    [bin] Bin { $bin }.
    [light] A traffic light.
    [plant] The plant.
    [reward] A circle: { $reward }.
   *[junction] A crossing.
}
terminal-plastics-race-place = { $there } Roads: { $roads }.
terminal-plastics-race-road = { $colour } ({ $letter }) to { $place }{ $state ->
    [works] {" "}[closed by street works]
    [one-way] {" "}[one-way, you can't go in]
   *[open] {""}
}
