# What the command line and every match say, in English.

nobody = nobody
seat-person = Player { $number }
seat-bot = { $kind ->
    [random] Random
    [easy] Easy
    [normal] Normal
    [hard] Hard
    [expert] Expert
    [search] Search
    [greedy] Greedy
   *[other] { $kind }
} { $number }

# What every match can say
not-offered = You can't do that now.
told-times = { $told } ({ $count } times)
undone = { $seat } undoes a step.

# What happens to the seats of a table
seat-sat = { $seat } sits down.
seat-ready = { $seat } is ready.
seat-left = { $seat } leaves. A bot plays on.
seat-replaced = The host lets a bot play for { $seat }.
seat-away = { $seat } is away. A bot plays on.
seat-back = { $seat } is back.
seat-opened = The host opens a seat again.
seat-hinted = { $seat } asked for a hint.
seat-renewed = { $seat } has a new link. The old one no longer works.
seat-renewed-by-host = The host made a new link for { $seat }. The old one no longer works.

# What people can say to each other at a table
phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-nice-move = Nice move!
phrase-wow = Wow!
phrase-lucky = What luck!
phrase-bad-luck = Oh no, bad luck!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-thinking = Let me think.
phrase-your-turn = It's your turn!
phrase-back-soon = Back in a minute!
phrase-good-game = Good game!

# What a table tells a web address, and why a notice did not arrive
webhook-turn = { $name }, it's your turn in { $title }: { $link }
webhook-new = Turn notices for a table of { $title } will come here: { $link }
webhook-failed-name = We can't find a machine with that name.
webhook-failed-private = That address is on this machine or in its network, so we don't send there.
webhook-failed-certificate = The machine at that address can't prove who it is.
webhook-failed-redirect = That address sends us to another one. Give us the final address.
webhook-failed-refused = The machine at that address said no.
webhook-failed-silent = The machine at that address doesn't answer.

window-open = Wait: someone may want to react.

# ludoteca games
games-one = { $id }: { $title }, { $low } to { $high } players
games-bot = Bot { $kind }{ $kind ->
    [random] : makes any move at all
    [easy] : often picks the wrong move
    [normal] : picks the move that looks best
    [hard] : thinks ahead before it moves
    [expert] : thinks ahead like hard, and has learned from its own games
    [search] : thinks ahead before it moves
   *[other] {""}
}
games-option = Option { $name }: { $meaning }
games-value = { $name }={ $value }: { $meaning }
games-usual = {" "}(default)
games-usual-with = {" "}(default with { $options })
games-none = No game is installed.

# ludoteca components
components-head = { $title }: its component files and what is in them
components-file = { $file }: { $holds }
components-where = They are in { $folder }. To change a copy: ludoteca components { $game } --copy DIR
components-copied = { $count ->
    [one] One file is
   *[other] { $count } files are
} now in { $folder }. Change what you like, then: ludoteca play { $game } --content { $folder }

# ludoteca new-game
new-game-made = The folder { $name } has a small game in { $count } files. Change what you like.
new-game-install = To install it: { $python } -m pip install -e { $name }
new-game-play = To play it: ludoteca play { $name }, or ludoteca for the browser
new-game-test = To test it: { $python } -m pytest { $name }

# ludoteca rules
rules-head = { $title }: the rules as we play them here

# ludoteca play: before the game
play-head = { $title } with { $names }
play-option = { $name }: { $value }
play-loaded = You go on where the record ends, after line { $line }.
play-watching = Only bots play. You watch, and you see what everyone at the table can see.
play-hint = Type the number of an answer, v to see the table, i to read what a card says, or ? for help. You are { $names }.

# ludoteca play: a question
play-question = { $name }: { $question }
play-fails = { $text } (fails: { $reason })
play-answer = { $number }. { $text }
play-your-answer = Answer, or ? for help:{" "}
play-fits = { $count ->
    [one] One answer fits. Press Enter to choose it:
   *[other] { $count } answers fit { $typed }:
}
play-fits-none = No answer has { $typed } in it. Type a number from 1 to { $last }, part of an answer, or ? for help.
play-no-such-number = There is no answer { $number }. Type a number from 1 to { $last }.
play-pass-on = Press Enter to hide this, then pass the keyboard to { $name }:{" "}
play-ready = { $name }, press Enter when nobody else is looking:{" "}
play-nothing-to-do = { $name }, you have nothing to choose here.
play-help =
    Number: choose that answer.
    Part of an answer: show only the answers with these words.
    Enter: show the question and its answers again.
    u: undo your last answer.
    v: view the table as you see it. v players: only that part of it.
    i: what is in sight. i mush: what the things say whose names have these letters.
    l: log, everything that has happened so far.
    r: the rules behind this question. r 2: the rules behind answer 2.
    s FILE: save the game to FILE.
    q: quit.
    ?: this help.

# ludoteca play: commands
play-undone = Undone: { $answer }
play-undo-none = Nothing to undo: { $reason }
play-undo-more = { $count ->
    [0] You can't undo any more: { $reason }
    [one] You can undo 1 more step. Before that, { $reason }
   *[other] You can undo { $count } more steps. Before that, { $reason }
}
undo-stop-start = it is the start of the game.
undo-stop-chance = a card was drawn or a die rolled.
undo-stop-another = someone else made a choice.
undo-stop-reveal = something hidden was shown.
undo-stop-part = another version of the program was used.
undo-stop-not-asked = you have no choice to make now.
undo-stop-over = the game is over.
play-saved = Saved to { $file }.
play-saved-end = Saved to { $file }. To watch it again: ludoteca replay { $file }
play-save-where = Say which file: s FILE, for example s evening.ludo.jsonl
play-not-saved = This game isn't saved. Type q again to quit, or s FILE to save it first.
play-no-rules = There is no rule for this.
play-log-empty = Nothing has happened yet.
play-in-sight = You can see these. Type i and part of a name to read what it says.
play-thing = { $name }: { $about }
play-things = { $count } names have { $typed } in them. Type a bit more of the one you want:
play-things-none = Nothing here has { $typed } in its name. Type i alone to see what there is.
play-no-texts = The things of this game have no texts. Type r to read the rules.
play-left = You left the game.

# The end of a game
end-not-yet = The record ends here. The game isn't over.
end-head = The game is over. { $reason }
end-won = { $names } wins.
end-shared = { $names } share the victory.
end-nobody = Nobody wins.
end-place = { $place }. { $name }: { $score }
end-source = { $source } { $points }
list-and = { $first } and { $last }

# The table as one seat sees it
view-head = The table, as { $name } sees it:
view-head-watching = The table, as everyone sees it:
view-no-part = There is no such part. The table has: { $parts }.
view-yes = yes
view-no = no
view-none = none

# A record of another version
other-rules = This game used rules { $record }, and here are rules { $here }. We follow it as far as they agree.
other-content = This game used other components. We follow it as far as they agree.

# ludoteca replay
replay-head = { $title } with { $names }: { $lines } lines.
replay-ask = Line { $line } of { $lines }. Enter, or ? for help:{" "}
replay-help =
    Enter: go to the next thing that happens.
    Number: go on by that many lines of the record.
    v: view the table at this moment. v players: only that part of it.
    q: quit.
replay-written = The position after line { $line } is in { $file }.

# ludoteca verify
verify-good = { $check }: yes. { $found }
verify-bad = { $check }: NO. { $found }
verify-skipped = { $check }: not checked. { $found }
verify-rules = The rules fit
verify-content = Same components
verify-commitment = The secret fits the seal
verify-answers = Every answer follows the rules
verify-dealt = Every card and die comes from the secret
verify-result = Same result
verify-same = It is { $value }.
verify-played = Played with rules { $rules }.
verify-other-rules = Played with rules { $rules }, and this program has rules { $here }.
verify-differs = The record says { $record }, this program has { $here }.
verify-left-out = We couldn't follow lines { $first } to { $last }, played with another version: { $reason }
verify-replayed = { $lines } lines replayed.
verify-dealt-all = All of them.
verify-dealt-from = From line { $line } on, yes. The lines before come from another game.
verify-not-over = The game is not over, as the record says.
verify-needs = We need the checks above first.
verify-all-good = The record is true.
verify-all-good-with = The record holds, played with rules { $rules }.
verify-partly = The record is right as far as we can check it.
verify-not-good = The record is wrong.

# ludoteca tutorial

tutorial-line = { $game }/{ $tutorial } ({ $kind }): { $title }; { $steps } steps, { $seconds } s
tutorial-seed = Seed { $seed } will do.
