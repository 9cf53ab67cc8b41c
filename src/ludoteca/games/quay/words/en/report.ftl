# What a report on Smugglers' Quay calls what players do, what chance brings and what happens, in English.

report-quay-verb-turn-land = Land a cargo
report-quay-verb-turn-ask-for = Ask a player for a card
report-quay-verb-turn-trade-in = Trade in cards
report-quay-verb-put-away-put-away = Put away a card
report-quay-verb-put-away-done = Stop putting cards away and draw new ones
report-quay-verb-blow-whistle-blow = Blow a whistle
report-quay-verb-blow-whistle-let-pass = Keep your whistle

# Chance
report-quay-verb-deal-card-deal = A card is dealt for the first hands
report-quay-verb-draw-card-draw = A card is drawn
report-quay-verb-tide-show = The tide is rolled

# Events
report-quay-event-draws = A player draws a card
report-quay-event-lands = A player lays a cargo on the quay
report-quay-event-whistles = A player blows a whistle
report-quay-event-tide = The tide comes in
report-quay-event-tide-by-card = The tide comes in, by cargo on the quay
report-quay-event-scores = A player scores points
report-quay-event-gives = A player gives away a card they were asked for
report-quay-event-has-none = A player doesn't have the card they were asked for
report-quay-event-trades-in = A player trades in cards
report-quay-event-puts-away = A player puts away a card
report-quay-event-ends = The game ends

# Components
report-quay-life-card = Cargoes
report-quay-life-card-landed = landed
