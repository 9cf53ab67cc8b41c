# The coach: luck and skill in a finished game. Chances are in points of a hundred.

coach-label = Judged by the { $judge } bot in { $worlds } worlds for each step. ± is a 95% interval.
coach-seat = { $name }
coach-adjusted = Result { $result }, luck { $luck } ± { $luck-error }. Without luck: { $adjusted }.
coach-given-up = Given up in { $decisions } decisions: { $given-up } ± { $given-up-error }, or { $each } for each.
coach-point-inaccuracy = Line { $line }, inaccuracy, { $loss } ± { $error } lost: { $said }. Better: { $better }.
coach-point-mistake = Line { $line }, mistake, { $loss } ± { $error } lost: { $said }. Better: { $better }.
coach-point-blunder = Line { $line }, blunder, { $loss } ± { $error } lost: { $said }. Better: { $better }.
