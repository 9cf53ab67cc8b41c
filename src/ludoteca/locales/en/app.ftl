# What the command line and every match say, in English.

nobody = nobody
seat-person = Player { $number }
seat-bot = { $kind ->
    [random] Random
    [easy] Easy
    [normal] Normal
    [hard] Hard
    [search] Search
    [greedy] Greedy
   *[other] { $kind }
} { $number }

# What every match can say
not-offered = That is not possible now.
told-times = { $told } ({ $count } times)
undone = { $seat } takes an answer back.

# What happens to the seats of a table
seat-sat = { $seat } sits down.
seat-left = { $seat } leaves; a bot plays on.
seat-replaced = The host lets a bot play for { $seat }.
seat-away = { $seat } is away; a bot plays on.
seat-back = { $seat } is back and plays.
seat-opened = The host opens a seat again.
seat-renewed = { $seat } has a new link; the old one no longer works.
seat-renewed-by-host = The host made a new link for { $seat }; the old one no longer works.

window-open = Wait: somebody may want to react.

# ludoteca games
games-one = { $id }: { $title }, { $low } to { $high } players
games-bot = Bot { $kind }{ $kind ->
    [random] : any move
    [easy] : often wrong about what is best
    [normal] : takes what looks best
    [hard] : tries its best moves out before it decides
    [search] : tries moves out before it decides
   *[other] {""}
}
games-option = Option { $name }: { $meaning }
games-value = { $name }={ $value }: { $meaning }
games-usual = {" "}(usual)
games-usual-with = {" "}(usual with { $options })
games-none = No game is installed.

# ludoteca components
components-head = { $title }: the component files and what they hold
components-file = { $file }: { $holds }
components-where = They are in { $folder }. To change a copy of them: ludoteca components { $game } --copy DIR
components-copied = { $count ->
    [one] One file is
   *[other] { $count } files are
} in { $folder } now. Change them, then: ludoteca play { $game } --content { $folder }

# ludoteca new-game
new-game-made = The folder { $name } holds a small game in { $count } files. Change what you like.
new-game-install = To install it: { $python } -m pip install -e { $name }
new-game-play = To play it: ludoteca play { $name }, or ludoteca for the browser
new-game-test = To test it: { $python } -m pytest { $name }

# ludoteca rules
rules-head = { $title }: the rules as this program plays them

# ludoteca play: before the game
play-head = { $title } with { $names }
play-option = { $name }: { $value }
play-loaded = Going on where the record ends, after line { $line }.
play-watching = No person plays: you watch, and see what everybody at the table may see.
play-hint = Type the number of an answer, v to see the table, or ? for help. You are { $names }.

# ludoteca play: a question
play-answer = { $number }. { $text }
play-your-answer = Answer, or ? for help:{" "}
play-fits = { $count ->
    [one] One answer fits. Press Enter to take it:
   *[other] { $count } answers fit { $typed }:
}
play-fits-none = No answer has { $typed } in it. Type a number from 1 to { $last }, part of an answer, or ? for help.
play-no-such-number = There is no answer { $number }: the numbers go from 1 to { $last }.
play-pass-on = Press Enter to hide all this, then pass the keyboard to { $name }:{" "}
play-ready = { $name }, press Enter when nobody else is looking:{" "}
play-nothing-to-do = { $name }, there is nothing you can do here.
play-help =
    Number: take that answer.
    Part of an answer's text: show only the answers that have it.
    Enter: show the question and its answers again.
    u: undo, take back your last answer.
    v: view, show the table as you see it. v players: only that part of it.
    l: log, tell everything that has happened so far.
    r: the rules behind this question. r 2: the rules behind answer 2.
    s FILE: save the game to FILE.
    q: quit.
    ?: this help.

# ludoteca play: commands
play-undone = Taken back: { $answer }
play-undo-none = There is nothing to take back: { $reason }
play-undo-more = { $count ->
    [0] Nothing more can be taken back: { $reason }
    [one] You can take back one more answer. Further back: { $reason }
   *[other] You can take back { $count } more answers. Further back: { $reason }
}
undo-stop-start = that is where the game begins.
undo-stop-chance = since then something has fallen by chance, a card or a die.
undo-stop-another = since then somebody else has answered.
undo-stop-reveal = since then something hidden was shown.
undo-stop-part = since then the game has gone on under another version of the program.
undo-stop-not-asked = you are not asked now.
undo-stop-over = the game is over.
play-saved = Saved to { $file }.
play-saved-end = Saved to { $file }. See it again with: ludoteca replay { $file }
play-save-where = Say where: s FILE, for example s evening.ludo.jsonl
play-not-saved = This game is not saved. Type q again to leave it, or s FILE to save it first.
play-no-rules = No rule is named here.
play-log-empty = Nothing has happened yet.
play-left = You left the game.

# The end of a game
end-not-yet = The record ends here; the game is not over.
end-head = The game is over. { $reason }
end-won = { $names } wins.
end-shared = { $names } share the victory.
end-nobody = Nobody wins.
end-place = { $place }. { $name }: { $score }
end-source = { $source } { $points }
list-and = { $first } and { $last }

# The table as one seat sees it
view-head = The table, as { $name } sees it:
view-head-watching = The table, as everybody sees it:
view-no-part = There is no such part; the table has: { $parts }.
view-yes = yes
view-no = no
view-none = none

# A record of another version
other-rules = This was played with rules { $record }, here are rules { $here }: it is followed only as far as both agree.
other-content = This was played with other components: it is followed only as far as both agree.

# ludoteca replay
replay-head = { $title } with { $names }: { $lines } lines.
replay-ask = Line { $line } of { $lines }. Enter, or ? for help:{" "}
replay-help =
    Enter: go on to the next thing that happens.
    Number: go on by so many lines of the record.
    v: view, show the table at this moment. v players: only that part of it.
    q: quit.
replay-written = The position after line { $line } is written to { $file }.

# ludoteca verify
verify-good = { $check }: yes. { $found }
verify-bad = { $check }: NO. { $found }
verify-skipped = { $check }: not checked. { $found }
verify-rules = Same rules version
verify-content = Same components
verify-commitment = Secret fits its commitment
verify-answers = Every answer follows the rules
verify-dealt = Every card and die comes from the secret
verify-result = Same result
verify-same = It is { $value }.
verify-differs = The record says { $record }, this program has { $here }.
verify-left-out = Lines { $first } to { $last } were played with another version and could not be followed: { $reason }
verify-replayed = { $lines } lines replayed.
verify-dealt-all = All of them.
verify-dealt-from = Those from line { $line } on do; the ones before were taken over from another game.
verify-not-over = The game is not over, as the record says.
verify-needs = This needs the checks before it.
verify-all-good = The record is true.
verify-partly = The record holds as far as it can be checked.
verify-not-good = The record does not hold.
