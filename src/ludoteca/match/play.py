"""Whole games between bots."""

import secrets
from collections.abc import Callable, Mapping, Sequence

from ludoteca.bots import Bot, Question, bot
from ludoteca.engine import Game, OptionValue, Refused, State
from ludoteca.engine.game import check_game
from ludoteca.engine.rng import seed_from
from ludoteca.engine.shape import brief
from ludoteca.match.dealer import Seed
from ludoteca.match.match import Match
from ludoteca.match.playthrough import S


def play(
    game: Game[S],
    bots: Sequence[Bot | str],
    seed: Seed | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> Match[S]:
    """Play a whole game between bots, one per seat, given by name or as objects; returns the finished match.

    >>> import ludoteca
    >>> game = ludoteca.game("quay")
    >>> match = ludoteca.play(game, ["random", "random", "random"], seed=5)
    >>> match.outcome.winners
    (1,)

    With a seed, bots given by name play the same game each time.
    """
    check_game(game)
    if isinstance(bots, str) or not all(isinstance(one, str) or hasattr(one, "choose") for one in bots):
        raise Refused(f"bots: expected a list of bots or their names, found {brief(bots)}.")
    match = Match(game, len(bots), options, seed)
    seated = [
        bot(given, game, bot_seed(seed, seat)) if isinstance(given, str) else given for seat, given in enumerate(bots)
    ]
    known = [0] * len(seated)

    def answer(state: State) -> int:
        seat = state.player
        news, known[seat] = match.events(known[seat], seat), len(match.told_so_far)
        return seated[seat].choose(Question(state, news))

    play_on(match, answer)
    return match


def play_on(match: Match, choose: Callable[[State], int]) -> None:
    """Play a match to its end, with the answers that `choose` finds in its position."""
    while not match.state.over:
        match.choose(choose(match.state))


def bot_seed(seed: Seed | None, seat: int) -> int:
    """The seed of the bot in a seat of a game with this seed; without a seed, a random one."""
    if seed is None:
        return secrets.randbits(32)
    text = seed.hex() if isinstance(seed, bytes) else seed
    return seed_from(f"ludoteca seed {text} bot {seat}") >> 16
