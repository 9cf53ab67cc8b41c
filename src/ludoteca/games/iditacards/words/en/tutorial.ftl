# The tutorial of Iditacards. `games/iditacards/tutorials/` says what each sentence lights up.

tutorial-iditacards-first = Your first sled race
tutorial-iditacards-first-goal = You race a dog sled over 160 squares of snow. The finish line comes right after square 160. You are on square 37.
tutorial-iditacards-first-move = At the end of every turn your sled moves by itself: 1 square plus your speed. Your speed is 1. Try it: just move.
tutorial-iditacards-first-moved = You moved 2 squares. Now it's the other sled's turn.
tutorial-iditacards-first-dog = That was slow. You need more dogs! Big Dog makes you 3 faster. Play it.
tutorial-iditacards-first-energy = Cards have a price. Energy is paid with cards from your hand. Big Dog costs 2 energy, so pick Lunch and Dinner.
tutorial-iditacards-first-health = Health is paid from the top of your deck, and that went by itself: 2 cards are gone until your next new day. Now Big Dog pulls your sled!
tutorial-iditacards-first-mush = Mush moves you 10 squares plus your speed. But it has a risk. Play it.
tutorial-iditacards-first-pay = First its energy: pick these two cards.
tutorial-iditacards-first-waits = Mush has to wait. Next turn you turn up a card from your deck, and you must be able to pay for that card too.
tutorial-iditacards-first-risk = Here you see the odds. You know which cards are left in your deck, so you know how often it fails. Dare it: turn up a card!
tutorial-iditacards-first-works = You turned up Move, which costs nothing. So Mush works! Look how far you came.
tutorial-iditacards-first-day = Your hand is almost empty. Then it's time for a new day: you shuffle your cards and draw a new hand. Your dogs stay. Take a new day.
tutorial-iditacards-first-weather = A new day brings new weather, too. The other sled can join your new day or go on.
tutorial-iditacards-first-on = Fresh cards! Now race on your own. Attacks and legendary cards come later: you'll see them when you meet them. Have fun!
