# Hints: what a strong player would do, and why. One short sentence each.

hint-better = You win about { $chance }% from here, { $other }% with the next best move.
hint-close = You win about { $chance }% from here. Another move is as good.
hint-best-placed = Of all you can do, it leaves you in the best place.
hint-card-least = You need this card least.
