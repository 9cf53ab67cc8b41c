# Hints: what a strong player would do, and why. One short sentence each.

hint-better = You win about { $chance }% from here, { $other }% with the next best move.
hint-close = You win about { $chance }% from here. Another move is about as good.
hint-best-placed = Of all you can do, it leaves you in the best place.
hint-card-least = You need this card least.
hint-cards-least = You need these cards least.
hint-all-at-once = All of it helps you now. Nothing is gained by doing it one by one.
