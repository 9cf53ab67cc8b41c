# What the browser says, in English.

web-name = Ludoteca
web-page-of = { $title } – Ludoteca
web-home = Ludoteca, to the shelf
web-places = Places
web-games = Games
web-loading = One moment …
web-close = Close
web-open = Open
web-try-again = Try again
web-unreachable = The server does not answer.
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
web-shelf-lead = Play now sits you down against two bots. No account, nothing leaves this computer.
web-shelf-address = Others in this room open { $address } or scan the code of a table.
web-shelf-alone = Only this computer gets in. Started with ./play --lan, others in this room can join.
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
web-with = with { $names }
web-alone = alone
web-players = Players:
web-about-other = A game that somebody added.
web-about-plastics-race-sentence = Drive through a European city, collect the bins and sell them before the others do.
web-about-plastics-race-time = 20–45 min
web-about-plastics-race-age = 8+
web-about-rolling-heights-sentence = Roll your workers, stack cubes into towers, and shape one shared skyline.
web-about-rolling-heights-time = 60+ min
web-about-rolling-heights-age = 14+
web-about-iditacards-sentence = Build a team of dogs, read the weather, and bring your sled over 160 squares of snow.
web-about-iditacards-time = about 60 min
web-about-iditacards-age = 10+

# Tables to watch
web-watch = Watch
web-watch-lead = Tables that are being played and that anybody may watch. You see what is public, never a hand.
web-watch-running = Tables to watch
web-watch-none = No table is open to watch just now. Start bots below, or open a table with spectators.
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
web-join-lead = The code is on the screen of the person who opened the table.
web-join-wrong = No table waits under this code.
web-join-too-many = Too many wrong codes were tried. Wait a moment, then try again.

# Records
web-records = Records
web-records-lead = Games that were finished in this browser, and record files.
web-records-count = { $count ->
    [0] No finished games yet
    [one] 1 finished game
   *[other] { $count } finished games
}
web-records-finished = Finished games
web-records-none = None yet.
web-record-from-disk = A record file from this or another computer
web-record-open = Open a record file
web-record-drop = Drop a record file here (.ludo.jsonl), or
web-record-good = The record is complete, and every line of it follows the rules.
web-record-unfinished = The record ends before the game does; every line of it follows the rules.
web-record-stopped = This record can be followed only so far: { $reason }

# Settings
web-settings = Settings
web-settings-lead = They stay in this browser.
web-your-name = Your name
web-your-name-about = The others at a table see it.
web-theme = Light or dark
web-theme-about = As your system has it, or always one of them.
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-theme-to-light = Switch to light
web-theme-to-dark = Switch to dark
web-motion = Movement
web-motion-about = Things move when something happens. Never, if your system asks for stillness.
web-confirm = Ask twice
web-confirm-about = Ask once more before an answer that cannot be undone.

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
web-seat-about-me = Me, on this screen
web-seat-about-here = Someone else here; the hand is covered in between
web-seat-about-open = Someone by link, code or QR
web-seat-about-bot = Played by this computer
web-seat-add = Add a seat
web-seat-remove = Remove seat { $number }
web-bot-level = How it plays
web-bot-random = Random
web-bot-easy = Easy
web-bot-normal = Normal
web-bot-hard = Hard
web-bot-search = Thinks ahead
web-bot-word-random = random moves
web-bot-word-easy = easy
web-bot-word-normal = normal
web-bot-word-hard = hard
web-bot-word-search = thinks ahead
web-bot-about-random = Any move, without a thought.
web-bot-about-easy = Good for a first game: it often misjudges what is best.
web-bot-about-normal = Takes the move that looks best.
web-bot-about-hard = Tries its best moves out in its head before it decides.
web-bot-about-search = Tries moves out in its head before it decides.
web-bot-strength = Wins about { $wins } { $wins ->
    [one] game
   *[other] games
} in { $games } against { $others ->
    [one] { $against }
   *[other] { $others } { $against } bots
}.
web-bots-play = Bots
web-bots-play-about = When you press Play now, and when a bot takes over a seat.
web-wait = Time to react
web-wait-about = Everybody waits the same moment whenever somebody could react, whoever holds the card.
web-house-rules = House rules
web-house-rules-about = { $count ->
    [one] 1 ruling you may switch, as in the book
   *[other] { $count } rulings you may switch, all as in the book
}
web-house-rules-read = Read them in the rules
web-spectators = Spectators
web-spectators-about = Show the table in the list of tables to watch. They see what is public, never a hand.
web-spectators-see = They see what is public, never a hand.
web-starts = Who starts
web-starts-about = Play goes on from there.
web-starts-lot = By lot
web-sealed = The shuffle is sealed before anyone sits down.
web-waiting-for = { $count ->
    [one] Waiting for 1 open seat
   *[other] Waiting for { $count } open seats
}
web-open-table = Open the table
web-start-table = Start the table

# A table that waits
web-claim = A seat is kept for you
web-claim-sit = Sit down
web-fill-and-start = Fill with bots and start
web-invite = Invite
web-invite-seat-about = The first person to open this link takes the seat.
web-invite-alone = These links open on this computer only. Started with ./play --lan, others in the room can join.
web-code-about = Code of this table
web-show-qr = Show as QR code
web-qr-of-code = QR code to join this table
web-qr-of-seat = QR code of seat { $number }
web-seal = Seal of the shuffle: { $seal }
web-dealt-sealed = The server shuffled, and nobody could know how.
web-dealt-seed = The host chose the seed of the shuffle and may have known every card.
web-dealt-fork = This game goes on from a record: what was dealt before is no secret.

# The table
web-board = Board
web-own-things = Your things
web-decision = Decision
web-options = Options
web-options-here = { $count ->
    [one] 1 option
   *[other] { $count } options
}
web-options-filter = Type to filter { $count } options
web-options-filter-label = Filter the options
web-options-narrowed = { $count ->
    [one] 1 option there
   *[other] { $count } options there
}
web-options-all = Show all
web-options-none = No option has { $typed } in it.
web-final = cannot be undone
web-points = Points:
web-you = you
web-here = here
web-away = away
web-to-play = to play
web-watching = You watch
web-presence = { $away ->
    [0] all { $here } here
   *[other] { $here } here, { $away } away
}
web-seat-is-bot = Bot ({ $level })
web-seat-bot-plays = a bot plays for you
web-seat-to-bot = Let a bot play
web-seat-take-back = Take the seat back
web-new-link = New link for this seat
web-new-link-own = Your old link stops working at once, for everybody who has it. You keep your seat in this browser.
web-new-link-other = The old link of { $name } stops working at once. { $name } can play on only with the new one, so you have to pass it on.
web-new-link-seen = Everybody at the table can read in the log that you did this.
web-new-link-make = Make a new link
web-new-link-keep = Keep the old one
web-new-link-done-own = Here is your new link. You need it only to play on with another device. Show it to nobody: anybody who has it can play for you.
web-new-link-done-other = Here is the new link. Give it to { $name } and nobody else: anybody who has it can play for { $name }.
web-waiting-seat = { $name } is thinking.
web-window-others = Somebody may react now.
web-window-yours = You may react now.
web-window-until = It passes by itself in { $seconds } s.
web-why-not = Why not something else?
web-why-not-title = Why not?
web-why-not-point = Point at anything on the board or among your things, or choose it here.
web-why-not-filter = Type to find a thing
web-why-not-things = Things
web-why-not-nothing = That has no name here. Point at something else, or choose it in the list.
web-why-not-none = No thing has { $typed } in its name.
web-why-not-possible = You can choose it now:
web-why-not-no-answer = None of the answers that are possible now is about it.
web-why-not-asked = You are asked: { $prompt }
web-why-not-rules = The rules behind this question
web-why-not-back = Back to the options
web-why-not-about = What can be chosen now, and what cannot, follows from these rules.
web-orders = When you could react
web-orders-about = Standing orders for this table
web-orders-ask = Ask me
web-orders-pass = Let it pass
web-undo = Undo
web-undo-reach = { $count ->
    [0] Nothing to take back
    [one] Reaches 1 step
   *[other] Reaches { $count } steps
}
web-undo-stop = { $count ->
    [0] { $reach }:
   *[other] { $reach }. Further back:
}
web-undo-ask = Ask the others to go back further
web-undo-asked = { $name } asks to take something back.
web-undo-waits = It waits for a yes from { $names }.
web-undo-replaced = A bot plays for { $name } now, but only { $name } can say yes: with the link of that seat.
web-undo-cannot = You cannot take that back: { $reason }
web-agree = Agree
web-refuse = Refuse
web-confirm-title = This cannot be undone
web-confirm-question = { $answer }?
web-confirm-yes = Do it
web-confirm-no = Not yet
web-stale = The table has moved on in the meantime. Look again.
web-log = Log
web-log-all = All { $count } lines
web-log-fewer = Fewer lines
web-log-empty = Nothing has happened yet.
web-log-withdrawn = taken back
web-tabs = What to show below the board
web-tab-play = Play
web-tab-mine = Mine
web-tab-seats = Seats
web-tab-log = Log
web-hand-over = Over to { $name }
web-hand-over-about = Pass the screen on. Nothing is shown until the next person is ready.
web-hand-over-ready = I am { $name }
web-connection-lost = No connection. Everything is kept; trying again …
web-connection-back = Back again. Nothing was lost.
web-connection-crowded = Too many pages are open at once. This one keeps asking for news, so you can play on; closing other tabs helps.
web-connection-gone = Your link to this table no longer works: somebody made a new one, or the table was deleted. Ask for the new link.
web-table-gone = This table is not here
web-table-gone-about = It was deleted, or this browser has no link to it. Ask for the link once more.
web-table-waits = This table waits for its own components
web-table-waits-about = It is played with changed cards or boards, and the server was started without them. The person who runs the server can start it with them. Nothing is lost.
web-over = The game is over.

# Rules
web-rules = Rules
web-rules-lead = As this program plays them, in our own words. A ruling settles what the book leaves open.
web-rules-search = Search the rules
web-rules-all = Show all rules
web-rules-only = Show only the rules behind this question
web-rules-none = No rule has these words.
web-ruling = ruling

# The end
web-end-won = { $names } wins: { $score }
web-end-shared = { $names } share the victory: { $score }
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
web-course-rounds = by rounds
web-course-lines = by lines of the record
web-course-none = Nobody scored.
web-chart-label = Points over the game. At the end: { $summary }
web-luck = Luck
web-luck-about = what fell, and in brackets what was to be expected
web-luck-count = { $count ->
    [one] once
   *[other] { $count } times
}
web-luck-most = the { $count } furthest from what was to be expected
web-luck-outcome = Outcome
web-luck-everybody = Everybody
web-luck-cell = { $fell } ({ NUMBER($expected, maximumFractionDigits: 1, minimumFractionDigits: 1) })
web-luck-plastics-race-roll-die = Street dice
web-luck-plastics-race-reward-die = Reward die
web-luck-plastics-race-draw-card = Cards drawn
web-luck-rolling-heights-roll-meeple = Meeples rolled
web-luck-rolling-heights-roll-meeple-0 = exhausted
web-luck-rolling-heights-roll-meeple-1 = working steady
web-luck-rolling-heights-roll-meeple-2 = working hard
web-luck-iditacards-weather-die = Weather die
web-luck-iditacards-draw-card = Cards drawn
web-luck-iditacards-reveal-card = Cards turned up for risks
web-fair = The shuffle was fair: seed and seal match
web-unfair = The seed does not match the seal
web-fair-about = Seal { $seal } from before the start, seed { $secret }
web-show-board = Show the board
web-show-end = Result
web-download-record = Download record
web-rematch = Rematch
web-rematch-join = Join the rematch

# Replay
web-replay = Replay
web-replay-lead = A finished game, moment by moment, with everything open.
web-replay-about = See the game again, moment by moment, or play on from any of them.
web-replay-line = Line { $line } of { $lines }
web-replay-line-round = Line { $line } of { $lines }, round { $round }
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One step back
web-replay-forward = One step on
web-replay-moment = Moment
web-replay-speed = Speed
web-replay-times = { $times }×
web-replay-link = Link to this moment
web-play-on = Play on from here
