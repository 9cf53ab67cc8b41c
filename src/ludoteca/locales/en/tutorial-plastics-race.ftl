# Tutorials and lessons of European Plastic's Race. `games/plastics_race/tutorials/` says what each sentence lights up.

tutorial-plastics-race-first = Your first turn in Victoria
tutorial-plastics-race-first-goal = Welcome to Victoria! You drive a rubbish truck. Collect the bins and get the most points. Let's get this one.
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
