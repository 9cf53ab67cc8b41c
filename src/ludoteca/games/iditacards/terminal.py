"""Iditacards in the terminal: the trail leg by leg, the sleds on it, and your cards with what they do."""

from typing import Any

from ludoteca.engine import kebab
from ludoteca.table.terminal import Board, Readable, Sight, counted

GAME = "iditacards"
WEB = f"web-{GAME}"
SQUARE, CHECKPOINT, SEVERAL = ".", "^", "+"
COSTS = ("energy", "health", "risk")


def table(sight: Sight) -> list[str]:
    """The effects of this leg and the weather, the supply, then `turn` with the texts of your cards."""
    view, own = sight.view, sight.own
    return [
        *(sight.text("terminal-iditacards-leg", leg=_terrain(sight, leg), about=_about_leg(sight, leg))
          for leg in [_leg_of(sight, own["position"] if own else 0)] if leg),
        *([sight.text("terminal-iditacards-weather", weather=_name(sight, "weather", view["weather"]),
                      about=sight.text(f"{WEB}-weather-{view['weather']}"))] if view["weather"] else []),
        sight.text("terminal-iditacards-supply", cards=sight.row(_names(sight, view["supply"]))),
        "",
        *turn(sight, texts=True),
    ]  # fmt: skip


def turn(sight: Sight, texts: bool = False) -> list[str]:
    """The trail, the players, and your cards; with `texts` also what the cards do."""
    own = sight.own
    hand = _hand(sight, own, texts) if own and own["own"] else []
    return [
        *trail(sight),
        sight.text("terminal-iditacards-signs"),
        "",
        *(_player(sight, seat) for seat in range(len(sight.names))),
        *hand,
    ]


def things(sight: Sight) -> list[Readable]:
    own, view = sight.own, sight.view
    seen = {*view["supply"], *(own["own"]["hand"] if own and own["own"] else [])}
    for player in view["players"]:
        seen |= {card for dog in player["team"] for card in (dog["dog"], *dog["attachments"])}
    return [
        *(Readable(_name(sight, "card", card["id"]), _about_card(sight, card), card["id"] in seen)
          for card in sight.files["cards.toml"]["card"]),
        *(Readable(_terrain(sight, leg), _about_leg(sight, leg), in_sight=True) for leg in _legs(sight)),
        *(Readable(_name(sight, "weather", face["face"]), sight.text(f"{WEB}-weather-{face['face']}"),
                face["face"] == view["weather"]) for face in sight.files["board.toml"]["weather"]),
    ]  # fmt: skip


# ---------------------------------------------------------------- the trail


def trail(sight: Sight) -> list[str]:
    """One line for each leg: its name, its squares with the sleds on them, and what is special there."""
    legs = _legs(sight)
    if not legs:
        return []
    names = [_terrain(sight, leg) for leg in legs]
    wide = max(map(len, names)) + 1
    longest = max(leg["last"] - leg["first"] for leg in legs) + 1
    lines = []
    for at, (leg, name) in enumerate(zip(legs, names, strict=True), start=1):
        squares = "".join(_square(sight, square) for square in range(leg["first"], leg["last"] + 1))
        line = f"{at} {name:{wide}}{leg['first']:>3}-{leg['last']:<3} {squares:{longest}}"
        short = f" {_short(sight, leg)}"
        lines.append((line + short if len(line + short) <= sight.width else line).rstrip())
    return lines


def _square(sight: Sight, square: int) -> str:
    sleds = [seat for seat, player in enumerate(sight.view["players"], start=1) if player["position"] == square]
    if sleds:
        return str(sleds[0]) if len(sleds) == 1 else SEVERAL
    return CHECKPOINT if square in _layout(sight)["checkpoints"] else SQUARE


def _layout(sight: Sight) -> dict[str, Any]:
    layout: dict[str, Any] = sight.files["board.toml"]["layout"][sight.view["layout"]]
    return layout


def _legs(sight: Sight) -> list[dict[str, Any]]:
    """The legs of the trail, as far as their cards are drawn: first and last square, and the side of the card."""
    cards = {card["id"]: card for card in sight.files["legs.toml"]["leg_card"]}
    drawn = {cards[leg]["type"]: cards[leg] for leg in sight.view["legs"]}
    return [{**drawn[leg["type"]][leg["side"]], **leg} for leg in _layout(sight)["legs"] if leg["type"] in drawn]


def _leg_of(sight: Sight, square: int) -> dict[str, Any] | None:
    return next((leg for leg in _legs(sight) if leg["first"] <= square <= leg["last"]), None)


# ---------------------------------------------------------------- lines


def _player(sight: Sight, seat: int) -> str:
    player = sight.view["players"][seat]
    dogs = [
        _name(sight, "card", dog["dog"]) + "".join(f" + {name}" for name in _names(sight, dog["attachments"]))
        for dog in player["team"]
    ]
    return sight.text(
        "terminal-iditacards-player", number=seat + 1, name=sight.names[seat], square=player["position"],
        last=sight.files["board.toml"]["board"]["finish"] - 1, speed=player["speed"],
        hypothermia=player["hypothermia"], starvation=player["starvation"], dogs=sight.row(counted(dogs)),
        cards=player["cards"], deck=player["deck"],
    )  # fmt: skip


def _hand(sight: Sight, own: dict[str, Any], texts: bool) -> list[str]:
    mine = own["own"]
    now = {card["card"]: card for card in mine["forecasts"]}
    printed = {card["id"]: card for card in sight.files["cards.toml"]["card"]}
    lines = [sight.text("terminal-iditacards-hand")]
    for card in dict.fromkeys(mine["hand"]):
        name = counted(_name(sight, "card", one) for one in mine["hand"] if one == card)[0]
        about = _text_of(sight, card) if texts else ""
        costs = _costs(sight, now.get(card, printed[card]))
        lines.append("  " + sight.text("terminal-iditacards-card", name=name, costs=costs, about=about).rstrip())
    return lines


def _costs(sight: Sight, card: dict[str, Any]) -> str:
    """The costs of a card, without those that are 0."""
    costs = [f"{card[cost]} {_name(sight, 'cost', cost)}" for cost in COSTS if card[cost]]
    return ", ".join(costs) or sight.text("terminal-iditacards-free")


# ---------------------------------------------------------------- names and texts


def _name(sight: Sight, kind: str, thing: str) -> str:
    return sight.text(f"{GAME}-{kind}-{kebab(thing)}")


def _names(sight: Sight, cards: list[str]) -> list[str]:
    return counted(_name(sight, "card", card) for card in cards)


def _terrain(sight: Sight, leg: dict[str, Any]) -> str:
    return sight.text(f"{WEB}-terrain-{kebab(leg['terrain'])}")


def _effects(leg: dict[str, Any]) -> list[str]:
    """The ends of the message ids for what is special on a leg."""
    found = []
    for effect in leg["effect"]:
        number = effect.get("n", 1)
        ending = "-less" if number < 0 else "" if number else "-none"
        found.append(kebab(effect["op"].removeprefix("leg_")) + ending)
    return found or ["none"]


def _short(sight: Sight, leg: dict[str, Any]) -> str:
    return ", ".join(sight.text(f"{WEB}-leg-short-{effect}") for effect in _effects(leg))


def _about_leg(sight: Sight, leg: dict[str, Any]) -> str:
    special = " ".join(sight.text(f"{WEB}-leg-{effect}") for effect in _effects(leg))
    entry = sight.text(f"{WEB}-entry", hypothermia=leg["hypothermia"], starvation=leg["starvation"])
    return f"{special} {entry}"


def _about_card(sight: Sight, card: dict[str, Any]) -> str:
    return sight.text(
        "terminal-iditacards-about-card", type=sight.text(f"{WEB}-type-{card['type']}"), costs=_costs(sight, card),
        about=_text_of(sight, card["id"]),
    ).rstrip()  # fmt: skip


def _text_of(sight: Sight, card: str) -> str:
    said = f"{WEB}-text-{kebab(card)}"
    return sight.text(said) if sight.words.has(said) else ""


TERMINAL = Board(table, turn, things, {r"(?<=[.^])[\d+](?=[.^])": "bold", r"\^": "yellow"})
