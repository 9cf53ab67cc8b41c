"""What each reason of Iditacards claims, worked out anew from the view of the asked seat."""

from typing import Any

from tests.games.iditacards.table import real_game
from tests.support.reasons import Claim, Test

from ludoteca.games.iditacards.rules import turn

LINE = 161
IDS = real_game().content.ids
DECKS = [f"iditacards-deck-{name}" for name in ("speed", "attack", "improvement", "survivor")]
IMMORTAL = ("russian_bear_dog", "moose", "plate_mail", "buffer_panel")
FAKE = ("bear", "polar_bear", "cat", "cricket", "moose")
VENISON = ("raw_venison", "venison_carpaccio", "venison_steak", "venison_jerky")
SLOTS = {"greyhound": 0, "engineer_dog": 0, "squirmy_dog": 0, "lazy_dog": 2}


def me(c: Claim) -> dict[str, Any]:
    """The asked player, as that player sees it."""
    player: dict[str, Any] = c.view["players"][c.seat]
    return player


def card(c: Claim) -> str:
    """The card that an answer is about."""
    if c.rule == "Turn":
        return IDS[c.answer - turn.FIRST_PLAY]
    if c.rule in ("Recover", "RecoverVenison"):
        return IDS[(c.answer - 1) // 2]
    return IDS[c.answer if c.rule in ("PayEnergy", "EarnLegendary") else c.answer - 1]


def waiting(c: Claim) -> list[str]:
    """The cards of the player that wait for risk."""
    return [one["card"] for one in me(c)["waiting"]]


def elsewhere(c: Claim, *piles: list[str]) -> bool:
    """A card to play that is not in the hand, but in one of these piles."""
    return c.answer >= turn.FIRST_PLAY and card(c) not in me(c)["own_hand"] and any(card(c) in pile for pile in piles)


def nowhere(c: Claim) -> bool:
    """The card is neither the player's own, in whatever place, nor in the supply or an upgrade deck."""
    mine = [me(c)[pile] for pile in ("own_hand", "own_deck", "discard", "played", "own_legendary")]
    carried = [name for dog in me(c)["team"] for name in (dog["dog"], *dog["attachments"])]
    open_piles = [c.view["supply"], *c.view["upgrades"]]
    return not any(card(c) in pile for pile in (*mine, carried, waiting(c), *open_piles))


def dog(c: Claim) -> tuple[int, dict[str, Any]]:
    """The dog that an answer is about, and whose it is; the reason names the same dog."""
    seat, at = divmod(c.answer, 6) if c.rule == "TargetDog" else (c.seat, c.answer)
    at -= {"Turn": 3, "Attach": 1}.get(c.rule, 0)
    found: dict[str, Any] = c.view["players"][seat]["team"][at]
    assert c.args["dog"] == "iditacards-card-" + found["dog"].replace("_", "-")
    return seat, found


def out_of_reach(c: Claim) -> dict[str, Any]:
    """The other player whom a reason names, and whom the answer is about."""
    seat = c.answer // 6 if c.rule == "TargetDog" else c.answer
    assert c.args["seat"] == seat != c.seat
    player: dict[str, Any] = c.view["players"][seat]
    return player


def slots(name: str) -> int:
    """How many attachments a dog carries, by its card."""
    return SLOTS.get(name, 1)


TRUTHS: dict[str, Test] = {
    "cards-wait": lambda c: bool(waiting(c)) and (c.answer == turn.PASS or card(c) in me(c)["own_hand"]),
    "nothing-waits": lambda c: c.answer == turn.REVEAL and not waiting(c),
    "past-the-line": lambda c: c.answer == turn.NEW_DAY and me(c)["position"] >= LINE,
    "in-deck": lambda c: elsewhere(c, me(c)["own_deck"]),
    "in-discard": lambda c: elsewhere(c, me(c)["discard"]),
    "in-played": lambda c: elsewhere(c, me(c)["played"]),
    "in-waiting": lambda c: elsewhere(c, waiting(c)),
    "in-team": lambda c: elsewhere(c, [one["dog"] for one in me(c)["team"]]),
    "attached": lambda c: elsewhere(c, *(one["attachments"] for one in me(c)["team"])),
    "unearned": lambda c: elsewhere(c, me(c)["own_legendary"]),
    "in-supply": lambda c: elsewhere(c, c.view["supply"]),
    "in-upgrades": lambda c: elsewhere(c, c.view["upgrades"][DECKS.index(c.args["deck"])]),
    "not-yours": lambda c: c.rule == "Turn" and nowhere(c),
    "not-in-hand": lambda c: card(c) not in me(c)["own_hand"],
    "damaged": lambda c: c.rule == "PayEnergy" and card(c) == "damaged",
    "not-in-supply": lambda c: card(c) not in c.view["supply"],
    "not-looked-at": lambda c: card(c) not in me(c)["own_looking"],
    "not-in-discard": lambda c: card(c) not in me(c)["discard"],
    "not-venison": lambda c: card(c) in me(c)["discard"] and card(c) not in VENISON,
    "all-venison": lambda c: c.answer == 0 and any(name in VENISON for name in me(c)["discard"]),
    "not-legendary": lambda c: card(c) not in me(c)["own_legendary"],
    "deck-empty": lambda c: c.args["deck"] == DECKS[c.answer] and not c.view["upgrades"][c.answer],
    "cannot-die": lambda c: dog(c)[1]["dog"] in IMMORTAL,
    "kept-alive": lambda c: any(
        name in IMMORTAL and c.args["card"].endswith(name.replace("_", "-")) for name in dog(c)[1]["attachments"]
    ),
    "not-fake": lambda c: c.a == 0 and dog(c)[1]["dog"] not in FAKE,
    "nothing-attached": lambda c: c.a == 1 and not dog(c)[1]["attachments"],
    "holds-nothing": lambda c: slots(dog(c)[1]["dog"]) == 0,
    "holds-enough": lambda c: slots(dog(c)[1]["dog"]) == len(dog(c)[1]["attachments"]) > 0,
    "yourself": lambda c: c.rule == "ChooseRival" and c.answer == c.seat,
    "immune": lambda c: bool(out_of_reach(c)["immune"]),
    "finished": lambda c: bool(out_of_reach(c)["position"] >= LINE),
}


def trivial(c: Claim) -> bool:
    """A dog, an attachment or a player that is not there."""
    if c.rule == "TargetDog":
        seat, at = divmod(c.answer, 6)
        return seat >= len(c.view["players"]) or at >= len(c.view["players"][seat]["team"])
    if c.rule == "ChooseRival":
        return c.answer >= len(c.view["players"])
    first_dog = {"Turn": 3, "Attach": 1, "KillOwnDog": 0, "Sacrifice": 0, "MakeRoom": 0}[c.rule]
    at = c.answer - first_dog
    if at >= 6:
        at, slot = divmod(at - 6, 2)
        return at >= len(me(c)["team"]) or slot >= len(me(c)["team"][at]["attachments"])
    return at >= len(me(c)["team"])
