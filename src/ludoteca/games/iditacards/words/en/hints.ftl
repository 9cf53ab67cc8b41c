# Hints for Iditacards: what a strong player would do, and why. One short sentence each.

hint-iditacards-play = { $left ->
    [0] It's worth about { $squares } squares, and takes all the cards you can pay with.
    [one] It's worth about { $squares } squares and leaves you 1 card to pay with.
   *[other] It's worth about { $squares } squares and leaves you { $left } cards to pay with.
 }
hint-iditacards-play-risk = { $risks ->
    [one] Even with its risk it's worth about { $squares } squares, and leaves you { $left } cards to pay with.
   *[other] Even with its { $risks } risks it's worth about { $squares } squares, and leaves you { $left } cards to pay with.
 }
hint-iditacards-play-relief = { $left ->
    [0] It lowers a meter that slows you down every turn, and takes all the cards you can pay with.
    [one] It lowers a meter that slows you down every turn, and leaves you 1 card to pay with.
   *[other] It lowers a meter that slows you down every turn, and leaves you { $left } cards to pay with.
 }
hint-iditacards-play-little = It brings little, but nothing else brings more.
hint-iditacards-new-day = Your best card brings about { $best } squares. A turn with a new hand usually brings { $tempo }.
hint-iditacards-new-day-empty = Your cards bring hardly anything now. A turn with a new hand usually brings { $tempo } squares.
hint-iditacards-new-day-tried = A new hand did better than the cards you hold when we tried both.
hint-iditacards-last-weather = The weather may get better before the last move.
hint-iditacards-reveal = { $card } can still work: the next risk card fails { $fails }% of the time.
hint-iditacards-reveal-sure = The next risk card of { $card } can't fail.
hint-iditacards-reveal-long = A long shot: the next risk card fails { $fails }% of the time. But { $card } is worth it.
hint-iditacards-reveal-lost = { $card } can't work any more. Once it has failed, you can play your other cards again.
hint-iditacards-wait = You move { $squares ->
    [one] 1 square
   *[other] { $squares } squares
 }. A new day costs too much here: it will be cheaper farther on.
hint-iditacards-just-move = You move { $squares ->
    [one] 1 square
   *[other] { $squares } squares
 } and keep your cards for later.
hint-iditacards-wait-for-others = Your sled doesn't move now{ $dear ->
    [yes] , but a new day costs too much here
   *[no] , but your cards are worth keeping
 }. Wait for someone else's new day: the weather may get better.
hint-iditacards-join = A new hand is worth about { $new } squares, what you hold about { $held }.
hint-iditacards-no-matter = It makes hardly any difference now.
hint-iditacards-stay-dear = A new day costs too much here.
hint-iditacards-stay = What you hold is worth about { $held } squares, a new hand about { $new }.
hint-iditacards-stay-tried = The cards you hold did better than a new hand when we tried both.
hint-iditacards-dog-least = You lose least with this dog.
hint-iditacards-dog-not-better = The new dog isn't better than those you have.
hint-iditacards-dog-best = It is the best dog of your rivals.
hint-iditacards-nothing-worth = Nothing here would make your deck better.
hint-iditacards-card-best = It is worth most to you now.
hint-iditacards-thin-deck = Your deck is better without this card.
hint-iditacards-cards-good = All these cards are worth keeping.
hint-iditacards-deck-pays = Cards in your deck pay for health, so keep them.
hint-iditacards-deck-best = Its cards help you most now.
hint-iditacards-attach = It helps you every turn.
hint-iditacards-not-better = It isn't better than what your dogs carry.
