# Hints for European Plastic's Race: what a strong player would do, and why. One short sentence each.

hint-plastics-race-reach-bin = { $left ->
    [0] It takes you to bin { $bin } this turn and leaves you no cards. That is worth about { $points } points.
    [one] It takes you to bin { $bin } this turn with 1 card left. That is worth about { $points } points.
   *[other] It takes you to bin { $bin } this turn with { $left } cards left. That is worth about { $points } points.
 }
hint-plastics-race-reach-plant = { $left ->
    [0] It takes you to the plant this turn and leaves you no cards. That is worth about { $points } points.
    [one] It takes you to the plant this turn with 1 card left. That is worth about { $points } points.
   *[other] It takes you to the plant this turn with { $left } cards left. That is worth about { $points } points.
 }
hint-plastics-race-towards-bin = You can't reach a bin this turn. This brings you closer to bin { $bin }.
hint-plastics-race-towards-plant = This brings you closer to the plant.
hint-plastics-race-way-round = You can't reach a bin this turn. The best one to aim for is bin { $bin }.
hint-plastics-race-better-than-bin = You could reach bin { $bin } this turn, but this did better when we tried both.
hint-plastics-race-end-turn = No card you can still play helps. Keep them for your next turn.
hint-plastics-race-end-turn-far = You can't reach a bin this turn. Keep your cards for the next one.
hint-plastics-race-end-turn-here = You can't reach a bin this turn. You can start from here next turn.
hint-plastics-race-end-turn-bin = You could reach bin { $bin } this turn, but keeping your cards did better when we tried both.
hint-plastics-race-end-turn-puncture = You can't collect a bin this turn because of the Puncture. Keep your cards.
hint-plastics-race-last-turn = You can't reach anything more in this last turn.
hint-plastics-race-effect = { $free ->
    [bin] You reach bin { $bin } without this card.
    [moving] You can't reach a bin this turn.
   *[stopped] You can't drive with this card now.
 } { $effect ->
    [roll_dice] New colours may open a way for your cards.
    [change_die] Another colour on that road may help you.
    [steal] A stolen card is one more for you and one less for them.
    [ask] Ask for a card that you need.
    [swap] Swap a card you don't need.
    [works] Street works can hold someone up.
    [one_way] A one-way token can send someone the long way round.
    [shortcut] Shortcut takes you down a road without its colour.
    [police] Police opens a road that is blocked.
   *[puncture] A Puncture keeps someone from collecting in their next turn.
 }
hint-plastics-race-effect-draw = With more cards you can go on this turn.
hint-plastics-race-effect-draw-late = You see more cards and can keep the best ones.
hint-plastics-race-token = The Police token clears your way.
hint-plastics-race-useless-for-bin = It doesn't help on your way to bin { $bin }. Draw a new card instead.
hint-plastics-race-keep-for-bin = The cards you hold help on your way to bin { $bin }.
hint-plastics-race-keep = The cards you hold are worth keeping.
hint-plastics-race-new-card = A new card may help you more.
hint-plastics-race-cards-over = This is your last turn, so your cards don't matter any more.
hint-plastics-race-puncture = { $player } would catch up with you or get ahead.
hint-plastics-race-puncture-last = It would be the last bin that { $player } needs.
hint-plastics-race-no-puncture = { $player } isn't a danger now. Keep the Puncture.
hint-plastics-race-collect = A bin is worth about { $points } points with the die.
hint-plastics-race-leader = Of the others, { $player } has the most points.
hint-plastics-race-reward = The reward costs you nothing.
hint-plastics-race-no-reward = The reward brings you nothing here.
hint-plastics-race-sell = The plant pays more than you get for the bin.
hint-plastics-race-keep-set = Keep your bins: you're close to the Bonus card.
hint-plastics-race-no-sale = The plant doesn't pay more than the bin is worth to you.
hint-plastics-race-route-least = This route gives the fewest points for its length.
hint-plastics-race-own-way = It helps on your own way.
hint-plastics-race-any = It hardly matters which one.
hint-plastics-race-name-colour = You need this colour on your way.
hint-plastics-race-name-draw = With it you could draw three cards.
hint-plastics-race-holds-up = It is in the way of { $player }.
