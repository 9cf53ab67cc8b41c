"""Message ids of European Plastic's Race: what answers mean, what happened."""

from typing import Final

from ludoteca.engine import NONE, Argument, Message, Seat
from ludoteca.games.plastics_race.cities import COLOURS, WHITE
from ludoteca.games.plastics_race.content import EFFECTS, Content
from ludoteca.games.plastics_race.names import (
    PREFIX,
    all_names,
    card_name,
    colour_name,
    effect_name,
    node_name,
    plant_name,
    reward_name,
    route_name,
    section_names,
)
from ludoteca.games.plastics_race.rules import bins, plant, puncture, rewards, street_cards, turn
from ludoteca.games.plastics_race.state import ENDINGS, PlasticsRace

CARD_RULES: Final = {
    "Pay": "pay", "PayHalf": "pay", "SpendCard": "spend", "Discard": "discard", "GiveCard": "give",
    "TakeCard": "take", "OfferCard": "offer", "DrawCard": "draw-card", "StealCard": "steal-card",
}  # fmt: skip
PAYING_RULES: Final = ("Pay", "NameColour", "ChooseLaneColour")
COLOUR_RULES: Final = {"NameColour": "name-colour", "ChooseLaneColour": "lane-colour", "RollDie": "roll-die"}
SECTION_RULES: Final = {
    "TakeShortcut": "shortcut", "LiftDie": "lift-die", "PlaceDie": "place-die", "LiftWorks": "lift-works",
    "PlaceWorks": "place-works", "LiftOneWay": "lift-one-way",
}  # fmt: skip
POLICE_USES: Final = ("remove", "turn", "pass")
OPTIONS: Final = {
    *CARD_RULES.values(), *COLOUR_RULES.values(), *SECTION_RULES.values(), *(f"police-{use}" for use in POLICE_USES),
    "pay-two", "discard-done", "end-turn", "use-token", "play-effect", "play-plain", "drive", "go-on", "change-die",
    "opponent-steal", "opponent-ask", "opponent-swap", "opponent-puncture", "name-card-colour", "name-card-effect",
    "place-one-way", "let-pass", "puncture", "collect", "pass-bin", "drop-route", "draw-route", "sell", "sell-none",
    "sell-done", "take-reward", "decline-reward", "choose-light", "draw-starter", "draw-plant", "reward-die",
}  # fmt: skip
EVENTS: Final = {
    "starts", "plant", "light", "turn", "free-pass", "plays", "police-token", "discards", "reshuffles", "draws",
    "draws-seen", "drives", "declares", "collects", "bonus", "reward-die", "route", "draws-route", "draws-route-seen",
    "drops-route", "sells", "clears", "last-round", "takes-token", "takes-reward", "lifts-die", "rolls", "places-die",
    "turns-die", "lifts-works", "places-works", "lifts-one-way", "places-one-way", "police-remove", "police-turn",
    "police-pass", "puncture", "falls-back", "asks-colour", "asks-effect", "has-none-colour", "has-none-effect",
    "hands-over", "hands-over-seen", "offers", "offers-seen", "ends",
}  # fmt: skip


def message_ids(content: Content) -> set[str]:
    """Every id besides title, prompts, options of the game and reasons."""
    return {
        *(f"{PREFIX}-{name}" for name in OPTIONS),
        *(f"{PREFIX}-event-{name}" for name in EVENTS),
        *(f"{PREFIX}-end-{name}" for name in ENDINGS[1:]),
        *all_names(content),
    }


# -------------------------------------------------------------------- what an answer means


def option_words(s: PlasticsRace, rule: str, player: int, answer: int, a: int, b: int) -> Message:
    """What an answer means, for every decision and every outcome of chance."""
    name, args = _option(s, rule, player, answer, a)
    return Message(f"{PREFIX}-{name}", args, s.game.table.by_name[rule].ledger)


def _option(s: PlasticsRace, rule: str, player: int, answer: int, a: int) -> tuple[str, dict[str, Argument]]:
    content = s.content
    if rule == "Main":
        return _main(s, player, answer)
    if rule in CARD_RULES:
        if answer == len(content.card_ids):
            return ("discard-done" if rule == "Discard" else "pay-two"), _paid_for(s, rule, player, a)
        return CARD_RULES[rule], {"card": card_name(content, answer), **_paid_for(s, rule, player, a)}
    if rule in COLOUR_RULES:
        return COLOUR_RULES[rule], {"colour": colour_name(answer), **_paid_for(s, rule, player, a)}
    if rule in SECTION_RULES:
        return SECTION_RULES[rule], _section(s, rule, player, answer)
    if rule in ("ChangeDie", "PlaceOneWay", "CallPolice"):
        return _token(s, rule, answer)
    if rule in ("ChooseOpponent", "NameCard", "DrawStarter"):
        return _opponent(rule, answer, a)
    if rule in ("Collect", "TakeReward", "Sell", "RewardDie", "ChooseLight"):
        return _place(s, rule, player, answer, a)
    return _card_on_table(content, rule, answer, a)


def _paid_for(s: PlasticsRace, rule: str, player: int, section: int) -> dict[str, Argument]:
    """Both ends of the section that is being paid for; nothing where none is."""
    return section_names(s.content, section, s.players[player].truck) if rule in PAYING_RULES else {}


def _card_on_table(content: Content, rule: str, answer: int, a: int) -> tuple[str, dict[str, Argument]]:
    """A Puncture, the plant card, a route card."""
    if rule == "PlayPuncture":
        if answer == puncture.LET_PASS:
            return "let-pass", {"seat": Seat(a)}
        return "puncture", {"seat": Seat(a), "card": card_name(content, answer - 1)}
    if rule == "DrawPlant":
        return "draw-plant", {"plant": plant_name(content, answer)}
    return ("drop-route" if rule == "DropRoute" else "draw-route"), {"route": route_name(content, answer)}


def _main(s: PlasticsRace, player: int, answer: int) -> tuple[str, dict[str, Argument]]:
    if answer == turn.END_TURN_NOW:
        return "end-turn", {}
    if answer == turn.POLICE_TOKEN:
        return "use-token", {}
    kind = answer - turn.FIRST_CARD
    if kind < len(s.content.card_ids):
        return _for_effect(s.content, kind)
    way, at = divmod(kind - len(s.content.card_ids), s.content.most_sections)
    section = s.content.cities[s.city].first_section + at
    truck, ends = s.players[player].truck, s.content.streets.ends[section]
    args = section_names(s.content, section, truck if truck in ends else ends[1])
    args["colour"] = colour_name(s.colour_of(section))
    if way:
        return "go-on", args
    return "drive", {**args, "cards": _fitting(s, player, section)}


def _for_effect(content: Content, kind: int) -> tuple[str, dict[str, Argument]]:
    """Playing a card for its effect; also for a card that has none, to say why not."""
    card, effect = card_name(content, kind), content.effect[kind]
    if effect == NONE:
        return "play-plain", {"card": card}
    return "play-effect", {"effect": effect_name(effect), "card": card}


def _fitting(s: PlasticsRace, player: int, section: int) -> str:
    """The kinds of card, each of which alone pays for a section, for boards that show them."""
    if s.colour_of(section) == WHITE:
        return ""
    kinds = street_cards.payments(s, player, section)
    return " ".join(s.content.card_ids[kind] for kind in kinds if kind < len(s.content.card_ids))


def _section(s: PlasticsRace, rule: str, player: int, answer: int) -> dict[str, Argument]:
    section = s.content.cities[s.city].first_section + answer
    near = s.players[player].truck if rule == "TakeShortcut" else s.content.streets.ends[section][0]
    colour = s.rolled[0] if rule == "PlaceDie" else s.colour_of(section)
    return {**section_names(s.content, section, near), "colour": colour_name(colour)}


def _token(s: PlasticsRace, rule: str, answer: int) -> tuple[str, dict[str, Argument]]:
    first, ends = s.content.cities[s.city].first_section, s.content.streets.ends
    if rule == "ChangeDie":
        at, colour = divmod(answer, 6)
        section = s.dice[at] // 6
        return "change-die", {**section_names(s.content, section, ends[section][0]), "colour": colour_name(colour)}
    if rule == "PlaceOneWay":
        section, way = divmod(answer, 2)
        return "place-one-way", section_names(s.content, first + section, ends[first + section][way])
    use, at = divmod(answer, s.content.most_sections)
    return f"police-{POLICE_USES[use]}", section_names(s.content, first + at, ends[first + at][0])


def _opponent(rule: str, answer: int, a: int) -> tuple[str, dict[str, Argument]]:
    if rule == "ChooseOpponent":
        return f"opponent-{EFFECTS[a]}", {"seat": Seat(answer)}
    if rule == "DrawStarter":
        return "draw-starter", {"seat": Seat(answer)}
    return _wanted("name-card", answer)


def _wanted(message: str, wanted: int) -> tuple[str, dict[str, Argument]]:
    """What somebody is asked for: a colour or an effect."""
    if wanted < len(COLOURS):
        return f"{message}-colour", {"colour": colour_name(wanted)}
    return f"{message}-effect", {"effect": effect_name(wanted - len(COLOURS))}


def _place(s: PlasticsRace, rule: str, player: int, answer: int, a: int) -> tuple[str, dict[str, Argument]]:
    number = s.content.streets.number[s.players[player].truck]
    if rule == "Collect":
        return ("collect" if answer == bins.COLLECT_IT else "pass-bin"), {"bin": number}
    if rule == "TakeReward":
        return ("take-reward" if answer == rewards.TAKE else "decline-reward"), {"reward": reward_name(number)}
    if rule == "RewardDie":
        points, cards = bins.reward_faces(s)[answer]
        return "reward-die", {"points": points, "cards": cards}
    if rule == "ChooseLight":
        return "choose-light", {"node": node_name(s.content, s.content.cities[s.city].lights[answer])}
    if answer == plant.NO_MORE:
        return ("sell-done" if a else "sell-none"), {}
    return "sell", {"bin": answer, "points": s.content.plant_points[s.plant]}


# -------------------------------------------------------------------- what happened


def event_words(content: Content, what: str, seat: int, a: int, b: int, secret: int) -> Message:
    """What an event says; a secret card that may not be read leaves another sentence."""
    name, args = _event(content, what, a, b)
    if secret >= 0:
        route = what == "draws-route"
        args["card"] = route_name(content, secret) if route else card_name(content, secret)
        name += "-seen"
    return Message(f"{PREFIX}-event-{name}", {"seat": Seat(seat), **args}, [])


def _event(content: Content, what: str, a: int, b: int) -> tuple[str, dict[str, Argument]]:
    if what in ("puncture", "hands-over", "offers", "asks", "has-none"):
        return _event_between(content, what, a, b)
    if what in ("plays", "discards"):
        return what, {"card": card_name(content, a)}
    if what in ("route", "drops-route"):
        return what, {"route": route_name(content, a), "points": b}
    if what == "police":
        return f"police-{POLICE_USES[a]}", _ends(content, b)
    if what in _SECTION_EVENTS:
        return what, _section_event(content, what, a, b)
    if what in ("light", "falls-back"):
        return what, {"node": node_name(content, a)}
    return what, _plain_event(content, what, a, b)


def _plain_event(content: Content, what: str, a: int, b: int) -> dict[str, Argument]:
    """A thing, numbers, or nothing but the seat."""
    if what == "rolls":
        return {"colour": colour_name(a)}
    if what == "plant":
        return {"plant": plant_name(content, a)}
    if what == "takes-reward":
        return {"reward": reward_name(a)}
    return dict(zip(_NUMBERS.get(what, ()), (a, b), strict=False))


def _event_between(content: Content, what: str, a: int, b: int) -> tuple[str, dict[str, Argument]]:
    """Something between two players."""
    if what == "puncture":
        return what, {"other": Seat(a), "card": card_name(content, b)}
    if what in ("hands-over", "offers"):
        return what, {"other": Seat(a)}
    name, args = _wanted(what, b)
    return name, {"other": Seat(a), **args}


_SECTION_EVENTS: Final = {
    "drives", "lifts-die", "places-die", "turns-die", "lifts-works", "places-works", "lifts-one-way", "places-one-way",
}  # fmt: skip
_NUMBERS: Final = {
    "turn": ("round",), "last-round": ("round",), "declares": ("bin",), "collects": ("bin", "points"),
    "reward-die": ("points", "cards"), "sells": ("bin", "points"),
}  # fmt: skip


def _ends(content: Content, section: int) -> dict[str, Argument]:
    return section_names(content, section, content.streets.ends[section][0])


def _section_event(content: Content, what: str, a: int, b: int) -> dict[str, Argument]:
    if what == "drives":
        return section_names(content, a, content.streets.far_end(a, b))
    if what == "places-one-way":
        return section_names(content, a // 2, content.streets.ends[a // 2][a % 2])
    if what in ("places-die", "turns-die"):
        return {**_ends(content, a), "colour": colour_name(b)}
    return _ends(content, a)
