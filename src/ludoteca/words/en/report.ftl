# What `ludoteca report` says and writes, in English.

report-done = { $games ->
    [one] One game
   *[other] { $games } games
}: { $page } to read, { $numbers } with all numbers
report-done-compare = { $changed ->
    [0] Nothing changed beyond chance
    [one] One thing changed beyond chance
   *[other] { $changed } things changed beyond chance
}: { $page } to read, { $numbers } with all numbers
report-stopped = Stopped; nothing was written.

report-title = { $title }: what { $games ->
    [one] one game shows
   *[other] { $games } games show
}
report-lead = Figures from whole games, added up. Shares and means have 95 % intervals: nineteen times in twenty, such an interval holds the true value.
report-contents = Contents

report-standing-out = What stands out
report-standing-out-about = Each sentence comes from a table below. Bots played these games; people may play differently.
report-few-games = { $games ->
    [one] There is only one game
   *[other] There are only { $games } games
}: take all of this as a first impression.
report-about = About these games
report-about-made = Made by: { $command }
report-about-versions = { $title }, rules { $rules }, components { $components }, Ludoteca { $version }.
report-about-bots = Who played: { $bots }.
report-about-watched = All { $games } games were followed answer by answer.
report-about-sampled = These games come from a table of results with { $decisions } of their decisions. What players choose is counted from these. The table does not say how many turns there were, who led and what happened, so those parts are left out.
report-about-unwatched = These games come from a table of results. It does not say how many turns there were, who led, what was offered and what was chosen, so those parts are left out. To have them, keep decisions with `ludoteca simulate --decisions`, let `ludoteca report` play the games itself, or give it records.

report-length = How long it takes
report-length-about = Only real decisions count as answers: those with two or more answers to choose from.
report-length-table = Length of a game
report-length-groups = Length by players and options: mean, with its interval
report-minutes-note = Minutes are an estimate: { $seconds } seconds for every decision. One rule book says how long its game takes, and bots make one decision for every 7 to 9 seconds of that. Setting up, explaining and chatting take extra time.
report-games = games
report-answers = answers
report-turns = turns
report-rounds = rounds
report-minutes = minutes, estimated
report-histogram-rounds = Games by rounds
report-histogram-minutes = Games by estimated minutes
report-histogram-points = Players by points
report-histogram-table = The figures behind this picture

report-points = points per player
report-without-alone = { $games ->
    [one] One solo game is
   *[other] { $games } solo games are
} not counted here: alone you play for something else. The table by players has them.
report-scores = Points
report-scores-about = How many points players have at the end, and how far apart they are.
report-points-table = Points at the end
report-points-groups = Points by players and options: mean, with its interval
report-points-of-game = average of all players at a table
report-points-of-winner = points of the winner
report-margin = lead of the winner over the runner-up

report-victories = Who wins
report-victories-about = Wins by turn order and by seat. The dashed line is what would be fair. A shared win counts in part for each winner.
report-turn-order = Wins by turn order, { $players } players
report-turn = { $number ->
    [1] first player
    [2] second player
    [3] third player
    [4] fourth player
    [5] fifth player
   *[other] player number { $number }
}
report-of-players = { $players } players, number { $number }
report-turn-order-table = Wins by turn order; number 1 goes first
report-seats-table = Wins by seat; where chance decides who goes first, this is a check: seats should come out even
report-star-together = A star marks shares that differ from fair beyond chance, with all lines of a table tested together.
report-starters-table = Wins of the first player, by players and options
report-bots-table = Wins by kind of player
report-players = { $players ->
    [1] alone
   *[other] { $players } players
}

report-sources = Where points come from
report-sources-about = What players get their points for.
report-sources-figure = Points per player, by source
report-sources-table = Points per player, by source

report-ends = How games end
report-ends-about = The reason for the end, as the rules give it.
report-ends-figure = How games end, in percent
report-ends-table = How games end
report-ends-groups = How games end, by players and options

report-suspense = Lead and suspense
report-suspense-about = At the start of every turn we note who has the most points, and how our strongest bot judges everyone's chances. The favourite is the player with the best chance.
report-course-figure = How often the favourite wins, as the game goes on
report-course-table = How often the favourite wins, as the game goes on
report-suspense-table = Lead and suspense
report-lead-changes = changes of the lead in points
report-favourite-changes = changes of the favourite
report-behind = part of the game in which the later winner is not the favourite
report-drama = drama: how far behind the later winner is in those turns (square root of the difference in chances)
report-known = part of the game after which the winner stays the favourite
report-leader-halfway-wins = the leader in points halfway through wins
report-judge = Can the judge be trusted?
report-judge-about = If both columns agree, its chances are right. If what it thinks likely comes true even more often, it is too careful; if less often, it is too sure. Who the favourite is does not depend on that.
report-judge-table = What the judge said, and how often it came true

report-decisions = Decisions
report-decisions-about = How much there is to decide, and how many answers there are to choose from.
report-decisions-table = Decisions
report-per-turn = decisions in a turn
report-offers = answers to choose from
report-forced = { $share } of all answers were the only ones possible. Nobody is asked then, and they are not counted here.
report-tenths-table = Answers to choose from, as the game goes on
report-tenth = { $number ->
    [1] first tenth
    [10] last tenth
   *[other] tenth number { $number }
}

report-skill = Luck against skill
report-skill-about = Bots of different strength play the same deals, each from every seat, so that nobody has better cards. The further the shares are from fair, the more skill decides.
report-where = Played at these tables: { $where }.
report-ratings-figure = Strength of the bots in Elo points, { $players } players; the dashed line is their average
report-ladder-table = How often each bot wins
report-pair = { $one } against { $rest }
report-never = Doing without
report-never-about = One player never does a certain thing; all others are the same bot without that limit. Every deal is played from every seat. How much the player loses by doing without says how much the thing matters. What nobody misses may be weak, or the bot may not know how to use it.
report-never-figure = How often the player who does without wins
report-never-table = How often the player who does without wins

report-lives = What becomes of each component
report-lives-about = The tables say in how many games each component was offered, how often it came to each stage of its life, and in how many of the games with an offer a player accepted. “Points each” is the mean of the points that it gave to the players who had it; the wins are theirs too. A star marks shares of wins that differ from fair beyond chance, with all lines tested together. That winners have something does not mean that it makes them win.
report-says-life-never = { $kind } that were offered, but never { $stage }:
report-says-life-least = { $kind }: each one that was offered was { $stage } at least once. Least often, of the games with an offer:
report-life-least = { $name }: { $share } ({ $interval })
report-life-offered = { $name } (offered in { $games ->
    [one] one game
   *[other] { $games } games
})
report-chosen = What players choose
report-chosen-about = How often something could be done, how often it was done, and how often players win who did it at least once. A star marks shares of wins that differ from fair beyond chance, with all lines tested together. That winners do something does not mean that it makes them win. Lines in italics rest on fewer than 30 players: do not read much into them.
report-chosen-whole = Everything players can do
report-falls = What chance brings
report-falls-about = Cards, dice and draws, and how often the players who got them win.
report-falls-whole = Everything chance decides
report-events = What happens
report-events-about = What happened in the games, and how often players win after it happened to them.
report-events-whole = All events
report-left-out = { $count ->
    [one] One more line is
   *[other] { $count } more lines are
} in the JSON file that was written with this page.
report-unused = What is never used
report-unused-about = Rare things may be missing by chance if there are few games.
report-never-taken = Offered, but never chosen
report-never-taken-about = In brackets: how often it was offered. The JSON file that was written with this page names all of them.
report-never-offered = Never offered
report-never-offered-about = Nobody ever had the choice. Some of these cannot come up with the options of these games, or at all. The JSON file that was written with this page names all of them.
report-none = None.
report-more = and { $count } more
report-without = { $bot } without “{ $what }”

report-col-figure = figure
report-col-mean = mean
report-col-interval = 95 % interval
report-col-deviation = spread (standard deviation)
report-col-median = median
report-col-most-games = 10 % to 90 %
report-col-most-times = 10 % to 90 % of the time
report-col-most-players = 10 % to 90 % of players
report-col-all-games = least to most
report-col-group = which games
report-col-place = place
report-col-wins = wins
report-col-games = games
report-col-share = share
report-col-fair = fair
report-col-starter = first player wins
report-col-shared = shared wins
report-col-bot = player
report-col-seats = players
report-col-points = points
report-col-source = source
report-col-of-all = of all points
report-col-of-winners = mean of winners
report-col-ahead = winners above their table
report-col-end = end
report-col-course = part of the game
report-col-said = judge's chance
report-col-of-winner = judge's chance for the later winner
report-col-came-true = came true
report-col-count = times
report-col-most = most
report-col-elo = Elo
report-col-pair = who
report-col-what = what
report-col-offered = offered
report-col-component = component
report-col-games-offered = games with an offer
report-col-of-those = of these games
report-col-points-each = points each
report-col-taken = taken
report-col-taken-share = taken of offered
report-col-times = times
report-col-per-game = per game
report-col-games-with = in games
report-col-wins-share = they win
report-col-change = change
report-col-value = value

report-says-rounds = A game takes { $median } rounds; eight in ten take { $range }.
report-says-minutes = A game has about { $answers } decisions. At { $seconds } seconds each, it takes { $minutes } minutes.
report-says-minutes-by = At { $seconds } seconds per decision, a game takes { $list }.
report-minutes-of = { $players ->
    [1] { $mean } minutes alone
   *[other] { $mean } minutes with { $players } players
}
report-says-points = Players have { $mean } points on average; eight in ten have { $range }.
report-says-points-by = Average points per player: { $list }.
report-points-of = { $players ->
    [1] { $mean } alone
   *[other] { $mean } with { $players } players
}
report-says-margin = The winner is { $margin } points ahead of the runner-up on average; in eight games out of ten, { $range }.
report-says-turn-unfair = With { $players } players, turn order matters (fair would be { $fair } for each):
report-says-turn-more = { $turn }: { $share } ({ $interval }), more than fair
report-says-turn-less = { $turn }: { $share } ({ $interval }), less than fair
report-says-turn-fair = No advantage by turn order was found here. This is how often the first player wins:
report-says-turn-first = { $players } players: { $share } ({ $interval }; fair would be { $fair })
report-says-end = { $share } of the games end like this: { $name }
report-says-end-rare = Less than 2 % of the games end like this:
report-says-source = The largest source of points: { $name } ({ $share })
report-says-source-winners = Winners are furthest above the average of their table in: { $name } ({ $gain } points more)
report-says-source-small = Less than 2 % of the points each: { $names }
report-says-favourite = The player our strongest bot favours halfway through wins { $share } of the games ({ $interval }; by chance it would be { $fair }).
report-says-known = In half of the games, the later winner is the favourite for good after { $median } of the turns, or earlier.
report-says-known-first = In half of the games, the later winner is the favourite from the first turn to the last.
report-says-lead = The lead in points changes { $changes } times a game. In { $behind } of its turns the later winner is not the favourite.
report-says-skill-all = How often the stronger bot wins ({ $where }; equals would win { $fair }):
report-says-skill = { $one } against { $rest }: { $share } ({ $interval })
report-says-never-all = How often a player wins who never does one thing ({ $where }; { $fair } if it made no difference):
report-says-never = { $what }: { $share } ({ $interval }). It matters.
report-says-never-even = { $what }: { $share } ({ $interval }). No difference was found.
report-says-never-anyway = { $what }: { $share } ({ $interval }). This tells us nothing: the bot never does it anyway.
report-says-never-must = { $what }: { $share } ({ $interval }). This tells us nothing: when it can be done, nothing else can.
report-says-never-better = { $what }: { $share } ({ $interval }). The bot would do better without it.
report-says-wins-more = Players who chose these things won clearly more often. That may not be the reason why they won:
report-says-wins-less = Players who chose these things won clearly less often:
report-says-fared = { $what }: { $share } ({ $interval }; fair would be { $fair }), { $players } players
report-says-never-taken = Offered a hundred times or more and never chosen; the numbers in brackets say how often they were offered:
report-says-never-offered = { $count ->
    [one] One possible choice was
   *[other] { $count } possible choices were
} never offered; the end of the page lists them.

report-compare-title = { $title }: { $runs } runs side by side
report-compare-lead = Every run is compared with the first, { $first }. Games in each run: { $games }.
report-compare-changed = What changed beyond chance
report-compare-changed-about = Shares are tested as two proportions, means by Welch's test, and games from the same seeds pair by pair. Of all differences called real here, at most one in twenty should be chance (Benjamini and Hochberg). Shares change by percentage points (pp): from 20 % to 25 % is +5 pp.
report-compare-only = { $name }: { $settings }
report-compare-values = Values of the components that are not the same in all runs
report-compare-unnamed = The components differ, but the reports were made by versions with different components of their own, so they cannot say in which values.
report-compare-paired = Game number 1 was dealt from the same seed in all runs, and so were all others. Where a figure belongs to a single game, each game is compared with the same game of the first run.
report-compare-same = All runs were made in the same way.
report-compare-changed-table = What changed beyond chance, the surest first
report-compare-nothing = Nothing that we test differs beyond chance. With more games smaller differences would show.
report-compare-tests = { $tests ->
    [one] One difference
   *[other] { $tests } differences
} in length, points, wins and endings could be tested. { $changed ->
    [0] None of them is
    [one] One of them is
   *[other] { $changed } of them are
} beyond chance.
report-compare-used = { $tests ->
    [one] One difference
   *[other] { $tests } differences
} in what is chosen, drawn or met could be tested as well, on their own. { $changed ->
    [0] None of them is beyond chance.
    [one] One of them is beyond chance; see the last table.
   *[other] { $changed } of them are beyond chance; see the last table.
}
report-compare-follows = { $name }: { $length ->
    [longer] these games are longer, and a longer game has more of most things.
   *[shorter] these games are shorter, and a shorter game has less of most things.
} Many of these changes may only follow from that.
report-compare-runs = The runs
report-compare-runs-about = How each was made.
report-compare-run = { $name }: { $command }; rules { $rules }
report-compare-length = Length, points and suspense
report-compare-victories = Wins by turn order
report-compare-ends = How games end
report-compare-sources = Points by source
report-compare-groups = By players and options
report-compare-use = What players choose, what chance brings, what happens
report-compare-about = The first run with its 95 % interval, then each other run with its change and the interval of that change. A star marks changes beyond chance.
report-compare-use-about = In how many games it came up, of those in which it could. What a run does not have is counted over all games. Only what changed beyond chance is listed; the JSON file has the rest. An event that only repeats a choice or a draw is left out.
report-compare-points-of-game = average points at a table
report-compare-margin = points by which the winner leads
report-compare-row-victories = Wins: { $name }
report-compare-row-ends = End: { $name }
report-compare-row-sources = Points: { $name }
report-compare-row-chosen = Choice: { $name }
report-compare-row-falls = Chance: { $name }
report-compare-row-events = Event: { $name }
report-a-player = A player
