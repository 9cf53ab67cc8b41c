# Iditacards in the terminal.

terminal-iditacards-signs = A number is the sled of that player, + is more than one sled, ^ is a checkpoint.
terminal-iditacards-player = { $number } { $name }: { $square ->
    [0] at Start
   *[other] on square { $square } of { $last }
}, speed { $speed }, hypothermia { $hypothermia }, starvation { $starvation }, hand { $cards }, deck { $deck }. Dogs: { $dogs }.
terminal-iditacards-hand = Your hand:
terminal-iditacards-card = { $name } ({ $costs }) { $about }
terminal-iditacards-free = free
terminal-iditacards-about-card = { $type }. Costs: { $costs }. { $about }
terminal-iditacards-leg = You are in this leg: { $leg }. { $about }
terminal-iditacards-weather = The weather is { $weather }. { $about }
terminal-iditacards-supply = Supply: { $cards }.
