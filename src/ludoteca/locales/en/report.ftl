# What `ludoteca report` says and writes, in English.

report-done = { $games ->
    [one] One game
   *[other] { $games } games
}: { $page } to read, { $figures } with all figures
report-done-compare = { $changed ->
    [0] Nothing changed beyond chance
    [one] One thing changed beyond chance
   *[other] { $changed } things changed beyond chance
}: { $page } to read, { $figures } with all figures
report-stopped = Stopped; nothing was written.

report-title = { $title }: what { $games ->
    [one] one game shows
   *[other] { $games } games show
}
report-lead = Figures of whole games, added up. Every share and every mean has a 95 % interval: with other games of the same kind it would lie in there nineteen times in twenty.
report-contents = Contents

report-standing-out = What stands out
report-standing-out-about = Each sentence comes from a table below. A bot played unless the table says otherwise: what bots do not do, people may do.
report-about = About these games
report-about-made = Made by: { $command }
report-about-versions = { $title }, rules { $rules }, components { $components }, Ludoteca { $version }.
report-about-bots = Players: { $bots }.
report-about-watched = All { $games } games were followed answer by answer.
report-about-unwatched = These games come from a table of results. It does not say who led, what was offered and what was taken: those parts are left out. Let `ludoteca report` play the games itself, or give it records, to have them.

report-length = How long it takes
report-length-about = Only real decisions count as answers: those with two or more options.
report-length-table = Length of a game
report-length-groups = Length by players and options: mean, with its interval
report-minutes-note = Minutes are an estimate: { $seconds } seconds for every decision. One rule book says how long its game takes, and bots make a decision for every 7 to 9 seconds of that. Setting up, explaining and talking come on top.
report-games = games
report-answers = answers
report-turns = turns
report-rounds = rounds
report-minutes = minutes, estimated
report-histogram-rounds = Games by rounds
report-histogram-minutes = Games by estimated minutes
report-histogram-points = Players by points
report-histogram-table = The figures of this picture

report-points = points of a player
report-scores = Points
report-scores-about = How many points players have in the end, and how far apart they are.
report-points-table = Points at the end
report-points-groups = Points by players and options: mean, with its interval
report-points-of-game = mean of a table
report-points-of-winner = points of the winner
report-margin = lead of the first over the second

report-victories = Who wins
report-victories-about = The shares of victory by turn order and by seat. The dashed line is what would be fair. A shared victory counts in part for each winner.
report-turn-order = Victories by turn order, { $players } players
report-turn = { $number ->
    [1] the one who begins
    [2] the second
    [3] the third
    [4] the fourth
    [5] the fifth
   *[other] number { $number }
}
report-of-players = { $players } players, number { $number }
report-turn-order-table = Victories by turn order, from the player who begins
report-seats-table = Victories by seat; chance often decides who begins, so this is a check
report-star-interval = A star marks a line whose interval does not hold the fair share. One fair line in twenty gets one by chance.
report-starters-table = The player who begins, by players and options
report-bots-table = Victories by kind of player
report-players = { $players ->
    [1] alone
   *[other] { $players } players
}

report-sources = Where points come from
report-sources-about = Points of each player by what they are for.
report-sources-figure = Points per player, by source
report-sources-table = Points per player, by source

report-ends = How games end
report-ends-about = The reason for the end, as the rules give it.
report-ends-figure = Ends, in per cent of all games
report-ends-table = Ends
report-ends-groups = Ends by players and options: share, with its interval

report-suspense = Lead and suspense
report-suspense-about = At the beginning of every turn we note who has most points, and how our strongest bot judges everybody's chances. The favourite is the player with the best chance.
report-course-figure = How often the favourite wins, by how far the game is
report-course-table = How often the favourite wins, by how far the game is
report-suspense-table = Lead and suspense
report-lead-changes = changes of the lead in points
report-favourite-changes = changes of the favourite
report-behind = part of the game in which the later winner is not the favourite
report-drama = drama: how far the later winner is behind then (root of the difference in chances)
report-known = part of the game after which the winner stays the favourite
report-leader-halfway-wins = the leader in points after half of the turns wins
report-judge = Can the judge be trusted?
report-judge-about = If both columns agree, its chances are right. If those that it thinks likely come true even more often, it is too careful; if less often, too sure. Who is the favourite does not depend on that.
report-judge-table = What the judge said, and how often it came true

report-decisions = Decisions
report-decisions-about = How much there is to decide, and between how many answers.
report-decisions-table = Decisions
report-per-turn = decisions in a turn
report-offers = answers to choose from
report-forced = { $share } of all answers were the only ones possible; they are given without asking and count nowhere here.
report-tenths-table = Answers to choose from, by how far the game is
report-tenth = { $number }. tenth

report-skill = Luck against skill
report-skill-about = Bots of different strength play the same deals, each from every seat, so that nobody has the better cards. The further the shares are from fair, the more skill decides.
report-ratings-figure = Elo of the bots, { $players } players
report-ladder-table = Shares of victory
report-pair = { $one } against { $rest }
report-never = Doing without
report-never-about = One player never does a thing, all others are bots of the same kind without that limit. The deals are the same from every seat. What a player loses by doing without says how much the thing matters; what nobody misses may be weak, or the bot may not know its use.
report-never-figure = Victories of the player who does without
report-never-table = Victories of the player who does without

report-options = What players choose
report-options-about = How often something could be done, how often it was done, and how often those win who did it at least once. A star marks shares of victory that differ from fair beyond chance, with all lines tested together. That winners do something does not mean that it makes them win. Lines in italics rest on fewer than 30 players: do not read much into them.
report-options-whole = All that players can do
report-falls = What chance brings
report-falls-about = Cards, dice and draws, and how often the players who got them win.
report-falls-whole = All that chance decides
report-events = What happens
report-events-about = What happened in the games, and how often the players it happened to win.
report-events-whole = All events
report-left-out = { $count ->
    [one] One more line is
   *[other] { $count } more lines are
} in the JSON file.
report-unused = What is never used
report-unused-about = Rare things may be missing by chance if there are few games.
report-never-taken = Offered, never taken
report-never-taken-about = In brackets: how often it was offered.
report-never-offered = Never offered
report-never-offered-about = Nobody ever had the choice. Some of these cannot come up with the options of these games, or at all.
report-none = None.

report-col-figure = figure
report-col-mean = mean
report-col-interval = 95 % interval
report-col-deviation = spread (standard deviation)
report-col-median = median
report-col-most-games = 10 % to 90 %
report-col-most-players = 10 % to 90 % of players
report-col-all-games = least to most
report-col-group = which games
report-col-place = place
report-col-wins = victories
report-col-games = games
report-col-share = share
report-col-fair = fair
report-col-starter = wins of who begins
report-col-shared = shared victories
report-col-bot = player
report-col-seats = players
report-col-points = points
report-col-source = source
report-col-of-all = of all points
report-col-of-winners = mean of winners
report-col-end = end
report-col-course = part of the game
report-col-said = judge's chance
report-col-came-true = came true
report-col-count = times
report-col-most = most
report-col-elo = Elo
report-col-pair = who
report-col-what = what
report-col-offered = offered
report-col-taken = taken
report-col-taken-share = taken of offered
report-col-times = times
report-col-per-game = per game
report-col-games-with = in games
report-col-wins-share = they win
report-col-first = first run
report-col-second = second run
report-col-change = change
report-col-chance = by chance alone

report-says-rounds = A game takes { $median } rounds; eight in ten take { $range }.
report-says-minutes = It has about { $answers } decisions. At { $seconds } seconds each that is { $minutes } minutes for everybody together.
report-says-minutes-by = At { $seconds } seconds for each decision, that is { $list }, for everybody together.
report-minutes-of = { $players ->
    [1] { $mean } minutes alone
   *[other] { $mean } minutes with { $players } players
}
report-says-points = Players have { $mean } points on average; eight in ten have { $range }.
report-says-points-by = Points of a player on average: { $list }.
report-points-of = { $players ->
    [1] { $mean } alone
   *[other] { $mean } with { $players } players
}
report-says-margin = The first is { $margin } points ahead of the second on average; in eight games of ten, { $range }.
report-says-turn-unfair = With { $players } players turn order matters; fair would be { $fair } for each:
report-says-turn-more = { $turn }: { $share } ({ $interval }), more than fair
report-says-turn-less = { $turn }: { $share } ({ $interval }), less than fair
report-says-turn-fair = { $tables ->
    [one] With { $players } players nobody has an advantage by turn order, as far as { $games } games can tell.
   *[other] With { $players } players nobody has an advantage by turn order, as far as { $games } games for each can tell.
}
report-or = { $first } or { $last }
report-says-end = { $share } of the games end like this: { $name }
report-says-end-rare = Fewer than two games in a hundred end like this:
report-says-source = Most points come from: { $name } ({ $share } of all points)
report-says-source-winners = Winners are furthest ahead of the average in: { $name } ({ $gain } points more)
report-says-source-small = Sources of fewer than two points in a hundred: { $names }
report-says-favourite = Halfway through, the favourite of our strongest bot goes on to win { $share } of the games ({ $interval }; by chance it would be { $fair }).
report-says-known = In half of the games the later winner is the favourite for good after { $median } of the turns, or earlier.
report-says-lead = The lead in points changes { $changes } times a game. In { $behind } of its turns the later winner is not the favourite.
report-says-skill-all = This is how often the stronger bot wins; equals would win { $fair }:
report-says-skill = { $one } against { $rest }: { $share } ({ $interval })
report-says-never-all = This is how often a player wins who never does a thing; if it made no difference, it would be { $fair }:
report-says-never = { $what }: { $share } ({ $interval }). It matters.
report-says-never-even = { $what }: { $share } ({ $interval }). No difference was found.
report-says-never-anyway = { $what }: { $share } ({ $interval }). This says nothing: the bot never does it anyway.
report-says-never-must = { $what }: { $share } ({ $interval }). This says nothing: when it can be done, nothing else can.
report-says-never-better = { $what }: { $share } ({ $interval }). The bot does it too often.
report-says-wins-more = Players who did these things won most often, which need not be the reason:
report-says-wins-less = Players who did these things won least often:
report-says-fared = { $what }: { $share } ({ $interval }) instead of { $fair }, { $players } players
report-says-never-taken = { $count ->
    [one] One thing was
   *[other] { $count } things were
} offered a hundred times or more and never taken:
report-says-never-offered = { $count ->
    [one] One thing that the rules know was
   *[other] { $count } things that the rules know were
} never offered; the end of the page lists them.

report-compare-title = { $title }: two runs side by side
report-compare-lead = The first run is { $first } with { $games } games, the second { $second } with { $others }.
report-compare-changed = What changed beyond chance
report-compare-changed-about = Shares are tested as two proportions, means by Welch's test. Of all differences called real here, at most one in twenty should be chance (Benjamini and Hochberg).
report-compare-changed-table = What changed beyond chance, the surest first
report-compare-nothing = Nothing that we test differs beyond chance. With more games smaller differences would show.
report-compare-tests = { $tests } figures were compared, { $changed } differ beyond chance.
report-compare-more = { $count ->
    [one] One more change is about
   *[other] { $count } more changes are about
} how often something is chosen, drawn or met; see the last table. Most of these follow from the changes above: a shorter game has less of everything.
report-compare-runs = The two runs
report-compare-runs-about = How each was made, and which settings differ.
report-compare-run = { $name }: { $command }; rules { $rules }, components { $components }
report-compare-length = Length, points and suspense
report-compare-victories = Victories
report-compare-ends = Ends
report-compare-sources = Points by source
report-compare-groups = By players and options
report-compare-use = What players choose, what chance brings, what happens
report-compare-about = Both runs with their 95 % intervals, and the change with its own. A star marks changes beyond chance.
report-compare-use-about = In how many games it came up, of those in which it could. Only what differs beyond chance is listed; the JSON file has all.
report-a-player = A player
