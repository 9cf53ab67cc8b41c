# What `ludoteca tournament` says, in English.

tournament-head = { $title } with { $players } players: { $games } games
tournament-bot = bot
tournament-elo = Elo
tournament-interval = 95 %
tournament-illegal = illegal
tournament-errors = errors
tournament-late = too late
tournament-median = median turn
tournament-most = 95 % of turns
tournament-longest = longest turn
tournament-against = against
tournament-games = games
tournament-share = won
tournament-itself = itself
tournament-copies = { $count } times { $bot }
tournament-even = Equal bots would each win { $share }. A shared win counts in part. Illegal answers, errors and late answers lose the game.
tournament-fault = { $bot }: { $kinds }{ $count ->
    [one] {""}
   *[other] ; the first
}: { $what }
tournament-fault-illegal = { $count ->
    [one] 1 illegal answer
   *[other] { $count } illegal answers
}
tournament-fault-error = { $count ->
    [one] 1 error
   *[other] { $count } errors
}
tournament-fault-time = { $count ->
    [one] 1 late answer
   *[other] { $count } late answers
}
tournament-uneven = Warning: { $bot } does not come out even against itself. The test is wrong or it was bad luck: play more deals.
tournament-stopped = Stopped after { $games } of { $wanted } games. Nothing is kept without --out.
tournament-stopped-kept = Stopped after { $games } of { $wanted } games. { $file } is safe: continue with --resume.
tournament-picture = { $title } with { $players } players: Elo with 95 % intervals
tournament-picture-note = { $games } games, seed { $seed }
