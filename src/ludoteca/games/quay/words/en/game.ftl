# Smugglers' Quay in English.

quay-title = Smugglers' Quay
quay-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}

# Options of a game
quay-option-goal = Points that end the game
quay-option-goal-8 = 8, a short game
quay-option-goal-12 = 12, the usual game
quay-option-goal-16 = 16, a long game
quay-option-patrol = Whistles
quay-option-patrol-true = can stop a landing
quay-option-patrol-false = do nothing: easier for a first game

# Cards
quay-card-whistle = a whistle
quay-card-salt = salt
quay-card-tea = tea
quay-card-silk = silk

# Questions
quay-ask-turn = Your turn! What do you want to do?
quay-ask-put-away = Which card do you put away, face down?
quay-ask-blow-whistle = A cargo is on the quay. Blow your whistle?

# Answers
quay-land = Land { $card }
quay-ask = Ask { $seat } for { $card }
quay-trade-in = Trade in: put away cards and draw new ones
quay-put-away = Put away { $card }
quay-put-away-done = Done: draw new cards
quay-blow = Blow the whistle
quay-let-pass = Skip
quay-tide = The tide rolls { $face }
quay-deal-card = Deal { $card }
quay-draw-card = Draw { $card }

# Events
quay-event-draws = { $seat } draws a card.
quay-event-draws-seen = { $seat } draws { $card }.
quay-event-lands = { $seat } lays { $card } on the quay.
quay-event-whistles = { $seat } blows a whistle: the cargo is seized.
quay-event-tide = The tide rolls { $face } for { $card }{ $face ->
    [1] : washed away!
   *[other] : it comes ashore.
}
quay-event-scores = { $seat } scores { $number ->
    [one] 1 point
   *[other] { $number } points
}.
quay-event-gives = { $seat } gives { $other } { $card }.
quay-event-has-none = { $other } asks for { $card }: { $seat } has none.
quay-event-trades-in = { $seat } trades in.
quay-event-puts-away = { $seat } puts a card away, face down.
quay-event-puts-away-seen = { $seat } puts away { $card }, face down.
quay-event-ends = The last boat leaves the quay.

# Endings
quay-end-goal = { $seat } reached the goal.
quay-end-deck = The deck is empty.

# What points are for
quay-source-landed = landed cargo
quay-source-seized = seized cargo

# Reasons
quay-refused-not-in-hand = You don't have that card.
quay-refused-put-one-away = Put away at least one card.
