"""Iditacards: dogs, sacrifices and deaths."""

import pytest
from tests.games.iditacards.table import Table


@pytest.mark.rule("IC-105", "IC-106", "IC-107")
def test_six_dogs_and_big_dog_counts_twice() -> None:
    """With five heads Big Dog has no room; its owner makes room, or declines and it stays played without effect."""
    team = "wheel_dog bear bear greyhound malamute"
    table = Table().give(position=50, hand="big_dog 2*move", deck="2*rest", team=team)
    table.do("play big-dog", "lose rest", "lose rest", "make malamute")
    assert table.team() == "wheel_dog bear bear greyhound big_dog"
    declined = Table().give(position=50, hand="big_dog 2*move", deck="2*rest", team=team)
    declined.do("play big-dog", "lose rest", "lose rest", "decline")
    assert (declined.team(), declined.names(0, "played")) == (team, ["big_dog"])
    sixth = Table().give(position=50, hand="cat 2*move", deck="rest", team=team).do("play cat", "lose rest")
    assert sixth.team() == team + " cat"


@pytest.mark.rule("IC-107")
def test_armour_does_not_make_room() -> None:
    """The armoured dog lives, so the question comes again; a declined dog still counts as risk paid."""
    team = "wheel_dog+armour bear bear greyhound malamute moose"
    table = Table().give(position=50, team=team, deck="2*move cat rest rest", hand="2*move", waiting=[("mush", 1)])
    table.do("reveal", "cat", "lose rest", "make wheel-dog")
    assert not table.offers("moose")
    table.do("decline")
    assert (table.racer().waiting, table.names(0, "played")) == ([], ["cat", "mush"])


@pytest.mark.rule("IC-106")
def test_dog_food_counts_heads() -> None:
    table = Table().give(position=50, hand="dog_food 2*move", deck="9*rest", team="wheel_dog big_dog")
    table.do("play dog-food").deal()
    assert len(table.names(0, "hand")) == 3


@pytest.mark.rule("IC-108")
@pytest.mark.parametrize(("dog", "pile"), [("wheel_dog", "discard"), ("cat", "hand"), ("greyhound", "")])
def test_where_dead_dogs_go(dog: str, pile: str) -> None:
    """Destroyed, but Wheel Dog to the discard pile and Cat to the hand."""
    table = Table().give(position=50, team=f"{dog} moose").do(f"sacrifice {dog.replace('_', '-')}")
    for name in ("discard", "hand"):
        assert table.names(0, name) == ([dog] if name == pile else [])
    assert (dog in table.pile("destroyed")) or pile


@pytest.mark.rule("IC-109", "IC-111", "IC-118")
def test_eat_dog() -> None:
    """Only the Wheel Dog can be chosen; armour is lost, it lives, and the sacrifice counts."""
    table = Table().give(position=50, team="wheel_dog+armour russian_bear_dog", hand="eat_dog", deck="9*rest")
    assert table.do("play eat-dog").deal().team() == "wheel_dog russian_bear_dog"
    assert (table.names(0, "discard"), len(table.names(0, "hand"))) == (["armour"], 7)


@pytest.mark.rule("IC-118")
def test_the_switch_of_armour_and_sacrifice() -> None:
    """By the switch an absorbed sacrifice has not been made: the rest of the card is lost."""
    table = Table(armour_satisfies_sacrifice=False)
    table.give(position=50, team="wheel_dog+armour", hand="eat_dog", deck="9*rest").do("play eat-dog")
    assert (table.team(), table.names(0, "hand"), table.names(0, "discard")) == ("wheel_dog", [], ["armour"])
    plain = Table(armour_satisfies_sacrifice=False).give(position=50, hand="eat_dog", deck="9*rest")
    assert len(plain.do("play eat-dog").deal().names(0, "hand")) == 7


@pytest.mark.rule("IC-111", "IC-161")
def test_dogs_that_cannot_die_are_no_choice() -> None:
    """Moose, Russian Bear Dog, and holders of Plate Mail or Buffer Panel."""
    table = Table().give(position=50, team="moose russian_bear_dog wheel_dog+plate_mail husky+buffer_panel bear")
    (sacrifice,) = [words.split() for words in table.said().values() if "sacrifice" in words.split()]
    assert "bear" in sacrifice


@pytest.mark.rule("IC-112", "IC-136", "IC-152")
def test_referee_finds_fake_dogs_of_anybody() -> None:
    """The player's own too, immune or not, but not those of immune or finished players. One must go if there is one."""
    table = Table(4).give(0, position=50, deck="move", waiting=[("referee", 1)], team="cat", immune=True)
    table.give(1, position=60, team="bear wheel_dog").give(2, position=70, team="bear", immune=True)
    table.give(3, position=170, team="bear").do("reveal", "move")
    assert (table.pending, len(table.s.answers)) == ("TargetDog", 2)
    assert table.do("target bear").team(1) == "wheel_dog"
    alone = Table().give(position=50, deck="move", waiting=[("referee", 1)], team="cat").do("reveal", "move")
    assert (alone.team(), alone.names(0, "hand")) == ("", ["cat"])


@pytest.mark.rule("IC-152", "IC-136", "IC-174")
def test_sticky_snow_finds_dogs_with_attachments() -> None:
    """Armour absorbs it; a dog that cannot die is no target; without a target nothing happens."""
    table = Table(2).give(0, position=50, deck="move", waiting=[("sticky_snow", 1)], team="wheel_dog")
    table.give(1, position=60, team="husky+armour bear+plate_mail cat").do("reveal", "move")
    assert table.team(1) == "husky bear+plate_mail cat"
    none = Table().give(position=50, deck="move", waiting=[("sticky_snow", 1)], team="wheel_dog").do("reveal", "move")
    assert (none.pending, none.team()) == ("Turn", "wheel_dog")
    own = Table().give(position=50, deck="move", waiting=[("sticky_snow", 1)], team="husky+tiara").do("reveal", "move")
    assert own.team() == ""


@pytest.mark.rule("IC-151", "IC-178", "IC-171")
def test_dog_trap() -> None:
    """Each other in turn order chooses one of their dogs that can die; not the immune, the finished or the dogless."""
    table = Table(4).give(0, position=50, deck="move", waiting=[("dog_trap", 1)], team="bear")
    table.give(1, position=60, team="husky wheel_dog+armour").give(2, immune=True, team="cat").give(3, team="moose")
    table.do("reveal", "move")
    assert (table.pending, table.player) == ("KillOwnDog", 1)
    table.do("kill wheel-dog")
    assert [table.team(seat) for seat in range(4)] == ["bear", "husky wheel_dog", "cat", "moose"]


@pytest.mark.rule("IC-117", "IC-153", "IC-179")
def test_steam_engine_chain_stopped_by_armour() -> None:
    """The Wheel Dog dies with its engine; then the Lazy Dog is hit and only loses its armour."""
    table = Table(2).give(0, position=50, deck="move", waiting=[("dog_trap", 1)])
    table.give(1, position=60, team="wheel_dog+steam_engine lazy_dog+armour+squirrel")
    assert table.do("reveal", "move", "kill wheel-dog").team(1) == "lazy_dog+squirrel"
    assert table.names(1, "discard") == ["armour", "steam_engine", "wheel_dog"]


@pytest.mark.rule("IC-110", "IC-118", "IC-153")
def test_engines_trigger_only_if_the_dog_dies() -> None:
    """Armour beside the engine keeps the dog, and nothing follows; the owner picks the victim."""
    table = Table().give(position=50, team="lazy_dog+armour+steam_engine bear husky").do("sacrifice lazy-dog")
    assert (table.team(), table.names(0, "discard")) == ("lazy_dog+steam_engine bear husky", ["armour"])
    table.do("sacrifice lazy-dog")
    assert (table.pending, len(table.s.answers)) == ("KillOwnDog", 2)
    assert table.do("kill husky").team() == "bear"


@pytest.mark.rule("IC-153", "IC-179")
def test_nuclear_reactor_and_the_queue() -> None:
    """All others die at once, armour and immortals apart; what they set off follows, first in, first out."""
    table = Table().give(position=50, team="bear+nuclear_reactor husky+armour moose greyhound cat+steam_engine")
    table.do("sacrifice bear")
    # Cat's engine strikes after all others are gone: only the Husky, without armour now, can die.
    assert table.team() == "moose"
    assert table.names(0, "discard") == ["armour", "nuclear_reactor", "steam_engine"]
    assert table.names(0, "hand") == ["cat"]


@pytest.mark.rule("IC-071")
def test_a_morning_in_the_forest_kills_a_dog_of_choice() -> None:
    table = Table(legs={2: "forest"}).give(position=20, team="wheel_dog husky moose")
    assert table.do("new day", "snow").deal().pending == "KillOwnDog"
    assert table.offers("kill husky")
    assert not table.offers("kill moose")


@pytest.mark.rule("IC-022")
def test_a_sacrifice_may_make_room_for_a_dog() -> None:
    table = Table().give(position=10, deck="polar_bear rest", hand="move", waiting=[("mush", 1)])
    table.give(team="wheel_dog+dog_collar bear bear greyhound malamute husky")
    table.do("reveal", "polar-bear", "lose rest", "make room husky")
    assert table.team().endswith("malamute polar_bear")
