"""The whole game: conformance, words, features, answers by name."""

from typing import Any

import pytest
from tests.games.plastics_race.race import Race, begun, the_game

import ludoteca
from ludoteca import conformance
from ludoteca.engine import Name, Rng
from ludoteca.engine.actions import encode
from ludoteca.games.plastics_race.domains import CARD, SECTION
from ludoteca.games.plastics_race.rules import street_cards, turn
from ludoteca.games.plastics_race.state import PlasticsRace
from ludoteca.observations import features
from ludoteca.words.sentences import Words

SWITCHES = {
    "u_turn": True,
    "puncture_ends_movement": False,
    "laid_puncture_puts_back": False,
    "dashed_may_stop_early": False,
    "dashed_on_white_lane": True,
    "ask_giver_chooses": False,
    "dice_on_special_streets": False,
}


@pytest.mark.parametrize(
    ("city", "players", "routes", "switches"),
    [("athens", 3, True, {}), ("paris", 2, False, SWITCHES), ("berlin", 5, True, SWITCHES), ("rome", 4, False, {})],
)
def test_conformance(city: str, players: int, routes: bool, switches: dict[str, bool]) -> None:
    """Random games with every check of the suite."""
    options: dict[str, Any] = {"city": city, "routes": routes, "max_rounds": 20, **switches}
    assert conformance.check(the_game(), games=1, seed=7, players=players, options=options).games == 1


@pytest.mark.long
def test_conformance_campaign() -> None:
    """All cities, all numbers of players, all switches."""
    for number in range(1_000):
        rng = Rng(number)
        options: dict[str, Any] = {name: bool(rng.below(2)) for name in SWITCHES}
        options |= {"city": the_game().content.city_ids[number % 8], "routes": bool(number // 8 % 2), "max_rounds": 20}
        conformance.check(the_game(), games=1, seed=number, players=2 + number % 4, options=options)


@pytest.mark.parametrize(
    ("reason", "near", "far"),
    [("not-ahead", "fyli", "galatsi"), ("closed", "fyli", "kamatero"), ("cannot-pay", "fyli", "liosia")],
)
def test_refusals_say_why(reason: str, near: str, far: str) -> None:
    """A section that cannot be driven over names the reason."""
    race = Race(spare=False).at(near).hand(0, "purple_puncture").works("fyli", "kamatero")
    section = race.section(near, far) if reason != "not-ahead" else race.section("nionia", far)
    streets = race.game.content.streets
    answer = encode(race.game, race.s, "drive", {"section": streets.section_ids[section]})
    refusal = race.game.refusal(race.s, answer)
    assert refusal.id == f"plastics-race-refused-{reason}"
    assert Words().say(refusal, [])
    about = race.game.answer_words(race.s, race.s.stack[-1], answer)
    ends = {Name(f"plastics-race-node-{streets.node_ids[node].replace('/', '-')}") for node in streets.ends[section]}
    assert {about.args["from"], about.args["to"]} == ends  # also where the truck is somewhere else


@pytest.mark.parametrize(
    ("reason", "card"), [("not-in-hand", "red_ask"), ("no-effect", "wild"), ("no-effect-now", "blue_change_die")]
)
def test_a_card_that_has_no_use_says_why(reason: str, card: str) -> None:
    """Not there, without an effect, or with one that could change nothing."""
    race = Race(spare=False).hand(0, "wild", "blue_change_die")
    refusal = race.game.refusal(race.s, encode(race.game, race.s, "play_effect", {"card": card}))
    assert refusal.id == f"plastics-race-refused-{reason}"
    assert race.game.refusal(race.s, encode(race.game, race.s, "use_token", {})).id == "plastics-race-refused-no-token"


def test_no_reason_is_false() -> None:
    """A random game: a player who is told that no card pays has none, and what is not in the hand is not there."""
    game, rng = the_game(), Rng(8)
    match = ludoteca.Match(game, 3, {"city": "paris", "max_rounds": 20}, seed=8)
    said = set()
    while not match.state.over:
        s = match.state
        assert isinstance(s, PlasticsRace)
        main = isinstance(s.rule, turn.Main)
        for answer in set(range(s.rule.size)) - set(s.answers) if main else ():
            reason = game.refusal(s, answer).id.removeprefix("plastics-race-refused-")
            said.add(reason)
            if reason == "not-in-hand":
                card = CARD.read(game.content, game.decode(s, answer).to["card"], "card", s.seats)
                assert card not in s.players[s.player].hand
            if reason == "cannot-pay":
                section = SECTION.read(game.content, game.decode(s, answer).to["section"], "section", s.seats)
                assert not street_cards.payable(s, s.player, section)
        match.choose(s.answers[rng.below(len(s.answers))])
    assert {"not-ahead", "cannot-pay", "not-in-hand", "no-effect", "stopped", "no-turning-back"} <= said


def test_answers_have_names() -> None:
    """There and back, by the ids of the city that is played; a section that it lacks is named as such."""
    race = Race("paris").at("etoile").hand(0, "wild")
    answer = race.game.answer(race.s, "drive", section="paris/etoile-concorde")
    assert str(race.game.decode(race.s, answer)) == "Main.drive(paris/etoile-concorde)"
    assert answer in race.s.answers
    with pytest.raises(ludoteca.IllegalAnswer, match="'rome/termini-venezia' is not here"):
        race.game.answer(race.s, "drive", section="rome/termini-venezia")
    with pytest.raises(ludoteca.IllegalAnswer, match="there is no such section here"):
        race.game.decode(race.s, race.s.rule.size - 1)


def test_every_answer_has_a_name() -> None:
    game, rng = the_game(), Rng(3)
    state = game.new(3, {"city": "victoria", "max_rounds": 20})
    state.resolve_chance(rng)
    while not state.over:
        for answer in state.answers:
            action = game.decode(state, answer)
            assert game.answer(state, action.verb, **action.to) == answer
        state.choose(state.answers[rng.below(len(state.answers))])
        state.resolve_chance(rng)


def test_features_are_always_as_many() -> None:
    """For every city and number of players, and the same for what the seat cannot see."""
    lengths = set()
    for number, city in enumerate(the_game().content.city_ids):
        state = begun(2 + number % 4, number, city=city, starting_seat="1")
        lengths.add(len(features(state, 0)))
        assert features(state.determinize(0, Rng(1)), 0) == features(state, 0)
    assert len(lengths) == 1
