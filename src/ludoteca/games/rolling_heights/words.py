"""Message ids of Rolling Heights."""

from collections.abc import Callable
from typing import Final

from ludoteca.engine import Argument, Message, Name, Seat
from ludoteca.games.rolling_heights.city import SPACE_NAMES
from ludoteca.games.rolling_heights.content import COLOUR_COUNT, COLOURS, KINDS, TYPES, WATER, Content
from ludoteca.games.rolling_heights.rules import buying, figures, main, meeples, paying, risk, targets, turn
from ludoteca.games.rolling_heights.scoring import endings
from ludoteca.games.rolling_heights.state import City

PREFIX: Final = "rolling-heights"
LANDINGS: Final = ("exhausted", "steady", "hard")
STATES: Final = ("idle", "exhausted", "steady", "hard", "spent")
WAYS: Final = ("steady", "hard", "hard-as-steady")
STEPS: Final = ("raise-to-steady", "raise-to-hard", "raise-straight-to-hard")

Args = dict[str, Argument]

EVENTS: Final[dict[str, tuple[str, str]]] = {
    "ad-shown": ("ad", ""),
    "target-dealt": ("", ""),
    "starts": ("", ""),
    "starts-with": ("tile", "space"),
    "round": ("number", ""),
    "drawn": ("tile", ""),
    "rolls": ("working", "exhausted"),
    "rallies": ("", ""),
    "strikes": ("count", ""),
    "activates": ("meeple", ""),
    "raises": ("meeple", ""),
    "uses-building": ("tile", ""),
    "converts": ("meeple", "into"),
    "gains-cubes": ("cube", "count"),
    "gains-power": ("count", ""),
    "gains-tokens": ("count", ""),
    "gains-meeple": ("meeple", ""),
    "gives-back": ("cube", ""),
    "spends-token": ("cube", ""),
    "trades": ("cube", ""),
    "pays": ("count", "resource"),
    "buys": ("tile", "space"),
    "takes-free": ("tile", "space"),
    "builds": ("cube", "space"),
    "completes": ("tile", "space"),
    "scores": ("count", ""),
    "cleans-up": ("", ""),
    "rival-builds": ("tile", "space"),
    "rival-scores": ("count", ""),
    "rival-scores-ad": ("ad", "count"),
    "end-triggered": ("cause", ""),
    "scores-ad": ("ad", "count"),
    "scores-target": ("target", "count"),
    "ends": ("", ""),
}
"""What the two numbers of each event mean."""

ANSWERS: Final = (
    "lay-board", "draw-tile", "deal-ad", "deal-target", "draw-start-player", "take-starting-tile",
    "place-starting-tile", "roll-later", "roll-now", "leave-out", "lands", "stop", "rally", "lie-down", "end-phase",
    "activate-steady", "activate-hard", "activate-hard-as-steady", "spend-token", "trade", "buy", "construct",
    "construct-there", "take-free", "place-plan", "pay", "choose-meeple", *STEPS, "raise-done", "use-building",
    "take-cube", "convert", "reroll-stop", "reroll", "give-back", "keep-cubes", "score-target", "rival-builds",
)  # fmt: skip


def message_ids(content: Content) -> set[str]:
    """Everything that the catalogue must say besides titles, questions and options."""
    things = [f"tile-{name.lower()}" for name in content.plan_ids]
    things += [f"{word}-{name.lower()}" for name in content.ad_ids for word in ("ad", "about")]
    things += [f"{word}-{name.lower()}" for name in content.target_ids for word in ("target", "about")]
    things += [f"cube-{name}" for name in COLOURS] + [f"misc-{name}" for name in COLOURS] + ["power"]
    things += [f"meeple-{name}" for name in KINDS] + [f"state-{name}" for name in STATES]
    things += [f"cause-{name}" for name in endings()] + [f"end-{name}" for name in endings()]
    things += [f"type-{name}" for name in TYPES]
    things += [f"rank-{name}" for name in content.rank_ids]
    events = [f"event-{name}" for name in EVENTS] + ["event-target-dealt-seen"]
    return {f"{PREFIX}-{name}" for name in [*things, *events, *ANSWERS]}


def argument(content: Content, sort: str, number: int) -> Argument:
    """A number of the rules as what it stands for."""
    if sort == "tile":
        return Name(f"{PREFIX}-tile-{content.plan_ids[number].lower()}")
    if sort == "space":
        return SPACE_NAMES[number]
    if sort == "cube":
        return Name(f"{PREFIX}-cube-{COLOURS[number]}")
    if sort in {"meeple", "into"}:
        return Name(f"{PREFIX}-meeple-{KINDS[number]}")
    if sort == "state":
        return Name(f"{PREFIX}-state-{STATES[number]}")
    if sort == "ad":
        return Name(f"{PREFIX}-ad-{content.ad_ids[number].lower()}")
    if sort == "target":
        return Name(f"{PREFIX}-target-{content.target_ids[number].lower()}")
    if sort == "cause":
        return Name(f"{PREFIX}-cause-{endings()[number]}")
    if sort == "resource":
        return Name(f"{PREFIX}-{resource(number)}")
    return number


def resource(number: int) -> str:
    """What a payment takes, as `Pay` numbers it."""
    if number == paying.POWER:
        return "power"
    kind, colour = ("misc", number - paying.MISC) if number < paying.REAL else ("cube", number - paying.REAL)
    return f"{kind}-{COLOURS[colour]}"


def event_words(content: Content, what: str, seat: int, a: int, b: int, secret: int) -> Message:
    """What an event says; a target that may not be read leaves another sentence."""
    args: Args = {"seat": Seat(seat)} if seat >= 0 else {}
    for sort, number in zip(EVENTS[what], (a, b), strict=True):
        if sort:
            args[sort] = argument(content, sort, number)
    if secret >= 0:
        args["target"] = argument(content, "target", secret)
        what += "-seen"
    return Message(f"{PREFIX}-event-{what}", args, [])


def option_words(s: City, rule: str, player: int, answer: int, a: int, b: int) -> Message:
    """What an answer means."""
    if rule in _PLAIN:
        name, sort = _PLAIN[rule]
        args: Args = {sort: argument(s.content, sort, answer)}
    else:
        name, args = _SPECIAL[rule](s, player, answer, a, b)
    return Message(f"{PREFIX}-{name}", args, s.game.table.by_name[rule].ledger)


_PLAIN: Final = {
    "DrawTile": ("draw-tile", "tile"),
    "DealAd": ("deal-ad", "ad"),
    "DealTarget": ("deal-target", "target"),
    "LeaveOut": ("leave-out", "meeple"),
    "ChooseMeeple": ("choose-meeple", "meeple"),
    "AnyCube": ("take-cube", "cube"),
    "TakeOther": ("take-cube", "cube"),
}
"""Rules whose answer is one thing."""


def _lay_board(s: City, player: int, answer: int, a: int, b: int) -> tuple[str, Args]:
    return "lay-board", {"board": s.content.board_ids[answer // 4], "turns": answer % 4}


def _start_player(s: City, player: int, answer: int, a: int, b: int) -> tuple[str, Args]:
    return "draw-start-player", {"seat": Seat(answer)}


def _market_tile(s: City, place: int) -> Args:
    """A tile of the market as somebody who thinks of taking it wants to hear of it."""
    plan = s.content.plans[s.market[place]]
    args: Args = {
        "tile": argument(s.content, "tile", s.market[place]),
        "type": Name(f"{PREFIX}-type-{TYPES[plan.type]}"),
    }
    args |= {"points": plan.points + plan.expected, "tokens": s.tokens_on[place]}
    return args | dict(zip(COLOURS, plan.cubes, strict=True))


def _starting_tile(s: City, player: int, answer: int, a: int, b: int) -> tuple[str, Args]:
    return "take-starting-tile", _market_tile(s, answer)


def _starting_space(s: City, player: int, answer: int, place: int, b: int) -> tuple[str, Args]:
    tile = argument(s.content, "tile", s.market[place])
    return "place-starting-tile", {"tile": tile, "space": SPACE_NAMES[answer], "bonus": bonus(s, place, answer)}


def bonus(s: City, place: int, space: int) -> int:
    """The points that the tile of a market space would score on a space of the map."""
    cell = s.cells[space]
    matches = s.content.bonus_types[cell] >> s.content.types[s.market[place]] & 1
    return s.content.bonus_points[cell] if matches else 0


def _roll_ahead(s: City, player: int, answer: int, a: int, b: int) -> tuple[str, Args]:
    return ("roll-now" if answer == turn.NOW else "roll-later"), {}


def _lands(s: City, player: int, answer: int, kind: int, b: int) -> tuple[str, Args]:
    return "lands", {"meeple": argument(s.content, "meeple", kind), "state": argument(s.content, "state", answer + 1)}


def _rally(s: City, player: int, answer: int, a: int, b: int) -> tuple[str, Args]:
    return ("rally" if answer == risk.RALLY_ON else "stop"), {}


def _strike(s: City, player: int, answer: int, a: int, b: int) -> tuple[str, Args]:
    kind, hard = divmod(answer, 2)
    return "lie-down", {
        "meeple": argument(s.content, "meeple", kind),
        "state": argument(s.content, "state", 3 if hard else 2),
    }


def _main(s: City, player: int, answer: int, a: int, b: int) -> tuple[str, Args]:
    """Also for building where no plan of one's own lies, to say why not."""
    if answer == main.END:
        return "end-phase", {}
    if answer < main.SPEND_TOKEN:
        kind, way = divmod(answer - main.ACTIVATE, 3)
        return f"activate-{WAYS[way]}", {"meeple": argument(s.content, "meeple", kind)}
    if answer < main.TRADE:
        return "spend-token", {"cube": argument(s.content, "cube", answer - main.SPEND_TOKEN)}
    if answer < main.BUY:
        colour = answer - main.TRADE
        return "trade", {"cube": argument(s.content, "cube", colour), "cost": s.content.trade_costs[colour]}
    if answer < main.CONSTRUCT:
        place = answer - main.BUY
        return "buy", {**_market_tile(s, place), "cost": s.content.costs[place]}
    space, colour = divmod(answer - main.CONSTRUCT, COLOUR_COUNT)
    if space not in s.players[player].plans:
        return "construct-there", {"space": SPACE_NAMES[space]}
    tile = argument(s.content, "tile", s.tiles[space])
    return "construct", {"cube": argument(s.content, "cube", colour), "tile": tile, "space": SPACE_NAMES[space]}


def _take_free(s: City, player: int, answer: int, a: int, b: int) -> tuple[str, Args]:
    return "take-free", _market_tile(s, answer)


def _place_plan(s: City, player: int, answer: int, place: int, free: int) -> tuple[str, Args]:
    """Also for a space that has no price since nothing can be placed there, to say why not."""
    if s.price(answer) == WATER or not s.is_empty(answer):
        return _starting_space(s, player, answer, place, free)
    return "place-plan", {
        "tile": argument(s.content, "tile", s.market[place]),
        "space": SPACE_NAMES[answer],
        "cost": buying.cost_of(s, player, place, answer, bool(free)),
        "bonus": bonus(s, place, answer),
    }


def _pay(s: City, player: int, answer: int, cost: int, what: int) -> tuple[str, Args]:
    return "pay", {"count": answer, "resource": argument(s.content, "resource", what), "cost": cost}


def _raise(s: City, player: int, answer: int, a: int, b: int) -> tuple[str, Args]:
    if answer == meeples.DONE:
        return "raise-done", {}
    kind, step = divmod(answer, 3)
    return STEPS[step], {"meeple": argument(s.content, "meeple", kind)}


def _use_building(s: City, player: int, answer: int, a: int, b: int) -> tuple[str, Args]:
    return "use-building", {"tile": argument(s.content, "tile", s.tiles[answer]), "space": SPACE_NAMES[answer]}


def _convert(s: City, player: int, answer: int, source: int, into: int) -> tuple[str, Args]:
    return "convert", {
        "meeple": argument(s.content, "meeple", source),
        "into": argument(s.content, "into", into),
        "state": argument(s.content, "state", answer),
    }


def _reroll(s: City, player: int, answer: int, a: int, b: int) -> tuple[str, Args]:
    return ("reroll" if answer == figures.AGAIN else "reroll-stop"), {}


def _give_back(s: City, player: int, answer: int, a: int, b: int) -> tuple[str, Args]:
    if answer == figures.KEEP:
        return "keep-cubes", {}
    return "give-back", {"cube": argument(s.content, "cube", answer)}


def _score_target(s: City, player: int, answer: int, a: int, b: int) -> tuple[str, Args]:
    points = targets.target_points(s, player, s.content.targets[answer])
    return "score-target", {"target": argument(s.content, "target", answer), "points": points}


def _rival_builds(s: City, player: int, answer: int, place: int, b: int) -> tuple[str, Args]:
    return "rival-builds", {"tile": argument(s.content, "tile", s.market[place]), "space": SPACE_NAMES[answer]}


_SPECIAL: Final[dict[str, Callable[[City, int, int, int, int], tuple[str, Args]]]] = {
    "LayBoard": _lay_board,
    "DrawStartPlayer": _start_player,
    "TakeStartingTile": _starting_tile,
    "PlaceStartingTile": _starting_space,
    "RollAhead": _roll_ahead,
    "RollMeeple": _lands,
    "Rally": _rally,
    "Strike": _strike,
    "Main": _main,
    "TakeFreePlan": _take_free,
    "PlacePlan": _place_plan,
    "Pay": _pay,
    "Raise": _raise,
    "UseBuilding": _use_building,
    "Convert": _convert,
    "RerollAgain": _reroll,
    "GiveBack": _give_back,
    "ScoreTarget": _score_target,
    "RivalBuilds": _rival_builds,
}
"""Rules whose answers need more words."""
