"""Every card of Iditacards is played once, and each of its numbers checked against this list, written by hand.

`name energy/health/risk what=number ...`: squares moved beside speed, cards drawn, cards taken of cards added,
cards destroyed of cards looked at, cards recovered, own damage and meters, those of each other player, and for dogs
and attachments the change of speed and of the next hand.
"""

from collections import Counter

import pytest
from tests.games.iditacards.table import Table, real_game

from ludoteca.engine import Listener
from ludoteca.games.iditacards.rules.costs_and_risk import cost
from ludoteca.games.iditacards.rules.new_day import hand_size

CARDS = """
a_hat 2/2/0 hand=1
armour 1/3/0
dog_chow 1/3/0 speed=1
good_dog 3/3/0 hand=1
husky 2/2/2 speed=1 hand=1
lead_dog 2/2/1
wheel_dog 3/3/0 speed=1
breakfast 0/3/0 draw=3
lunch 2/0/0 draw=3
dinner 2/2/0 draw=7
move 0/0/0 move=1
mush 2/2/1 move=10
first_aid 2/2/0 look=3 destroy=1
grandma_soup 1/2/1 look=10 destroy=2
repair_sled 1/3/0 add=1 take=2
upgrade_sled 2/2/0 add=3 take=1
rest 0/0/0 draw=2
dog_shoes 2/3/0 speed=2
squirrel 2/2/1 speed=3
steam_engine 2/3/1 speed=3
bear 2/2/2 speed=3
big_dog 2/2/0 speed=3
chihuahua 1/1/2 speed=2
greyhound 0/0/2 speed=3
problem_dog 1/1/1 speed=3 hand=-1
dog_food 2/0/0 draw=2
downhill_slide 3/3/0 move=6
haste 0/1/1 move=5
iditarod_drift 1/0/1 move=7
midnight_sun 1/1/1 move=10
push 1/0/0 move=5
rush 0/3/1 move=8
slow_and_steady 0/0/0 move=0 draw=1
sprint 0/0/3 move=10
tactical_play 1/1/1 move=0
plate_mail 0/0/1
polar_bear 1/1/1 speed=2 cold=1 damage=1
russian_bear_dog 1/1/1
eat_dog 0/0/0 died=1 draw=7
whale_meat 1/1/0 draw=5 recover=5 damage=1
hitch_a_ride 1/0/0 move=6 damage=1
travel_light 1/1/0 move=10 cold=1 hunger=1
improvise 0/0/0 take=1
salvage 1/1/0 add=2 take=3
scrapyard 1/3/0 add=2 take=4
stop_and_shop 2/0/0 add=5 take=2
trade_dog 0/0/0 died=1 add=10 take=5
dog_trap 0/0/2 others_died=1
hydrogen_sulfide 2/2/0 others_hunger=1
ice_box 2/2/0 others_cold=1
referee 0/0/1 others_died=1
stab_in_the_dark 1/1/0 others_damage=1
thermostat 2/2/0 others_cold=1
tip_sled 2/2/0 others_hunger=1
tiara 2/2/1 speed=1 hand=1
cat 2/1/0
lazy_dog 3/3/0 speed=-1
malamute 4/4/0 draw=1
retriever 2/2/1 hand=2
bison 2/0/1 draw=5 recover=3
midnight_snack 1/0/1 draw=7
through_the_night 0/0/1 move=5 new_days=1
bandage 1/0/0 look=5 destroy=1
brandy 0/0/1 look=3 destroy=1
caffeine 0/2/0 look=2 destroy=1 draw=1
makeshift_sled 1/1/1 add=6 take=2
new_sled 0/0/0 add=6 take=6 destroy=6
study_up 0/5/0 add=8 take=1
rope 0/2/0 recover=3
torch 0/0/0 recover=2
coat 1/2/2 cheaper_health=1
harness 4/4/0 cheaper_energy=1
cute_dog 2/2/2 cheaper_energy=1
smart_dog 1/2/2 cheaper_health=1
poutine 0/2/0 draw=1 recover=1
raw_venison 0/2/0 draw=3
venison_carpaccio 0/0/0 draw=1
venison_steak 0/0/1 draw=3
band_aid 0/0/0 look=1 destroy=1
ibuprofin 1/1/1 damage=2
campfire 2/0/1 cold=-1 recover=2
leather_hide 0/0/2 recover=5
leather_jacket 2/1/0 cold=-1 hunger=-1
vigilance 1/1/0 immune=1
buffer_panel 2/2/0
dog_collar 2/2/2 cheaper_risk=1
nuclear_reactor 2/5/2 speed=5
cricket 1/1/0
engineer_dog 3/5/1 speed=0
moose 5/0/3 speed=5
puppy 2/2/0
robodog 2/2/0
waffle 0/0/0 draw=2
all_in 0/5/3 move=10 reshuffled=1
out_of_control all/1/0 move=20 damage=5
diamorphine 3/3/1 look=22 destroy=22
meditate 1/1/0 look=25
surgery 1/1/1
desperate_times all/0/0 add=10 take=5
here_boy 1/1/1 take=1
satiated 0/0/1
daylight_savings_time 3/1/0 free=1
serenity 1/1/0 destroy=1
sleeping_bag 1/3/0 free=1
sticky_snow 2/1/1 others_died=1
utility_knife 1/0/1
damaged 1/1/0 destroy=1
reliable_dog 4/4/0
squirmy_dog 1/1/1 speed=2
beef_stew 2/0/1 draw=3 recover=3
venison_jerky 1/1/0 draw=3
bloodletting 0/5/1 look=6 destroy=3
lumber_mill 3/0/0 add=3 take=2
icy_glare 1/2/0 others_cold=1
"""
LINES = [line.split() for line in CARDS.strip().splitlines()]
HAND = 6


class Counting(Listener):
    def __init__(self) -> None:
        self.counts: Counter[tuple[str, bool]] = Counter()
        self.numbers: dict[str, list[int]] = {"moves": [], "looks": []}

    def told(self, what: str, seat: int, a: int, b: int, secret: int, seen_by: int) -> None:
        """Note an event; moves and looks with their number."""
        self.counts[what, seat == 0] += 1
        if what in self.numbers and seat == 0:
            self.numbers[what].append(a)


def arranged(card: str) -> Table:
    """Two players, speed 0, fillers in hand, deck, discard pile and supply; meters where a card clears them."""
    table = Table(2, retired_cards=True)
    table.give(1, position=100, team="bear+tiara russian_bear_dog").supply("9*lunch")
    table.give(0, position=50, hand=f"{card} {HAND}*move", deck="10*move 16*rest", team="wheel_dog lazy_dog")
    table.give(0, discard="3*mush 3*breakfast" + (" raw_venison venison_steak" if card == "leather_hide" else ""))
    if card in ("campfire", "leather_jacket"):
        table.give(0, hypothermia=1, starvation=1)
    return table


def play_through(table: Table, card: str) -> Counting:
    """Play the card and answer everything in its favour until it has taken effect and it is one's turn again."""
    heard = Counting()
    table.s.listener = heard
    table.do(f"play {card.replace('_', '-')}")
    while table.pending != "Turn" or table.player == 1 or table.racer().waiting:
        if table.pending == "Turn":
            table.do("reveal" if table.player == 0 else "pass")
        elif table.pending == "RevealCard":
            table.do("move")
        elif table.pending in ("TakeFromSupply", "LookDestroy", "Recover", "DestroyFromHand", "Attach"):
            table.s.choose(table.s.answers[1])
        elif table.pending in ("LookDiscard", "JoinNewDay"):
            table.s.choose(0)
        else:
            table.s.choose(table.s.answers[-1] if table.s.player < 0 else table.s.answers[0])
        table.game.check(table.s)
    return heard


def measured(table: Table, heard: Counting, before: dict[str, int]) -> dict[str, int]:
    own = {what: number for (what, mine), number in heard.counts.items() if mine}
    other = {what: number for (what, mine), number in heard.counts.items() if not mine}
    after = counted(table)
    words = {
        "draw": "draws", "add": "adds", "take": "takes", "recover": "recovers", "destroy": "destroys",
        "damage": "damage", "died": "dog-dies", "immune": "immune", "free": "free-cost", "reshuffled": "reshuffles",
    }  # fmt: skip
    return {
        **{name: own.get(event, 0) for name, event in words.items()},
        **{name: after[name] - before[name] for name in after},
        "look": sum(heard.numbers["looks"]),
        "others_died": other.get("dog-dies", 0), "others_damage": other.get("damage", 0),
        "others_cold": table.racer(1).hypothermia, "others_hunger": table.racer(1).starvation,
    }  # fmt: skip


def counted(table: Table) -> dict[str, int]:
    """Lasting numbers of the player: speed, next hand, meters, days, what costs are saved."""
    racer, mush = table.racer(), table.number("mush")
    cheaper = {
        f"cheaper_{name}": -cost(table.s, 0, mush, kind) for kind, name in enumerate(("energy", "health", "risk"))
    }
    return {
        "speed": table.speed(), "hand": hand_size(table.s, 0), "cold": racer.hypothermia, "hunger": racer.starvation,
        "new_days": racer.days, **cheaper,
    }  # fmt: skip


# Effects that depend on the rest of the position and are proved elsewhere.
IGNORED = {
    "through_the_night": ("draw", "speed", "hunger", "others_hunger"),
    "here_boy": ("add",),
    "eat_dog": ("speed",),
    "trade_dog": ("speed",),
    "travel_light": ("speed",),
    "campfire": ("speed", "hunger"),
    "leather_jacket": ("speed",),
    "sleeping_bag": ("cheaper_energy",),
    "daylight_savings_time": ("cheaper_health",),
}


@pytest.mark.rule("IC-175", "IC-176", "IC-038", "IC-050")
@pytest.mark.parametrize("line", LINES, ids=[line[0] for line in LINES])
def test_card(line: list[str]) -> None:
    """The card costs, and does, exactly what the list says."""
    card, costs, *effects = line
    table = arranged(card)
    before = counted(table)
    heard = play_through(table, card)
    energy, health, risk = [HAND if word == "all" else int(word) for word in costs.split("/")]
    paid = [heard.counts[what, True] for what in ("pays", "loses", "reveals", "fails")]
    assert paid == [energy, health, risk, 0]
    expected = {name: number for name, _, number in (effect.partition("=") for effect in effects)}
    if "move" in expected:
        assert int(expected.pop("move")) in heard.numbers["moves"]
    ignored = IGNORED.get(card, ())
    found = {name: number for name, number in measured(table, heard, before).items() if number and name not in ignored}
    assert found == {name: int(number) for name, number in expected.items() if number != "0"}


@pytest.mark.rule("IC-175", "IC-176")
def test_the_list_has_every_card() -> None:
    assert sorted(line[0] for line in LINES) == sorted(real_game().content.ids)
