# Tutorials and lessons of European Plastic's Race. `games/plastics_race/tutorials/` says what each sentence lights up.

tutorial-plastics-race-first = Your first turn in Victoria
tutorial-plastics-race-first-goal = Welcome to Victoria! You drive a rubbish truck. Collect the bins and get the most points. Soon you'll be at this one, road by road.
tutorial-plastics-race-first-cards = These are your cards. You play them to drive. Each card shows its colours.
tutorial-plastics-race-first-red = This road is red, and you have a red card. Click the road to drive along it.
tutorial-plastics-race-first-yellow = The next road is yellow. Your yellow card takes you there.
tutorial-plastics-race-first-free = Look, the next road is yellow too! While the colour stays the same, you drive on for free.
tutorial-plastics-race-first-effect = Now you need purple, and you have none. But this green card can do something else instead: draw 2 cards. Use its effect.
tutorial-plastics-race-first-two = Still no purple card. That's all right: any two cards together stand for any colour. Click the purple road.
tutorial-plastics-race-first-spend = Which two cards do you give for it? Pick your two blue ones.
tutorial-plastics-race-first-bin = Bin 3 is at the end of this green road. Your green card takes you there.
tutorial-plastics-race-first-collect = You are at the bin. Collect it! A bin is worth 2 points, and you roll a die for more. Then your drive is over.
tutorial-plastics-race-first-die = 2 points for the bin, and the die showed 2 more. You have 4 points!
tutorial-plastics-race-first-discard = At the end of your turn you can put away cards you don't want. Then you draw until you have 5. Put this one away.
tutorial-plastics-race-first-watch = You drew new cards, and it's the other truck's turn. Watch what it does.
tutorial-plastics-race-first-on = Your turn again. Now you decide: every bin you don't have yet is worth a trip. Point at anything to learn what it is.
tutorial-plastics-race-first-fact = One true thing before you go. An apple core rots away. Plastic does not: it only breaks into smaller and smaller pieces. So every bin counts. Have fun!

# Lessons: what is special in each city

tutorial-plastics-race-paris = Paris: the joker street
tutorial-plastics-race-paris-joker = This street in Paris has all the colours. It is the joker street.
tutorial-plastics-race-paris-drive = Any one card takes you along it. Click the street.
tutorial-plastics-race-paris-pay = Pay with your green card.
tutorial-plastics-race-paris-done = The street counted as green this time. Next time it can be any other colour.

tutorial-plastics-race-victoria = Victoria: a card in the middle
tutorial-plastics-race-victoria-circle = The circle in the middle of Victoria gives you 1 card, each time you get there.
tutorial-plastics-race-victoria-drive = Drive there with your green card.
tutorial-plastics-race-victoria-done = You drew a card. You need not stop there: driving through is enough.

tutorial-plastics-race-madrid = Madrid: the recycling plant
tutorial-plastics-race-madrid-plant = A bin you keep is worth 2 points. The recycling plant pays more: 3 points for each bin. It never buys bin 1 here.
tutorial-plastics-race-madrid-drive = You have bins 3 and 4. Drive to the plant with your yellow card.
tutorial-plastics-race-madrid-sell = Sell both bins.
tutorial-plastics-race-madrid-done = 6 points! You can collect bins 3 and 4 again later. Selling clears all dice, street works and one-way signs from the board. It also ends your drive.

tutorial-plastics-race-berlin = Berlin: white lanes
tutorial-plastics-race-berlin-lane = Berlin has two white lanes. A white lane costs two cards of the same colour.
tutorial-plastics-race-berlin-drive = You have two green cards. Click the white lane.
tutorial-plastics-race-berlin-colour = Pay in green.
tutorial-plastics-race-berlin-pay = Now give your two green cards.
tutorial-plastics-race-berlin-done = You drove along the white lane. It always stands alone: the next road needs a new card, even if it is green.

tutorial-plastics-race-athens = Athens: dice on the roads
tutorial-plastics-race-athens-dice = Some circles roll dice. A die on a road gives it a new colour.
tutorial-plastics-race-athens-drive = Drive to this circle with your red card. You roll two dice.
tutorial-plastics-race-athens-place = Put the first die on any road you like. That road then has the colour of the die.
tutorial-plastics-race-athens-again = Now the second die: any road you like.
tutorial-plastics-race-athens-done = Dice help you, or they block the others. You choose!

tutorial-plastics-race-rome = Rome: the Vatican
tutorial-plastics-race-rome-vatican = Bin 4 is in the Vatican and gives 2 more points. You can only drive through in one direction: in here, and out on the other side.
tutorial-plastics-race-rome-red = Go in with your red card.
tutorial-plastics-race-rome-blue = Now the blue road. The bin at its end is yours.
tutorial-plastics-race-rome-done = 2 points for the bin, 2 for the Vatican, and what the die showed. No dice, street works or one-way signs can lie in here.

tutorial-plastics-race-ankara = Ankara: dead ends
tutorial-plastics-race-ankara-end = Only one road leads to this bin. It is a dead end: when you get there, your drive is over.
tutorial-plastics-race-ankara-drive = Drive there with your yellow card. You collect the bin.
tutorial-plastics-race-ankara-done = Next turn you leave by the same road, so keep a yellow card for the way back, or any two cards.

tutorial-plastics-race-london = London: cards on the way
tutorial-plastics-race-london-circle = London is full of short roads, so you need many cards. This circle gives you 2.
tutorial-plastics-race-london-drive = Drive there with your blue card.
tutorial-plastics-race-london-done = Two new cards. Plan your way so that you pass such circles.
