# Rolling Heights in the terminal.

terminal-rolling-heights-letters = R residential, C commercial, I industrial, V civic, P park, ~~~~ water.
terminal-rolling-heights-signs = $2: costs 2 more. P+1: 1 extra point for a park. 1R:3: plan of player 1, needs 3 more cubes. [1R]: finished.
terminal-rolling-heights-player = { $number } { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $finished } finished, { $plans } not finished, { $tokens ->
    [one] 1 wild token
   *[other] { $tokens } wild tokens
}.
terminal-rolling-heights-rival = * Rival: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
terminal-rolling-heights-crew = Your workers: { $workers }.
terminal-rolling-heights-purse = You can spend: { $cubes }. Spending power: { $power }.
terminal-rolling-heights-target = Your secret target { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
terminal-rolling-heights-tiles = Plans and buildings on the map:
terminal-rolling-heights-building = {"  "}{ $space }: { $tile } of { $owner }, finished.
terminal-rolling-heights-site = {"  "}{ $space }: { $tile } of { $owner } needs { $missing }.
terminal-rolling-heights-market = Plans in the market:
terminal-rolling-heights-offer = {"  "}{ $tile } ({ $type }) costs { $cost }. Needs { $cubes }. Gives { $points }.{ $tokens ->
    [0] {""}
    [one] {" "}A wild token is on it.
   *[other] {" "}{ $tokens } wild tokens are on it.
}
terminal-rolling-heights-ad = Ad { $name }: { $about } Now: { $standing }.
terminal-rolling-heights-supply = Cubes left: { $cubes }.
terminal-rolling-heights-about-plan = Type: { $type }. Needs { $cubes }. When it is finished you get { $points } and { $reward }. { $ability }
terminal-rolling-heights-about-worker = Steady: { $steady }. Working hard: { $hard }.
