"""The claims of each reason of Iditacards, worked out anew from the view of the asked seat."""

from typing import Any

from tests.support.reasons import Claim, Test

LINE = 161
IMMORTAL = ("russian_bear_dog", "moose", "plate_mail", "buffer_panel")
FAKE = ("bear", "polar_bear", "cat", "cricket", "moose")
VENISON = ("raw_venison", "venison_carpaccio", "venison_steak", "venison_jerky")
SLOTS = {"greyhound": 0, "engineer_dog": 0, "squirmy_dog": 0, "lazy_dog": 2}


def me(c: Claim) -> dict[str, Any]:
    player: dict[str, Any] = c.view["players"][c.seat]
    return player


def mine(c: Claim) -> dict[str, Any]:
    """The part of the view that only the asked player sees."""
    own: dict[str, Any] = me(c)["own"]
    return own


def card(c: Claim) -> str:
    """The card that an answer is about; empty for others."""
    return str(c.to.get("card", ""))


def deck(c: Claim) -> list[str]:
    """The cards of the upgrade deck that a reason names."""
    cards: list[str] = c.view["upgrades"][c.args["deck"].removeprefix("iditacards-deck-")]
    return cards


def waiting(c: Claim) -> list[str]:
    return [one["card"] for one in me(c)["waiting"]]


def elsewhere(c: Claim, *piles: list[str]) -> bool:
    """A card to play that is not in the hand, but in one of these piles."""
    return c.do == "play" and card(c) not in mine(c)["hand"] and any(card(c) in pile for pile in piles)


def nowhere(c: Claim) -> bool:
    """The card is neither the player's own, in whatever place, nor in the supply or an upgrade deck."""
    hidden = [mine(c)[pile] for pile in ("hand", "deck", "legendary")]
    carried = [name for dog in me(c)["team"] for name in (dog["dog"], *dog["attachments"])]
    open_piles = [me(c)["discard"], me(c)["played"], c.view["supply"], *c.view["upgrades"].values()]
    return not any(card(c) in pile for pile in (*hidden, carried, waiting(c), *open_piles))


def dog(c: Claim) -> tuple[int, dict[str, Any]]:
    """The dog that an answer is about, and whose it is; the reason names the same dog."""
    seat = c.to.get("seat", c.seat)
    found: dict[str, Any] = c.view["players"][seat]["team"][c.to["dog"]]
    assert c.args["dog"] == "iditacards-card-" + found["dog"].replace("_", "-")
    return seat, found


def out_of_reach(c: Claim) -> dict[str, Any]:
    """The other player whom a reason names, and whom the answer is about."""
    assert c.args["seat"] == c.to["seat"] != c.seat
    player: dict[str, Any] = c.view["players"][c.to["seat"]]
    return player


def slots(name: str) -> int:
    return SLOTS.get(name, 1)


TRUTHS: dict[str, Test] = {
    "cards-wait": lambda c: bool(waiting(c)) and (c.do == "play_nothing" or card(c) in mine(c)["hand"]),
    "nothing-waits": lambda c: c.do == "reveal" and not waiting(c),
    "past-the-line": lambda c: c.do == "new_day" and me(c)["position"] >= LINE,
    "in-deck": lambda c: elsewhere(c, mine(c)["deck"]),
    "in-discard": lambda c: elsewhere(c, me(c)["discard"]),
    "in-played": lambda c: elsewhere(c, me(c)["played"]),
    "in-waiting": lambda c: elsewhere(c, waiting(c)),
    "in-team": lambda c: elsewhere(c, [one["dog"] for one in me(c)["team"]]),
    "attached": lambda c: elsewhere(c, *(one["attachments"] for one in me(c)["team"])),
    "unearned": lambda c: elsewhere(c, mine(c)["legendary"]),
    "in-supply": lambda c: elsewhere(c, c.view["supply"]),
    "in-upgrades": lambda c: elsewhere(c, deck(c)),
    "not-yours": lambda c: c.rule == "Turn" and nowhere(c),
    "not-in-hand": lambda c: card(c) not in mine(c)["hand"],
    "damaged": lambda c: c.rule == "PayEnergy" and card(c) == "damaged",
    "not-in-supply": lambda c: card(c) not in c.view["supply"],
    "not-looked-at": lambda c: card(c) not in mine(c)["looking"],
    "not-in-discard": lambda c: card(c) not in me(c)["discard"],
    "not-venison": lambda c: card(c) in me(c)["discard"] and card(c) not in VENISON,
    "all-venison": lambda c: c.do == "stop" and any(name in VENISON for name in me(c)["discard"]),
    "not-legendary": lambda c: card(c) not in mine(c)["legendary"],
    "deck-empty": lambda c: c.args["deck"].endswith(c.to["deck"]) and not deck(c),
    "cannot-die": lambda c: dog(c)[1]["dog"] in IMMORTAL,
    "kept-alive": lambda c: any(
        name in IMMORTAL and c.args["card"].endswith(name.replace("_", "-")) for name in dog(c)[1]["attachments"]
    ),
    "not-fake": lambda c: c.carries["sort"] == "fake" and dog(c)[1]["dog"] not in FAKE,
    "nothing-attached": lambda c: c.carries["sort"] == "has_attachment" and not dog(c)[1]["attachments"],
    "holds-nothing": lambda c: slots(dog(c)[1]["dog"]) == 0,
    "holds-enough": lambda c: slots(dog(c)[1]["dog"]) == len(dog(c)[1]["attachments"]) > 0,
    "yourself": lambda c: c.rule == "ChooseRival" and c.to["seat"] == c.seat,
    "immune": lambda c: bool(out_of_reach(c)["immune"]),
    "finished": lambda c: bool(out_of_reach(c)["position"] >= LINE),
}


def trivial(c: Claim) -> bool:
    """A dog, an attachment or a player that is not there."""
    seat = c.to.get("seat", c.seat)
    if seat >= len(c.view["players"]):
        return True
    team: list[dict[str, Any]] = c.view["players"][seat]["team"]
    if "slot" in c.to:
        return bool(c.to["dog"] >= len(team) or c.to["slot"] >= len(team[c.to["dog"]]["attachments"]))
    return bool(c.to.get("dog", -1) >= len(team))
