# What the browser says, in English.

web-name = Ludoteca
web-page-of = { $title } – Ludoteca
web-home = Ludoteca, back to the shelf
web-places = Pages
web-games = Games
web-loading = One moment …
web-close = Close
web-open = Open
web-try-again = Try again
web-unreachable = The server doesn't answer. Is it running?
web-times = { $thing } × { $count }
web-seconds = { $seconds } s
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-copied = Copied
web-copy-link = Copy link

# Friendly names, proposed to people and given to bots
web-names = Marta, Jonas, Ayşe, Nikos, Carmen, Luca, Elif, Sofía, Ġorġ, Eleni, Pablo, Deniz, Maria, Kerem, Ana
web-bot-names = Pepe, Olive, Teo, Bruna, Iris, Momo, Zita

# The shelf
web-shelf-title = What shall we play?
web-shelf-lead = Play now: you against two bots. No account needed. Nothing leaves this computer.
web-shelf-address = Others in this room can open { $address } or scan a table's QR code.
web-shelf-alone = Only this computer can join. To let others in this room join, start with ./play --lan.
web-play-now = Play now
web-new-table = New table
web-watch-bots = Watch bots
web-running = Ludoteca { $version }, { $build ->
    [compiled] compiled
   *[pure] pure Python
}
web-continue = Continue
web-look = Look
web-your-turn = Your turn
web-your-turn-at = Your turn – { $title }
web-your-turn-many = Your turn – { $count } tables
web-waiting-for-me = Waiting for you
web-with = with { $names }
web-alone = alone
web-players = Players:
web-about-other = A game that was added here.
web-about-plastics-race-sentence = Drive through a European city and collect the bins. The most points win!
web-about-plastics-race-time = 20–45 min
web-about-plastics-race-age = 8+
web-about-rolling-heights-sentence = Roll your workers, stack cubes into towers, and build one city together.
web-about-rolling-heights-time = 60+ min
web-about-rolling-heights-age = 14+
web-about-iditacards-sentence = Build a team of dogs, watch the weather, and race your sled over 160 squares of snow.
web-about-iditacards-time = about 60 min
web-about-iditacards-age = 10+
web-continue-all = { $count ->
    [one] Show my table
   *[other] Show all my { $count } tables
}

# Tables to watch
web-watch = Watch
web-watch-lead = These games are going on now, and anyone can watch. You see what everyone sees, never a hand.
web-watch-running = Tables to watch
web-watch-none = There is no table to watch now. Start some bots below, or open a table that others can watch.
web-watch-count = { $count ->
    [0] No table to watch yet
    [one] 1 table to watch
   *[other] { $count } tables to watch
}
web-watch-round = Round { $round }
web-watch-start = Start bots and watch

# Joining
web-join = Join
web-join-with-code = Join with a code
web-join-lead = The code is on the screen of the person who made the table.
web-join-wrong = We can't find that code. Check the letters.
web-join-too-many = That was too many wrong codes. Wait a moment, then try again.

# Records
web-records = Records
web-records-lead = Games you finished in this browser, and record files.
web-records-count = { $count ->
    [0] No finished games yet
    [one] 1 finished game
   *[other] { $count } finished games
}
web-records-finished = Finished games
web-record-won = You won
web-record-shared = You shared the victory
web-record-lost = { $names } won
web-record-bot = { $name } ({ $level })
web-records-none = None yet.
web-record-from-disk = A record file from this computer or another one
web-record-open = Open a record file
web-record-drop = Drop a record file here (.ludo.jsonl), or
web-record-good = The record is complete, and every step follows the rules.
web-record-unfinished = The record stops before the end of the game. Every step follows the rules.
web-record-stopped = We can only follow this record up to here: { $reason }

# Settings
web-settings = Settings
web-settings-lead = We keep these in this browser.
web-your-name = Your name
web-your-name-about = The others at your table see it.
web-theme = Light or dark
web-theme-about = Like your computer, or always the same.
web-theme-system = Like my computer
web-theme-light = Light
web-theme-dark = Dark
web-theme-to-light = Switch to light
web-theme-to-dark = Switch to dark
web-motion = Movement
web-motion-about = Pieces move when something happens. If your computer is set to less motion, they never do.
web-sound = Sound
web-sound-about = A few quiet sounds: dice, cards, trucks, your turn.
web-tips = Explain new things
web-tips-about = The first time you see something at a table, we say what it is. One thing a turn at most.
web-numbers = Numbers on the board
web-numbers-about = Each thing you can choose has the number of its answer. Point at the list to hide them for a while.
web-confirm = Ask twice
web-confirm-about = Ask me again before a choice I can't undo.
web-notices = Tell me when it's my turn
web-notices-about = Your browser shows a notice when you look at something else. Keep the table open in a tab.
web-notices-blocked = Your browser blocks notices from this page. You can allow them in its settings.
web-notices-impossible = Your browser can't show notices here. It needs an address that starts with https.
web-hear = Show quick phrases
web-hear-about = What others say at the table, such as "Nice move!"

# A new table
web-the-game = The game
web-players-range = { $min } to { $max } players
web-seats = Seats
web-seats-of = { $count } of { $most }
web-seat-number = Seat { $number }
web-seat-name = name
web-seat-kind = who plays
web-seat-me = Me
web-seat-here = Someone here
web-seat-open = By link or code
web-seat-bot = Bot
web-seat-is-open = Open seat
web-seat-about-me = You, on this screen
web-seat-about-here = Someone else on this screen. We hide the cards when you pass it on.
web-seat-about-open = Someone who joins by link, code or QR code
web-seat-about-bot = The computer plays
web-seat-add = Add a seat
web-seat-remove = Remove seat { $number }
web-bot-level = Level
web-bot-random = Random
web-bot-easy = Easy
web-bot-normal = Normal
web-bot-hard = Hard
web-bot-expert = Expert
web-bot-search = Thinks ahead
web-bot-word-random = random moves
web-bot-word-easy = easy
web-bot-word-normal = normal
web-bot-word-hard = hard
web-bot-word-expert = expert
web-bot-word-search = thinks ahead
web-bot-about-random = Makes any move at all.
web-bot-about-easy = Good for a first game: it often picks the wrong move.
web-bot-about-normal = Picks the move that looks best.
web-bot-about-hard = Thinks ahead before it moves.
web-bot-about-expert = Thinks ahead like Hard, and has learned from thousands of games.
web-bot-about-search = Thinks ahead before it moves.
web-bot-strength = Wins about { $wins } { $wins ->
    [one] game
   *[other] games
} in { $games } against { $others ->
    [one] { $against }
   *[other] { $others } { $against } bots
}.
web-bots-play = Bots
web-bots-play-about = For Play now, and for a bot that takes a seat.
web-bots-play-expert = Expert is at its best with two players. With more, it plays like Hard.
web-wait = Time to react
web-wait-usual = a few seconds
web-wait-everyone = Ask everyone
web-wait-about-everyone = When someone could react, everyone says "go on" or reacts. So nobody can tell who has the card.
web-wait-about = When someone could react, everyone waits this long. So nobody can tell who has the card.
web-house-rules = House rules
web-house-rules-about = { $count ->
    [one] 1 rule you can change. It is set as we read the book.
   *[other] { $count } rules you can change. All are set as we read the book.
}
web-house-rules-read = Read about them in the rules
web-spectators = Spectators
web-spectators-about = Show this table in the list of tables to watch. They see what everyone sees, never a hand.
web-spectators-see = They see what everyone sees, never a hand.
web-phrases = Quick phrases at this table
web-phrases-about = Players can say "Hello!", "Nice move!" and ten more. There is no other chat.
web-starts = Who goes first
web-starts-about = Then it goes around the table.
web-starts-lot = Random
web-sealed = We seal the shuffle before anyone sits down.
web-waiting-for = { $count ->
    [one] Waiting for 1 open seat
   *[other] Waiting for { $count } open seats
}
web-open-table = Open the table
web-start-table = Start the table

# A table that waits
web-claim = There is a seat for you
web-claim-sit = Sit down
web-ready-soon = You are about to play
web-ready-all-here = Everyone is here
web-ready-me = I'm ready
web-ready = ready
web-ready-not = not ready yet
web-ready-wait = The game begins when everyone is ready.
web-ready-start = Start without waiting
web-fill-and-start = Fill with bots and start
web-invite = Invite
web-invite-seat-about = The first person to open this link gets the seat.
web-invite-alone = These links only work on this computer. To let others in the room join, start with ./play --lan.
web-code-about = Code for this table
web-show-qr = Show as QR code
web-qr-of-code = QR code to join this table
web-qr-of-seat = QR code for seat { $number }
web-seal = Seal of the shuffle: { $seal }
web-dealt-sealed = The server shuffled the cards. Nobody could know how.
web-dealt-seed = The host picked the seed of the shuffle, so the host could know every card.
web-dealt-fork = This game goes on from a record. The cards dealt before are no secret.

# The table
web-board = Board
web-own-things = Your things
web-decision = Decision
web-answers = Answers
web-answers-here = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
web-answers-filter = Type to search { $count } answers
web-answers-filter-label = Search the answers
web-group-fails = These would fail
web-group-others = Other ways
web-others = { $count ->
    [one] 1 other way
   *[other] { $count } other ways
}
web-fails = Fails: { $reason }
web-picks = { $fewest ->
    [1] Picked { $count } of up to { $most }
   *[other] Pick { $fewest } to { $most }: { $count } so far
}
web-picks-all-of = Pick { $most }: { $count } so far
web-picks-all = Pick all
web-picks-send = { $count ->
    [one] Go on with this one
   *[other] Go on with these { $count }
}
web-answers-narrowed = { $count ->
    [one] 1 answer there
   *[other] { $count } answers there
}
web-answers-all = Show all
web-answers-more = { $count ->
    [one] 1 more answer
   *[other] { $count } more answers
}
web-answers-none = No answer has { $typed } in it.
web-final = you can't undo this
web-points = Points:
web-you = you
web-here = here
web-away = away
web-to-play = playing now
web-watching = You are watching
web-presence = { $away ->
    [0] all { $here } here
   *[other] { $here } here, { $away } away
}
web-seat-is-bot = Bot ({ $level })
web-seat-bot-plays = a bot plays for you
web-seat-to-bot = Let a bot play
web-seat-take-back = Take my seat back
web-new-link = New link for this seat
web-new-link-own = Your old link stops working at once, for everyone who has it. You keep your seat in this browser.
web-new-link-other = The old link of { $name } stops working at once. { $name } can only play on with the new link, so please pass it on.
web-new-link-seen = Everyone at the table can see in the log that you did this.
web-new-link-make = Make a new link
web-new-link-keep = Keep the old one
web-new-link-done-own = Here is your new link. You only need it to play on another device. Don't show it to anyone: people who have it can play for you.
web-new-link-done-other = Here is the new link. Give it only to { $name }: anyone who has it can play for { $name }.
web-waiting-seat = { $name } is thinking.
web-waiting-away = { $name } is away.
web-away-host = You can wait, or let a bot play.
web-away-others = You can wait. The person who opened the table can let a bot play.
web-away-bot = Let a bot play for { $name }
web-window-others = Someone can react now. Just a moment.
web-window-waits = Someone can react now. Waiting for { $names }.
web-window-nothing = You have nothing to play now. Everyone is asked, so nobody can tell who could react.
web-window-pass = Go on
web-window-yours = You can react now.
web-window-until = It goes on by itself in { $seconds } s.
web-why-not = Why can't I...?
web-why-not-title = Why can't I...?
web-why-not-point = Tap anything on the board or one of your things, or pick it here.
web-why-not-filter = Type to find a thing
web-why-not-things = Things
web-why-not-nothing = That has no name here. Tap something else, or pick it from the list.
web-why-not-none = Nothing here has { $typed } in its name.
web-why-not-possible = You can do this now:
web-why-not-no-answer = There is nothing you can do with it right now.
web-why-not-asked = The question now is: { $prompt }
web-why-not-rules = The rules behind this question
web-why-not-back = Back to the answers
web-why-not-about = These rules say what you can do now and what you can't.
web-orders = When you could react
web-orders-about = For this table, from now on
web-orders-ask = Ask me
web-orders-pass = Skip
web-undo = Undo
web-undo-reach = { $count ->
    [0] Nothing to undo
    [one] You can undo 1 step
   *[other] You can undo { $count } steps
}
web-undo-stop = { $count ->
    [0] { $reach }:
   *[other] { $reach }. Before that,
}
web-undo-ask = Ask the others if you can undo more
web-undo-asked = { $name } wants to undo something.
web-undo-what = This would be undone:
web-undo-more = { $count ->
    [one] and one more step
   *[other] and { $count } more steps
}
web-undo-waits = Waiting for { $names } to say yes.
web-undo-replaced = A bot plays for { $name } now, but only { $name } can say yes, with the link to that seat.
web-undo-cannot = You can't undo that: { $reason }
web-agree = Yes
web-refuse = No
web-say = Say something
web-said = { $seat }: { $phrase }
web-webhook = Turn notices
web-webhook-about = We can tell a web address, such as your group's chat, whose turn it is. Everyone here sees that we do.
web-webhook-address = Web address for turn notices
web-webhook-start = Start
web-webhook-stop = Stop
web-webhook-to = We tell { $host } whose turn it is, with the player's name and a link to the table.
web-webhook-failed = The last notice didn't arrive. { $reason }
web-confirm-title = You can't undo this
web-confirm-question = { $answer }?
web-confirm-yes = Do it
web-confirm-no = Not yet
web-stale = The game has moved on. Look again.
web-log = Log
web-log-all = All { $count } turns
web-log-fewer = Fewer turns
web-log-turn = { $name }'s turn.
web-log-set-up = Before the first turn
web-log-empty = Nothing has happened yet.
web-log-withdrawn = undone
web-follow = What the others do
web-follow-bots = The bots are playing.
web-follow-play = Play
web-follow-pause = Pause
web-follow-step = Next step
web-follow-now = Skip
web-follow-waiting = { $count ->
    [one] 1 more step
   *[other] { $count } more steps
}
web-follow-rush = Fast-forward
web-follow-times = { $text } ({ $count } times)
web-follow-speed = How fast others play
web-follow-speed-about = We show what the others do, one step at a time. Skip shows only how it ends.
web-follow-speed-slow = Slow
web-follow-speed-normal = Normal
web-follow-speed-fast = Fast
web-follow-speed-skip = Skip
web-waited = While you waited
web-waited-points = { $more } (now { $score })
web-waited-nothing = Nothing that concerns you.
web-waited-replay = Show it again
web-tabs = What to show below the board
web-tab-play = Play
web-tab-mine = Mine
web-tab-seats = Seats
web-tab-log = Log
web-hand-over = { $name }'s turn
web-hand-over-about = Pass the screen on. All cards are hidden until the next person is ready.
web-hand-over-window = { $name }: do you react?
web-hand-over-window-about = Everyone is asked, so nobody can tell who could do something.
web-hand-over-pass = { $name } lets it go on
web-hand-over-look = { $name } looks at the cards
web-hand-over-ready = I am { $name }
web-connection-lost = No connection. Nothing is lost. Trying again …
web-connection-back = You are back. Nothing was lost.
web-connection-crowded = Too many pages are open. You can still play here, but it helps to close some tabs.
web-connection-gone = Your link to this table doesn't work any more. Someone made a new one, or the table was deleted. Ask for the new link.
web-table-gone = We can't find this table
web-table-gone-about = It was deleted, or this browser has no link to it. Ask for the link again.
web-table-waits = This table needs its own cards or boards
web-table-waits-about = It uses changed cards or boards, and the server started without them. Ask the person who runs the server to start it with them. Nothing is lost.
web-over = The game is over.
web-agree-for = Yes for { $names }
web-rename = Change name
web-rename-do = Use this name

# Rules
web-rules = Rules
web-rules-lead = The rules in our own words, as we play them here. A ruling is our answer where the book leaves something open.
web-rules-search = Search the rules
web-rules-all = Show all rules
web-rules-only = Show only the rules behind this question
web-rules-none = No rule has these words.
web-ruling = ruling

# The end
web-end-won = { $names } wins: { $score }
web-end-won-you = You win: { $score }
web-end-shared = { $names } share the victory: { $score }
web-end-shared-you = You and { $names } share the victory: { $score }
web-end-nobody = Nobody wins
web-score-sheet = Score sheet
web-total = Total
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-course = Points over the game
web-course-rounds = by round
web-course-lines = by step
web-course-none = Nobody scored.
web-chart-label = Points over the game. At the end: { $summary }
web-luck = Luck
web-luck-about = What happened. In brackets: average luck.
web-luck-count = { $count ->
    [one] once
   *[other] { $count } times
}
web-luck-most = the { $count } furthest from average luck
web-luck-outcome = Result
web-luck-everybody = Everyone
web-luck-cell = { $fell } ({ NUMBER($expected, maximumFractionDigits: 1, minimumFractionDigits: 1) })
web-luck-plastics-race-roll-die = Street dice
web-luck-plastics-race-reward-die = Reward die
web-luck-plastics-race-draw-card = Cards drawn
web-luck-rolling-heights-roll-meeple = Workers rolled
web-luck-rolling-heights-roll-meeple-0 = tired
web-luck-rolling-heights-roll-meeple-1 = steady
web-luck-rolling-heights-roll-meeple-2 = working hard
web-luck-iditacards-weather-die = Weather die
web-luck-iditacards-draw-card = Cards drawn
web-luck-iditacards-reveal-card = Cards turned up for risk
web-fair = The shuffle was fair: seed and seal match
web-unfair = The seed doesn't match the seal
web-fair-about = Seal { $seal } from before the start, seed { $secret }
web-show-board = Show the board
web-show-end = Result
web-download-record = Download record
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-waits = Another game is ready. Play again?
web-rematch-others = They play again. Come along?
web-rematch-watch = Watch the rematch

# The story of a game
web-story = The story of this game
web-story-lead = { $seat } takes the lead.
web-story-again = Once more
web-story-closer = Look closer

# Replay
web-replay = Replay
web-replay-lead = A finished game, step by step. You see everything.
web-replay-about = Watch the game again, step by step, or play on from any step.
web-replay-line = Step { $line } of { $lines }
web-replay-line-round = Step { $line } of { $lines }, round { $round }
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-moment = Step
web-replay-turn = Turn
web-replay-turn-back = Back to the turn before
web-replay-turn-forward = On to the next turn
web-replay-round = Round
web-replay-round-back = Back to the round before
web-replay-round-forward = On to the next round
web-replay-speed = Speed
web-replay-times = { $times }×
web-replay-to-result = Back to the result
web-replay-link = Link to this step
web-play-on = Play on from here
web-play-on-about = Which seat do you take? Bots can play the others.
web-play-on-bot = Bot: { $level }
