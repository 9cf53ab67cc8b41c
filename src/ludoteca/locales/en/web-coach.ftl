# Hints, the coach and practice, on the page.

web-hint = Hint
web-hint-thinking = Thinking...
web-tip-hint = See what a strong player would do here, and why. Everyone at the table sees that you asked.
web-hints = Hints at this table
web-hints-about = Players can ask what a strong player would do. The log shows who asked.

web-coach = Coach
web-coach-about = See what was luck and what was skill, and where the game turned. It takes about a minute.
web-coach-start = Ask the coach
web-coach-working = The coach looks at the game
web-coach-progress = { $done } of { $of } steps
web-coach-stop = Stop
web-coach-chances = Chance to win, in percent
web-coach-chart = Chance to win over the game. At the end: { $summary }
web-coach-player = Player
web-coach-result = Result
web-coach-luck = Luck
web-coach-adjusted = Without luck
web-coach-given-up = Given up
web-coach-points = Turning points: { $name }
web-coach-no-points = No decision clearly lost anything.
web-coach-mark-inaccuracy = Inaccuracy
web-coach-mark-mistake = Mistake
web-coach-mark-blunder = Blunder
web-coach-lost = { $loss } ± { $error } points of 100 lost
web-coach-said = Played: { $said }
web-coach-better = Better: { $better }
web-coach-look = Look
web-coach-try = Try it
web-coach-mark = { $mark } by { $name }, line { $line }
web-coach-label = The { $judge } bot judges, with { $worlds } worlds for each step. All figures are points of 100, ± is a 95% interval. Decisions are judged by what the player could know, luck with all cards open.

web-practice = Practice
web-practice-lead = Find the best move.
web-practice-about = Puzzles for you
web-puzzle = Puzzle: find the best move
web-puzzle-before = Played before: { $said }. That lost { $loss } points of 100.
web-puzzle-right = Yes, that's the coach's move!
web-puzzle-other = The coach prefers: { $better }
web-puzzle-on = You can play on from here, or go back to:
web-puzzle-day = Position of the day
web-puzzle-play = Play
web-puzzle-making = Setting up...
web-puzzle-own = Learn from your mistakes
web-puzzle-none = When the coach finds a turning point in one of your games, it appears here.
web-puzzle-drop = Remove
