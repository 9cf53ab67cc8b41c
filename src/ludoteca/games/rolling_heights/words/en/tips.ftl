### What the things of Rolling Heights say about themselves: the name, and what it does for you.

## Workers

web-rolling-heights-tip-carpenter = Brings you wood. When standing up, more of it.
web-rolling-heights-tip-worker = Brings you concrete. When standing up, more of it.
web-rolling-heights-tip-architect = Brings you glass. When standing up, more of it.
web-rolling-heights-tip-riveter = Brings you steel. When standing up, more of it.
web-rolling-heights-tip-politician = Scores points. When standing up, more of them.
web-rolling-heights-tip-executive = Gives you spending power for this turn. When standing up, more of it.
web-rolling-heights-tip-servant = Wakes a tired worker, or makes one work harder. When standing up, twice.
web-rolling-heights-tip-figure = Uses the purple ability of one of your finished buildings.
web-rolling-heights-tip-planner = Rolls all your tired workers again. When standing up, takes any plan: you pay only for prime land.
web-rolling-heights-tip-crew = { $about } Each one now: { $gives }.
web-rolling-heights-tip-tired = { $about } Tired now: lies flat and can't work.
web-rolling-heights-tip-upgrade = The worker gets this far.
web-rolling-heights-tip-box = Rolling box
    .tip = Your tired workers lie here. Roll them again to wake them up.
web-rolling-heights-tip-odds = Strike
    .tip = If nobody you roll wakes up, half of those who work lie down again. You get a wild token.
web-rolling-heights-tip-roll-rally = All your tired workers roll again. If nobody wakes up, there is a strike.
web-rolling-heights-tip-roll-stop = You go on with the workers who are awake.
web-rolling-heights-tip-roll-reroll = Your tired workers roll again. There can't be a strike.
web-rolling-heights-tip-roll-roll-now = You roll for your next turn already. The roll stays as it is.

## The market

web-rolling-heights-tip-plan = It costs { $cost } and the land. It needs { $cubes }. When it is finished, you get { $points }, { $reward }. { $ability }
web-rolling-heights-tip-held = It needs { $cubes }. When it is finished, you get { $points }, { $reward }. { $ability }
web-rolling-heights-tip-type = Type: { $type }
    .tip = Ads, targets and bonuses on the land ask for types.
web-rolling-heights-tip-price = Price: { $cost }
    .tip = Pay with cubes or spending power. The land can cost more on top.
web-rolling-heights-tip-tokens = Wild tokens: { $count }
    .tip = You get them when you take this plan.
web-rolling-heights-tip-needs = Needs { $cubes }
    .tip = Put these cubes on the plan to finish the building.
web-rolling-heights-tip-points = { $points }
    .tip = You score them when the building is finished.
web-rolling-heights-tip-reward = { $workers }
    .tip = They join you when the building is finished. They can roll from your next turn on.
web-rolling-heights-tip-ability = Purple ability
web-rolling-heights-tip-empty = Empty space, price { $cost }
    .tip = At the end of the turn the plans slide along, and a new one comes.
web-rolling-heights-tip-pile = Draw pile, level { $level }: { $count }
    .tip = New plans for this row come from here.

## The city

web-rolling-heights-tip-land = You can put a plan here.{ $prime ->
        [0] {""}
       *[other] {" "}The land costs { $prime } more.
    }{ $points ->
        [0] {""}
       *[other] {" "}You score { $points } for a plan of this type: { $types }.
    }
web-rolling-heights-tip-water = Nobody can build on water. Some ads and targets count it.
web-rolling-heights-tip-finished = { $owner } finished it: { $points }. Type: { $type }.
web-rolling-heights-tip-site = It belongs to { $owner } and still needs { $cubes }. Then it gives { $points }, { $reward }.
web-rolling-heights-tip-track = Score track
    .tip = The tokens show everyone's points. After 50 they start again and carry a number.
web-rolling-heights-tip-standing = { $name }: { $points }
    .tip = This token shows the points of { $name }.
web-rolling-heights-tip-now = Points now
    .tip = It would score this much if the game ended now.
web-rolling-heights-tip-now-of = { $name }: { $points } now
    .tip = It would score this much for { $name } if the game ended now.
web-rolling-heights-tip-supply = { $cube }: { $built } of { $all } built
    .tip = When all of them are built, you finish the round and play one more. There { $left ->
        [one] is 1
       *[other] are { $left }
    } left to take.
web-rolling-heights-tip-iso = City from the side
    .tip = See how high the towers are.
web-rolling-heights-tip-flat = Flat map
    .tip = See every space from above.
web-rolling-heights-tip-rotate = Turn the city
    .tip = See what is hidden behind the towers.

## What you have

web-rolling-heights-tip-cube = { $cube }: { $count }
    .tip = Build with these cubes or pay with them this turn. What is left goes back.
web-rolling-heights-tip-misc = { $cube }: { $count }
    .tip = These stand for a colour that has run out. You spend them before other cubes.
web-rolling-heights-tip-power = Spending power: { $count }
    .tip = It pays like cubes, but it can't build. What is left is lost at the end of your turn.
web-rolling-heights-tip-wild = Wild tokens: { $count }
    .tip = Swap one for a cube of any colour. Each one you keep is 1 point at the end.
web-rolling-heights-tip-spend-token = You give a wild token and get this cube.
web-rolling-heights-tip-trade = You pay this many cubes or power and get this cube.
web-rolling-heights-tip-take-cube = You get this cube.
web-rolling-heights-tip-give-back = You put this cube back and get another one.

## Of a player

web-rolling-heights-tip-built = Buildings
    .tip = { $built } finished. { $open } plans still need cubes.
web-rolling-heights-tip-start = First player
    .tip = Each round begins with this player.
web-rolling-heights-tip-rolled = Rolled workers
    .tip = Those who work can be used this turn. The tired ones can't.
web-rolling-heights-tip-targets = Your secret targets
    .tip = Only you see them. At the end you pick one, and it scores.
web-rolling-heights-tip-rival = Rival
    .tip = You play against it when you are alone. It takes a plan after each of your turns.
