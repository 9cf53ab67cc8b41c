# The coach: luck and skill in a finished game. Chances are in points of a hundred.

coach-label = Judged by the { $judge } bot in { $worlds } worlds for each step. ± is a 95% interval.
coach-seat = { $name }
coach-adjusted = Result { $result }, luck { $luck } ± { $luck-error }. Without luck: { $adjusted }.
coach-given-up = Given up in { $decisions } decisions: { $given-up } ± { $given-up-error }, or { $each } for each.
coach-point-inaccuracy = Line { $line }, inaccuracy, { $loss } ± { $error } lost: { $said }. Better: { $better }.
coach-point-mistake = Line { $line }, mistake, { $loss } ± { $error } lost: { $said }. Better: { $better }.
coach-point-blunder = Line { $line }, blunder, { $loss } ± { $error } lost: { $said }. Better: { $better }.

# The first page, for someone who wants no figures: why you won or lost, and how lucky you were
coach-why-won-luck = You won because luck was on your side.
coach-why-won-choices = You won because you chose better than the others.
coach-why-won-close = You won a close game: the others chose about as well as you.
coach-why-lost-luck = You lost, but you chose well. Bad luck decided this game.
coach-why-lost-choices = You lost because a few of your choices cost you a lot.
coach-why-lost-close = You lost a close game: you chose about as well as the others.
coach-why-unfinished = This game isn't over yet.
coach-luck-much-good = You were very lucky.
coach-luck-some-good = You were a bit lucky.
coach-luck-even = You were neither lucky nor unlucky.
coach-luck-some-bad = You were a bit unlucky.
coach-luck-much-bad = You were very unlucky.
