# What `ludoteca simulate` says, in English.

simulate-done = { $games ->
    [one] One game
   *[other] { $games } games
} in { $file }
simulate-bot = { $bot }: { $victories ->
    [one] { $victories } win
   *[other] { $victories } wins
} in { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} ({ $share }), { $points } points on average{ $interval }
simulate-plan = { $players ->
    [one] One player
   *[other] { $players } players
}, { $settings }
simulate-seats = Wins by seat, first seat first: { $shares }
simulate-turns = Wins by turn order, first player first: { $shares }
simulate-stopped = Stopped after { $games } of { $wanted } games. { $file } is safe: continue with --resume.
