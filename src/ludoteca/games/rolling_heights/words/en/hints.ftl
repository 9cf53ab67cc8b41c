# Hints for Rolling Heights: what a strong player would do, and why. One short sentence each.

hint-rolling-heights-plan = { $points ->
    [one] { $tile } promises you about 1 point more than it costs.
   *[other] { $tile } promises you about { $points } points more than it costs.
 }
hint-rolling-heights-plan-little = { $tile } promises little, but no other plan promises more.
hint-rolling-heights-construct = { $missing ->
    [one] With the cubes you hold, { $tile } will need just 1 more.
   *[other] With the cubes you hold, { $tile } will need { $missing } more.
 }
hint-rolling-heights-finish = { $points ->
    [0] You have all the cubes to finish { $tile } now.
    [one] You have all the cubes to finish { $tile } now, for 1 point.
   *[other] You have all the cubes to finish { $tile } now, for { $points } points.
 }
hint-rolling-heights-worker-needed = { $count ->
    [one] Your plans need 1 more { $cube }.
   *[other] Your plans need { $count } more { $cube }.
 }
hint-rolling-heights-worker-pays = Your plans don't need these cubes, but you can pay with them.
hint-rolling-heights-figure = It can use your finished { $tile }.
hint-rolling-heights-planner = A good plan for free is on offer.
hint-rolling-heights-planner-rolls = It lets you roll your tired workers again, without a risk.
hint-rolling-heights-helper = It upgrades another worker before that one acts.
hint-rolling-heights-politician = It brings you points at once.
hint-rolling-heights-executive = Its spending power helps you buy a plan.
hint-rolling-heights-trade = { $count ->
    [one] Your plans need 1 more { $cube }, and you have spare things to trade.
   *[other] Your plans need { $count } more { $cube }, and you have spare things to trade.
 }
hint-rolling-heights-token-finishes = With wild tokens you can finish a plan this turn.
hint-rolling-heights-end-phase = Nothing you hold fits your plans, and no purchase pays off.
hint-rolling-heights-end-phase-anyway = Nothing else pays off this turn.
hint-rolling-heights-rally = { $lost ->
    [0] Even a strike costs you no worker, and you get a wild token for it.
    [one] A strike costs you only 1 worker, and you get a wild token for it.
   *[other] A strike costs you { $lost } workers, but it is not likely enough to stop now.
 }
hint-rolling-heights-no-rally = With { $tired } tired and { $working } working, another roll risks more than it brings.
hint-rolling-heights-space-bonus = { $points ->
    [one] The space gives 1 bonus point. Free spaces next to it: { $room }.
   *[other] The space gives { $points } bonus points. Free spaces next to it: { $room }.
 }
hint-rolling-heights-space = { $room ->
    [one] It fits your ads and targets best, with 1 free space next to it.
   *[other] It fits your ads and targets best, with { $room } free spaces next to it.
 }
hint-rolling-heights-space-cheap = { $room ->
    [one] No space costs less. 1 space next to it is free.
   *[other] No space costs less. Free spaces next to it: { $room }.
 }
hint-rolling-heights-worker-least = You need this worker least this turn.
hint-rolling-heights-pay-keep = Your plans need it, so pay with something else.
hint-rolling-heights-pay-spare = It spends what your plans don't need.
hint-rolling-heights-upgrade = This worker brings you most when it is upgraded.
hint-rolling-heights-upgrade-none = No other upgrade helps this turn.
hint-rolling-heights-new-worker = This kind brings you most from now on.
hint-rolling-heights-new-worker-target = { $points ->
    [one] It brings 1 more point for your target.
   *[other] It brings { $points } more points for your target.
 }
hint-rolling-heights-cube-hardest = Of the cubes your plans need, it is the hardest to get.
hint-rolling-heights-keep-cubes = Your plans can use the cubes you hold.
hint-rolling-heights-spare-cube = None of your plans needs this cube.
hint-rolling-heights-ability = It is the most useful ability now.
hint-rolling-heights-ability-points = { $points ->
    [one] It scores 1 point now.
   *[other] It scores { $points } points now.
 }
hint-rolling-heights-ability-cubes = It brings you cubes.
hint-rolling-heights-ability-tokens = It brings you wild tokens.
hint-rolling-heights-ability-discount = It makes plans cheaper this turn.
hint-rolling-heights-ability-buy = It lets you buy one more plan this turn.
hint-rolling-heights-ability-swap = It swaps cubes you can spare for cubes your plans need.
hint-rolling-heights-free-roll = Rolling again has no risk here.
hint-rolling-heights-target = It scores the most.
hint-rolling-heights-any-target = It hardly matters which one.
hint-rolling-heights-roll-later = Waiting costs nothing, and you may know more then.
