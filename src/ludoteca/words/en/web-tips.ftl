### What the frame of a table says about itself: the name, and one sentence about what it does for you.

web-explain-bar = Explain the top bar
web-explain-seats = Explain the players
web-explain-board = Explain the board
web-explain-own = Explain your things
web-explain-side = Explain the question
web-explain-invite = Explain how to invite
web-explain-result = Explain the result
web-explain-keys = Use the arrow keys

web-tip-invite = Invite
    .tip = Get a link, a code or a QR code, so that friends can join or watch.
web-tip-how = How to play
    .tip = The goal, your turn in three pictures, and how the game ends.
web-tip-rules = Rules
    .tip = Every rule of this game, exactly as we play it.
web-tip-settings = Settings
    .tip = Your name, light or dark, movement, and asking twice before you can't undo.
web-tip-sound = Sound
    .tip = Turn the quiet sounds on or off: dice, cards, trucks, your turn.
web-tip-say = Say something
    .tip = Pick a friendly phrase. Everyone at the table sees it next to your name.
web-tip-presence = Who is here
    .tip = This is how many people have the table open right now.
web-tip-watching = You are watching
    .tip = You see what everyone can see. You can't play at this table.

web-tip-theme = Light or dark
    .tip = Make the page light or dark.
web-tip-copy = Copy link
    .tip = Then paste it into a message to your friends.

web-tip-fill = Fill with bots and start
    .tip = Bots take the open seats, and the game starts now.
web-tip-code = Code
    .tip = Friends type these letters under "Join with a code" and get a seat.
web-tip-qr = QR code
    .tip = Point the camera of a phone at it to join this table.
web-tip-watch-link = Link for spectators
    .tip = For people who only want to watch. They never see a hand.
web-tip-ready = Ready
    .tip = The game begins when everyone has said that they are ready.
web-tip-seal = Seal of the shuffle
    .tip = The cards are already shuffled. At the end you can check that nobody changed them.

web-tip-show-board = Show the board
    .tip = See the whole table as it was at the end, with the log.
web-tip-download = Download record
    .tip = Save every step of this game in a file. You can open it under Records.
web-tip-story = The story of this game
    .tip = Its turning moments in 20 seconds. You can send the link to a friend.
web-tip-rematch = Rematch
    .tip = Play again with the same players. Nobody needs a new link.
web-tip-coach-start = Ask the coach
    .tip = The computer plays parts of this game many times to find out what was luck and what was skill.
web-tip-coach-stop = Stop
    .tip = You can ask the coach again later.
web-tip-coach-look = Look
    .tip = See the game just before this decision.
web-tip-coach-try = Try it
    .tip = Play this decision again at a table of your own.
web-tip-coach-result = Result
    .tip = 100% for a win. Those who tie share it.
web-tip-coach-luck = Luck
    .tip = How much all dice and cards changed this player's chance to win.
web-tip-coach-adjusted = Without luck
    .tip = The result less the luck. Luck is a guess, so this can be below 0% or above 100%.
web-tip-coach-given-up = Given up
    .tip = How much chance to win all their decisions lost, compared with the best ones.
web-tip-replay = Replay
    .tip = Watch the game again, step by step.
web-tip-part = { $source }
    .tip = One part of the score. All parts together are the total.
web-tip-part-of = { $name }: { $points }
    .tip = This comes from: { $source }.
web-tip-total = { $name }: { $score }
    .tip = All parts together. This is { $place } place.
web-tip-course = Points over the game
    .tip = Each line is a player. The higher it goes, the more points they had.
web-tip-luck = { $label }: { $fell }
    .tip = The bar shows what happened. The thin line is average luck: { NUMBER($expected, maximumFractionDigits: 1) }.
web-tip-fair = The shuffle was fair
    .tip = The seal from before the game fits the cards we used. So nobody changed them.
web-tip-unfair = The seal is broken
    .tip = The seal from before the game does not fit the cards we used.
web-tip-replay-back = One step back
    .tip = Show what happened before this.
web-tip-replay-forward = One step forward
    .tip = Show what happens next.
web-tip-replay-speed = Speed
    .tip = How fast the steps follow each other when you press Play.
web-tip-replay-link = Link to this step
    .tip = Copy a link that opens the replay at this very step.
web-tip-play-on = Play on from here
    .tip = Make a new table that goes on from this step. The old game stays as it is.

web-tip-follow-play = Play
    .tip = Go on showing what the others did.
web-tip-follow-pause = Pause
    .tip = Stop here until you want to see more.
web-tip-follow-step = Next step
    .tip = Show the next thing that happened, then wait.
web-tip-follow-now = Skip
    .tip = Go straight to how the table looks now.
web-tip-follow-rush = Fast-forward
    .tip = The bots play to the end at once. Click again to watch every step.
web-tip-follow-speed = How fast others play
    .tip = Choose how long you see each step. Skip shows only how it ends.
web-tip-waited = While you waited
    .tip = Open or close the list of what changed for you.
web-tip-waited-replay = Show it again
    .tip = See once more what the others did, step by step.

web-tip-zoom-in = Zoom in
    .tip = Make the map larger. You can then drag it.
web-tip-zoom-out = Zoom out
    .tip = Make the map smaller until you see all of it.

web-tip-seat = { $name }
    .tip = { $own ->
        [yes] This colour and shape are yours. Look for them on the board.
       *[no] Everything with this colour and shape belongs to { $name }.
    }
web-tip-bot = Bot
    .tip = The computer plays this seat.
web-tip-person = A person
    .tip = They have this table open right now.
web-tip-away = Away
    .tip = They don't have this table open right now. The game waits for them.
web-tip-open = Open seat
    .tip = Nobody sits here yet.
web-tip-score = Points
    .tip = This is the score so far.
web-tip-score-plastics-race = Points so far
    .tip = Bins you hold count 2 each. You also score with the reward die, route cards and sales.
web-tip-score-rolling-heights = Points so far
    .tip = Finished buildings, land bonuses and Politicians score. Ads, a target and wild tokens count at the end.
web-tip-score-iditacards = Score
    .tip = The square of this sled. The finish line is after square 160. If you race alone, your turns count.

web-tip-number = Number { $number }
    .tip = { $key ->
        [yes] The same number is on the board. You can also press { $number } on your keyboard.
       *[no] The same number is on the board.
    }
web-tip-final = You can't undo this
    .tip = A card is drawn, a die is rolled, or someone else gets to act. After that there is no way back.

## The card that says how to play

web-how = How to play
web-how-title = How to play { $game }
web-how-goal = Goal
web-how-turn = Your turn
web-how-end = The end
web-how-click = Click what glows, or pick from the list. Point at anything, or press and hold it, to learn what it is.
web-how-start = Let's play
web-how-exact = Exact rules

# Tutorials and lessons

web-learn = Learn step by step
web-lessons = One-minute lessons
web-lesson-done = Done
web-tutor-show = Show me, step by step ({ $minutes } { $minutes ->
    [one] minute
   *[other] minutes
})
web-tutor-resume = Go on with the tutorial
web-tutor-step = Step { $number } of { $count }
web-tutor-next = Next
web-tutor-watch = Watch
web-tutor-on = Play on
web-tutor-skip = Skip the tutorial
web-tutor-again = Start again
web-tutor-not-yet = Not this one yet. Look for "{ $answer }".
web-tutor-read-first = Read this first.
web-tutor-lost = The game took another way. You can play on from here, or start the tutorial again.
web-first-met = New on your table
web-got-it = Got it
