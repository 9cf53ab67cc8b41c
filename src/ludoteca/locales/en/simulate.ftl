# What `ludoteca simulate` says, in English.

simulate-done = { $games ->
    [one] One game
   *[other] { $games } games
} in { $file }
simulate-bot = { $bot }: { $victories } victories in { $seats } seats ({ $share } %), { $points } points on average
simulate-plan = { $players ->
    [one] One player
   *[other] { $players } players
}, { $settings }
simulate-seats = Victories by seat, first seat first: { $shares }
simulate-turns = Victories by turn order, first player first: { $shares }
simulate-stopped = Stopped after { $games } of { $wanted } games. { $file } is safe: go on with --resume.
