"""Things that can be copied while they are in use: each kind is begun, and a copy shows that it goes on alike."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

import ludoteca
from ludoteca import Game, Match, Rng, State
from ludoteca.bots import Bot, Question, bot
from ludoteca.envs.gymnasium import SeatEnv
from ludoteca.envs.pettingzoo import GameEnv, env
from ludoteca.envs.vector import GamesEnv
from ludoteca.games.components import folder_of
from tests.support.nim.game import NimGame

STEPS = 40
GAMES = [ludoteca.game(name) for name in ludoteca.games(sample=True)]


class Kind(NamedTuple):
    """How to begin a thing, and how to go on with it: what then happens must be the same for a copy."""

    begin: Callable[[], Any]
    go_on: Callable[[Any], object]


class Counting(Bot):
    """Somebody's bot with a field of its own."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, question: Question) -> int:
        self.asked += 1
        return question.answers[self.asked % len(question.answers)]


def goes_on(kind: str, thing: Any) -> object:
    """Go on with a thing of this kind, perhaps in another process; what happens is the same for a copy."""
    return KINDS[kind].go_on(thing)


def _moved(state: State, rng: Rng) -> State:
    state.resolve_chance(rng)
    for _ in range(STEPS):
        if not state.over:
            state.choose(state.answers[rng.below(len(state.answers))])
            state.resolve_chance(rng)
    return state


def _begun_state(game: Game[Any]) -> State:
    return _moved(game.new(game.players[0]), Rng(3))


def _states(state: State) -> object:
    return [
        (state.game.to_data(_moved(state, Rng(seed))), state.pending, state.scores)
        for seat in range(2)
        for seed in (seat, 5)
    ]


def _same(game: Game[Any]) -> Game[Any]:
    return game


def _game(game: Game[Any]) -> object:
    return game.content_hash, _states(_begun_state(game))


def _begun_match() -> Match:
    match = Match(ludoteca.game("rolling_heights"), players=2, seed=3)
    _answered(match, Rng(3))
    return match


def _answered(match: Match, rng: Rng) -> None:
    for _ in range(STEPS):
        if not match.state.over:
            match.choose(match.state.answers[rng.below(len(match.state.answers))])


def _matches(match: Match) -> object:
    limits = [match.undo_limit(seat) for seat in range(2)]
    if limits[match.state.player].answers:
        match.undo(match.state.player)
    _answered(match, Rng(7))
    return limits, match.record, match.events(seat=0), match.events(seat=1), match.game.to_data(match.state)


def _begun_bot(kind: str) -> Kind:
    def begin() -> Bot:
        mine = Counting() if kind == "own" else bot(kind, ludoteca.game("plastics_race"), 7)
        _played(mine)
        return mine

    return Kind(begin, _played)


def _played(mine: Bot) -> object:
    """Its answers to the first questions of a game, in every seat."""
    state, rng = ludoteca.game("plastics_race").new(players=2), Rng(1)
    answers: list[int] = []
    state.resolve_chance(rng)
    while not state.over and len(answers) < 4:
        answers.append(mine.choose(Question(state)))
        state.choose(answers[-1])
        state.resolve_chance(rng)
    return answers, mine.memory()


def _begun_table(make: Callable[[], GameEnv]) -> Kind:
    def begin() -> GameEnv:
        table = make()
        table.reset(seed=5)
        _table(table)
        return table

    return Kind(begin, _table)


def _table(table: GameEnv) -> object:
    rng = Rng(9)
    seen: list[object] = []
    for _ in range(STEPS):
        if not table.agents:
            table.reset()
        shown, *told, info = table.last()
        allowed = np.flatnonzero(shown["action_mask"]).tolist()
        ended = any(told[1:])
        table.step(None if ended else allowed[rng.below(len(allowed))])
        seen.append((table.agent_selection, _bytes(shown), told, sorted(info)))
        seen += [_bytes(table.observe(agent)) for agent in table.agents]
    return seen


def _begun_seat(**given: Any) -> Kind:
    def begin() -> SeatEnv:
        learner = SeatEnv(**given)
        learner.reset(seed=5)
        _seat(learner)
        return learner

    return Kind(begin, _seat)


def _seat(learner: SeatEnv) -> object:
    rng, seen = Rng(9), []
    for _ in range(STEPS):
        allowed = np.flatnonzero(learner.action_masks()).tolist()
        shown, reward, terminated, truncated, info = learner.step(allowed[rng.below(len(allowed))])
        seen.append((_bytes(shown), reward, terminated, truncated, _bytes(info["action_mask"]), info["seat"]))
        if terminated or truncated:
            learner.reset()
    return seen


def _begun_games(**given: Any) -> Kind:
    def begin() -> GamesEnv:
        games = GamesEnv(**given)
        games.reset(seed=5)
        _games(games)
        return games

    return Kind(begin, _games)


def _games(games: GamesEnv) -> object:
    seen = []
    for _ in range(STEPS):
        shown, *told, infos = games.step(games.random_actions())
        seen.append((_bytes(shown), [one.tolist() for one in told], {name: _bytes(infos[name]) for name in infos}))
    return seen


def _bytes(shown: Any) -> object:
    return {name: _bytes(shown[name]) for name in shown} if isinstance(shown, dict) else np.asarray(shown).tobytes()


def _own_components() -> Game[Any]:
    """The sample game with the components of a folder: here its own, which are as good as any."""
    return ludoteca.game("quay", folder_of(ludoteca.game("quay")))


def _draws(rng: Rng) -> object:
    return [rng.below(1000) for _ in range(9)], rng.twin().below(1000)


def _begun_rng() -> Rng:
    rng = Rng(7)
    rng.below(6)
    return rng


KINDS: dict[str, Kind] = {
    **{f"game {game.id}": Kind(partial(_same, game), _game) for game in GAMES},
    **{f"state {game.id}": Kind(partial(_begun_state, game), _states) for game in GAMES},
    "game with components of a folder": Kind(_own_components, _game),
    "game of a plug-in": Kind(NimGame, _game),
    "state of a plug-in": Kind(lambda: _begun_state(NimGame()), _states),
    "match": Kind(_begun_match, _matches),
    "rng": Kind(_begun_rng, _draws),
    "rng that has not begun": Kind(lambda: Rng(7), _draws),
    **{
        f"bot {kind}": _begun_bot(kind)
        for kind in ("random", "easy", "normal", "search:simulations=20", "expert", "normal never end_turn", "own")
    },
    "PettingZoo": _begun_table(lambda: env("quay", players=3)),
    "PettingZoo with windows": _begun_table(lambda: env("plastics_race", players=3)),
    "PettingZoo in blocks": _begun_table(lambda: env("iditacards", observation="dict", max_steps=30)),
    "PettingZoo before the first game": Kind(lambda: env("quay"), lambda table: (table.reset(seed=1), _table(table))),
    "Gymnasium": _begun_seat(game="quay", players=3, seat=None),
    "Gymnasium against bots": _begun_seat(game="iditacards", opponents=["normal"], observation="dict"),
    "Gymnasium that draws": _begun_seat(game="quay", players=2, render_mode="ansi"),
    "vector": _begun_games(game="rolling_heights", num_envs=3),
    "vector against bots": _begun_games(game="plastics_race", num_envs=2, opponents="easy", copy=False, max_steps=20),
}
