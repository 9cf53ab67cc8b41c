# Hints: what a strong player would do, and why. One short sentence each.

hint-better = You win about { $chance }% from here, { $other }% with the next best move.
hint-close = You win about { $chance }% from here. Another move is as good.
hint-best-placed = It leaves you best placed of all your options.
hint-card-least = You need this card least.

# European Plastic's Race
hint-reach-bin = { $left ->
    [0] It takes you to bin { $bin } this turn, with your last card. That is worth about { $points } points.
    [one] It takes you to bin { $bin } this turn with 1 card left. That is worth about { $points } points.
   *[other] It takes you to bin { $bin } this turn with { $left } cards left. That is worth about { $points } points.
 }
hint-reach-plant = { $left ->
    [0] It takes you to the plant this turn, with your last card. That is worth about { $points } points.
    [one] It takes you to the plant this turn with 1 card left. That is worth about { $points } points.
   *[other] It takes you to the plant this turn with { $left } cards left. That is worth about { $points } points.
 }
hint-towards-bin = You can't reach a bin this turn. This brings you closer to bin { $bin }.
hint-towards-plant = This brings you closer to the plant.
hint-way-round = You can't reach a bin this turn. The best one to aim for is bin { $bin }.
hint-better-than-bin = You could reach bin { $bin } this turn, but this did better when we tried both.
hint-end-turn = No card you can still play helps. Keep them for your next turn.
hint-end-turn-far = You can't reach a bin this turn. Keep your cards for the next one.
hint-end-turn-bin = You could reach bin { $bin } this turn, but keeping your cards did better when we tried both.
hint-end-turn-puncture = You can't collect a bin this turn because of the Puncture. Keep your cards.
hint-last-turn = You can't reach anything more in this last turn.
hint-effect = Its effect is worth more than driving with it.
hint-effect-draw = With more cards you can go on this turn.
hint-effect-draw-late = You see more cards and can keep the best ones.
hint-effect-only = You can't drive with this card now, so use its effect.
hint-token = The Police token clears your way.
hint-useless-for-bin = It doesn't help on your way to bin { $bin }. Draw a new card instead.
hint-keep-for-bin = The cards you hold help on your way to bin { $bin }.
hint-keep = The cards you hold are worth keeping.
hint-new-card = A new card may help you more.
hint-cards-over = This is your last turn, so your cards don't matter any more.
hint-puncture = { $player } would catch up with you or get ahead.
hint-puncture-last = It would be the last bin that { $player } needs.
hint-no-puncture = { $player } isn't a danger now. Keep the Puncture.
hint-collect = A bin is worth about { $points } points with the die.
hint-leader = Of the others, { $player } has the most points.
hint-reward = The reward costs you nothing.
hint-no-reward = The reward brings you nothing here.
hint-sell = The plant pays more than you get for the bin.
hint-keep-set = Keep your bins: you're close to the Bonus card.
hint-no-sale = The plant doesn't pay more than the bin is worth to you.
hint-route-least = This route gives the fewest points for its length.
hint-own-way = It helps on your own way.
hint-any = It hardly matters which one.
hint-name-colour = You need this colour on your way.
hint-name-draw = With it you could draw three cards.
hint-holds-up = It is in the way of { $player }.

# Rolling Heights
hint-plan = { $points ->
    [one] { $tile } promises you about 1 point more than it costs.
   *[other] { $tile } promises you about { $points } points more than it costs.
 }
hint-plan-little = { $tile } promises little, but no other plan promises more.
hint-construct = { $missing ->
    [one] With the cubes you hold, { $tile } will need just 1 more.
   *[other] With the cubes you hold, { $tile } will need { $missing } more.
 }
hint-finish = { $points ->
    [0] You have all the cubes to finish { $tile } now.
    [one] You have all the cubes to finish { $tile } now, for 1 point.
   *[other] You have all the cubes to finish { $tile } now, for { $points } points.
 }
hint-worker-needed = { $count ->
    [one] Your plans need 1 more { $cube }.
   *[other] Your plans need { $count } more { $cube }.
 }
hint-worker-pays = Your plans don't need its cubes, but you can pay with them.
hint-figure = An ability of your buildings helps you now.
hint-planner = A good plan for free is on offer.
hint-planner-rolls = It lets you roll your tired workers again, without a risk.
hint-helper = It upgrades another worker before that one acts.
hint-politician = It brings you points at once.
hint-executive = Its spending power helps you buy a plan.
hint-trade = { $count ->
    [one] Your plans need 1 more { $cube }, and you have spare things to trade.
   *[other] Your plans need { $count } more { $cube }, and you have spare things to trade.
 }
hint-token-finishes = The token brings a cube that lets you finish a plan this turn.
hint-end-phase = Nothing you hold fits your plans, and no purchase pays off.
hint-end-phase-anyway = Nothing else pays off this turn.
hint-rally = { $lost ->
    [0] Even a strike costs you no worker, and you get a wild token for it.
    [one] A strike costs you only 1 worker, and you get a wild token for it.
   *[other] A strike costs you { $lost } workers, but it is not likely enough to stop now.
 }
hint-no-rally = With { $tired } tired and { $working } working, another roll risks more than it brings.
hint-space-bonus = { $points ->
    [one] The space gives 1 bonus point. Free spaces next to it: { $room }.
   *[other] The space gives { $points } bonus points. Free spaces next to it: { $room }.
 }
hint-space = { $room ->
    [one] It fits your ads and targets best, with 1 free space next to it.
   *[other] It fits your ads and targets best, with { $room } free spaces next to it.
 }
hint-space-cheap = { $room ->
    [one] No space costs less. 1 space next to it is free.
   *[other] No space costs less. Free spaces next to it: { $room }.
 }
hint-worker-least = You need this worker least this turn.
hint-pay-keep = Your plans need it, so pay with something else.
hint-pay-spare = It spends what your plans don't need.
hint-upgrade = This worker brings you most when it is upgraded.
hint-upgrade-none = No other upgrade helps this turn.
hint-new-worker = This kind brings most, and you have few of it.
hint-cube-hardest = Of the cubes your plans need, it is the hardest to get.
hint-keep-cubes = Your plans can use the cubes you hold.
hint-spare-cube = None of your plans needs this cube.
hint-ability = It is the most useful ability now.
hint-ability-points = { $points ->
    [one] It scores 1 point now.
   *[other] It scores { $points } points now.
 }
hint-ability-cubes = It brings you cubes.
hint-ability-tokens = It brings you wild tokens.
hint-ability-discount = It makes plans cheaper this turn.
hint-ability-buy = It lets you buy one more plan this turn.
hint-ability-swap = It swaps cubes you can spare for cubes your plans need.
hint-free-roll = Rolling again has no risk here.
hint-target = It scores the most.
hint-roll-later = Waiting costs nothing, and you may know more then.

# Iditacards
hint-play = { $left ->
    [0] It's worth about { $squares } squares, and takes all the cards you can pay with.
    [one] It's worth about { $squares } squares and leaves you 1 card to pay with.
   *[other] It's worth about { $squares } squares and leaves you { $left } cards to pay with.
 }
hint-play-risk = { $risks ->
    [one] Even with its risk it's worth about { $squares } squares, and leaves you { $left } cards to pay with.
   *[other] Even with its { $risks } risks it's worth about { $squares } squares, and leaves you { $left } cards to pay with.
 }
hint-play-relief = { $left ->
    [0] It lowers a meter that slows you down every turn, and takes all the cards you can pay with.
    [one] It lowers a meter that slows you down every turn, and leaves you 1 card to pay with.
   *[other] It lowers a meter that slows you down every turn, and leaves you { $left } cards to pay with.
 }
hint-play-little = It brings little, but nothing else brings more.
hint-new-day = Your best card brings about { $best } squares. A turn with a new hand usually brings { $tempo }.
hint-new-day-empty = Your cards bring hardly anything now. A turn with a new hand usually brings { $tempo } squares.
hint-new-day-tried = A new hand did better than the cards you hold when we tried both.
hint-last-weather = The weather may get better before the last move.
hint-reveal = { $card } can still work: the next risk card fails { $fails }% of the time.
hint-wait = A new day costs too much here. It will be cheaper farther on.
hint-join = A new hand is worth about { $new } squares, what you hold about { $held }.
hint-no-matter = It makes hardly any difference now.
hint-stay-dear = A new day costs too much here.
hint-stay = What you hold is worth about { $held } squares, a new hand about { $new }.
hint-stay-tried = The cards you hold did better than a new hand when we tried both.
hint-dog-least = You lose least with this dog.
hint-dog-not-better = The new dog isn't better than those you have.
hint-dog-best = It is the best dog of your rivals.
hint-nothing-worth = Nothing here would make your deck better.
hint-card-best = It is worth most to you now.
hint-thin-deck = Your deck is better without this card.
hint-cards-good = All these cards are worth keeping.
hint-deck-pays = Cards in your deck pay for health, so keep them.
hint-deck-best = Its cards help you most now.
hint-attach = It helps you every turn.
hint-not-better = It isn't better than what your dogs carry.
