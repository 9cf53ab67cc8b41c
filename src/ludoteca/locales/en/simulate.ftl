# What `ludoteca simulate` says, in English.

simulate-done = { $games ->
    [one] One game
   *[other] { $games } games
} in { $file }
simulate-bot = { $bot }: { $victories } victories in { $seats } seats ({ $share } %), { $points } points on average
simulate-stopped = Stopped after { $games } of { $wanted } games; { $file } is whole, go on with --resume.
