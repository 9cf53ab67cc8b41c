nim-title = Nim
nim-score = { $score }
nim-ask-take = { $player }, how many sticks?
nim-take = { $sticks }
nim-end-sticks = There are no sticks left.
nim-source-last-stick = last stick
