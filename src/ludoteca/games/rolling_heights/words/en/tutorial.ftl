# The tutorial of Rolling Heights. `games/rolling_heights/tutorials/` says what each sentence lights up.

tutorial-rolling-heights-first = Your first house
tutorial-rolling-heights-first-goal = You build a city, and buildings give points. This house is yours. It only needs one more wood cube.
tutorial-rolling-heights-first-rolled = These are your workers. You roll them like dice. The one who stands works hard. The one on the side works steadily. The two who lie flat are tired.
tutorial-rolling-heights-first-rally = You can roll the tired ones again. Look at the odds: if nobody wakes up, half of your workers go on strike. It's worth a try. Roll them!
tutorial-rolling-heights-first-stop = One of them woke up! Now only one is tired, so the risk is bigger. Stop here.
tutorial-rolling-heights-first-work = Now let them all work. The carpenter brings wood, the others bring concrete. The one who works hard brings two cubes.
tutorial-rolling-heights-first-build = There is your wood! Put it on your house.
tutorial-rolling-heights-first-finished = Your house is finished. It gives you 1 point and a new worker: an architect, who brings glass. You roll them from your next turn on.
tutorial-rolling-heights-first-buy = You have 3 cubes left, so you can buy a new plan. In the first row plans cost 1 to 3 cubes. This one costs 3. Buy it.
tutorial-rolling-heights-first-place = Where will you build it? Next to your own buildings costs nothing more. Each space between costs 1 cube. This space gives houses 1 point. Place it here.
tutorial-rolling-heights-first-watch = You have no cubes left, so your turn is over. Watch the other builder.
tutorial-rolling-heights-first-on = That was a whole turn: roll, work, build, buy. Now it's up to you. Point at anything to learn what it is. Have fun!
