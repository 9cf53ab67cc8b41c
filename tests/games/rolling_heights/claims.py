"""What each reason of Rolling Heights claims, worked out anew from the view of the asked seat."""

from typing import Any

from tests.games.rolling_heights.table import CONTENT, colour
from tests.support.reasons import Claim, Test

from ludoteca.games.rolling_heights.city import SPACE_NAMES
from ludoteca.games.rolling_heights.content import COLOURS, KINDS
from ludoteca.games.rolling_heights.rules import figures, main, meeples, paying
from ludoteca.games.rolling_heights.state import City

STATES = ("idle", "box", "steady", "hard", "spent")
STATE_NAMES = ("idle", "exhausted", "steady", "hard", "spent")


def me(c: Claim) -> dict[str, Any]:
    """The asked player, as that player sees it."""
    player: dict[str, Any] = c.view["players"][c.seat]
    return player


def funds(c: Claim) -> int:
    """Everything that can pay."""
    turn = c.view["turn"]
    return int(turn["power"] + sum(turn["held"].values()) + sum(turn["misc"].values()))


def short_of(c: Claim, cost: int) -> bool:
    """The cost is as said, what the player has is as said, and it is too little."""
    said = (c.args["cost"], c.args["have"], c.args["missing"])
    return said == (cost, funds(c), cost - funds(c)) and cost > funds(c)


def space(c: Claim) -> int:
    """The space that an answer is about."""
    return (c.answer - main.CONSTRUCT) // 4 if c.rule == "Main" else c.answer


def tile(c: Claim) -> dict[str, Any] | None:
    """The tile on that space."""
    return next((tile for tile in c.view["tiles"] if tile["space"] == SPACE_NAMES[space(c)]), None)


def ability(c: Claim, where: dict[str, Any]) -> Any:
    """The ability of a tile on the map."""
    return c.view["plans"][where["tile"]]["ability"]


def cube(c: Claim) -> str:
    """The colour that an answer of Main is about."""
    return COLOURS[(c.answer - main.CONSTRUCT) % 4]


def steps(one: str, other: str) -> int:
    """Steps between two spaces by their names."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def land_cost(c: Claim, name: str) -> int:
    """Prime and distance cost of a space for the asked player."""
    prime: int = c.view["map"][SPACE_NAMES.index(name)]["prime"]
    return prime + min(steps(name, mine) for mine in [*me(c)["plans"], *me(c)["buildings"]]) - 1


def empty_land(c: Claim) -> list[str]:
    """All plots on which a tile could be laid."""
    taken = {tile["space"] for tile in c.view["tiles"]}
    return [
        name
        for name, ground in zip(SPACE_NAMES, c.view["map"], strict=True)
        if ground["ground"] == "land" and name not in taken
    ]


def worker(c: Claim) -> tuple[str, str, dict[str, int]]:
    """The kind of meeple of an activation, how it would have to stand, and where those of the player are."""
    number, way = divmod(c.answer - main.ACTIVATE, 3)
    name = KINDS[number]
    assert c.args.get("meeple", f"rolling-heights-meeple-{name}") == f"rolling-heights-meeple-{name}"
    return name, "hard" if way else "steady", {state: me(c)[state][name] for state in STATES}


def all_are(c: Claim, where: str) -> bool:
    """There are some of that kind, and all are in one state."""
    _, _, found = worker(c)
    return found[where] > 0 and sum(found.values()) == found[where]


def stands(c: Claim, name: str) -> bool:
    """A working meeple of that kind would be there."""
    found, wanted, where = worker(c)
    return found == name and where[wanted] > 0


def raisable(c: Claim, busy: int = 0) -> bool:
    """Somebody but a Public Servant is exhausted or steady, beyond those who are busy."""
    return bool(sum(me(c)[state][name] for state in ("box", "steady") for name in KINDS if name != "servant") > busy)


def of_no_use(c: Claim, where: dict[str, Any], hard: bool, busy: int) -> bool:
    """An ability that would change nothing, by what it says."""
    what = ability(c, where)
    if what["kind"] == "wild_tokens":
        return bool(c.view["tokens"] == 0)
    if what["kind"] == "convert":
        return bool(c.view["meeples"][what["to"]] == 0 or sum(me(c)[state][what["from"]] for state in STATES) == 0)
    if what["kind"] == "reroll":
        return not any(me(c)["box"].values())
    if what["kind"] == "upgrade":
        return not raisable(c, busy)
    if what["kind"] == "swap_cubes":
        return not any(c.view["turn"]["held"].values()) and not any(c.view["turn"]["misc"].values())
    world = c.state.copy()
    assert isinstance(world, City)
    figures.USE_BUILDING.chosen(world, c.seat, SPACE_NAMES.index(where["space"]), int(hard), 0)
    return bool(what["kind"] == "points_per" and world.players[c.seat].points == me(c)["points"])


def no_ability(c: Claim) -> bool:
    """Every own building with an ability is used, or would change nothing."""
    hard = (c.answer - main.ACTIVATE) % 3 == meeples.AS_HARD
    busy = 1 if (c.answer - main.ACTIVATE) % 3 == meeples.AS_STEADY else 0
    mine = [tile for tile in c.view["tiles"] if tile["owner"] == c.seat and tile["complete"] and ability(c, tile)]
    unused = [tile for tile in mine if tile["space"] not in c.view["turn"]["used"]]
    return stands(c, "figure") and all(of_no_use(c, tile, hard, busy) for tile in unused)


def no_free_plan(c: Claim) -> bool:
    """An empty market, or no empty land whose prime cost can be paid."""
    primes = [c.view["map"][SPACE_NAMES.index(name)]["prime"] for name in empty_land(c)]
    empty = all(place["tile"] is None for place in c.view["market"])
    return stands(c, "planner") and (empty or all(prime > funds(c) for prime in primes))


def plan_too_dear(c: Claim) -> bool:
    """Market cost and the cheapest land, less the discount."""
    cheapest = min(land_cost(c, name) for name in empty_land(c))
    cost = c.view["market"][c.answer - main.BUY]["cost"] + cheapest - c.view["turn"]["discount"]
    return c.view["turn"]["buys"] > 0 and short_of(c, max(0, cost))


def space_too_dear(c: Claim) -> bool:
    """Market cost and this land, less the discount."""
    cost = c.view["market"][c.a]["cost"] + land_cost(c, SPACE_NAMES[c.answer]) - c.view["turn"]["discount"]
    return c.b == 0 and SPACE_NAMES[c.answer] in empty_land(c) and short_of(c, max(0, cost))


def too_near(c: Claim) -> bool:
    """Nearer to a tile of another builder than the three steps that are needed."""
    others = [steps(SPACE_NAMES[c.answer], tile["space"]) for tile in c.view["tiles"] if tile["owner"] != c.seat]
    return (c.args["steps"], c.args["needed"]) == (min(others), 3) and min(others) < 3


def still_needed(c: Claim) -> int:
    """Cubes of the colour that the plan still lacks."""
    where = tile(c)
    assert where is not None
    at = COLOURS.index(cube(c))
    return int(c.view["plans"][where["tile"]]["cubes"][at] - where["built"][at])


def is_own_plan(c: Claim) -> bool:
    """An unfinished plan of the asked player lies there."""
    where = tile(c)
    return where is not None and where["owner"] == c.seat and not where["complete"]


def none_so(c: Claim) -> bool:
    """No own meeple of that kind is in that state, and the answer is about these."""
    number = c.answer // 2 if c.rule == "Strike" else c.answer // 3 if c.rule == "Raise" else c.a
    state = STATE_NAMES.index(c.args["state"].removeprefix("rolling-heights-state-"))
    asked = {
        "Strike": 2 + c.answer % 2,
        "Raise": 2 if c.answer % 3 == meeples.TO_HARD else 1,
        "Convert": c.answer,
    }[c.rule]
    name = KINDS[number]
    return asked == state and c.args["meeple"].endswith(f"-{name}") and me(c)[STATES[state]][name] == 0


def purse(c: Claim) -> list[int]:
    """What there is of each resource, in the order of payment."""
    turn = c.view["turn"]
    return [turn["power"], *turn["misc"].values(), *turn["held"].values()]


def misc_first(c: Claim) -> bool:
    """There are miscellaneous cubes that would have to go first: instead of a real one, or before it."""
    if c.rule == "GiveBack":
        return any(c.view["turn"]["misc"].values()) and c.view["turn"]["misc"][COLOURS[c.answer]] == 0
    real_ones_paid = c.a - c.answer - sum(purse(c)[c.b + 1 : paying.REAL])
    return paying.MISC <= c.b < paying.REAL and c.answer < purse(c)[c.b] and real_ones_paid > 0


TRUTHS: dict[str, Test] = {
    "no-meeple": lambda c: (
        sum(me(c)[state][KINDS[c.answer]] for state in STATES) == 0
        if c.rule == "LeaveOut"
        else sum(worker(c)[2].values()) == 0
    ),
    "exhausted": lambda c: all_are(c, "box"),
    "acted": lambda c: all_are(c, "spent"),
    "not-active": lambda c: all_are(c, "idle"),
    "nobody-works": lambda c: (
        worker(c)[2]
        == {"steady": 0, "hard": 0, "box": c.args["exhausted"], "spent": c.args["acted"], "idle": c.args["idle"]}
    ),
    "only-hard": lambda c: worker(c)[1] == "steady" and worker(c)[2]["steady"] == 0 < worker(c)[2]["hard"],
    "only-steady": lambda c: worker(c)[1] == "hard" and worker(c)[2]["hard"] == 0 < worker(c)[2]["steady"],
    "nobody-to-raise": lambda c: stands(c, "servant") and not raisable(c),
    "no-ability": no_ability,
    "nobody-to-roll": lambda c: stands(c, "planner") and not any(me(c)["box"].values()),
    "no-free-plan": no_free_plan,
    "no-token": lambda c: main.SPEND_TOKEN <= c.answer < main.TRADE and me(c)["tokens"] == 0,
    "trade-too-dear": lambda c: short_of(c, 3 if c.answer == main.TRADE + colour("steel") else 2),
    "bought": lambda c: main.BUY <= c.answer < main.CONSTRUCT and c.view["turn"]["buys"] == 0,
    "map-full": lambda c: not empty_land(c),
    "plan-too-dear": plan_too_dear,
    "water": lambda c: c.view["map"][space(c)]["ground"] == "water",
    "taken": lambda c: tile(c) is not None,
    "space-too-dear": space_too_dear,
    "prime-too-dear": lambda c: c.b == 1 and short_of(c, c.view["map"][c.answer]["prime"]),
    "prime": lambda c: c.view["map"][c.answer]["prime"] > 0,
    "too-near": too_near,
    "no-plan-there": lambda c: tile(c) is None and c.view["map"][space(c)]["ground"] == "land",
    "not-your-plan": lambda c: (tile(c) or {})["owner"] != c.seat,
    "completed": lambda c: (tile(c) or {})["owner"] == c.seat and (tile(c) or {})["complete"],
    "not-needed": lambda c: is_own_plan(c) and c.args["cube"].endswith(cube(c)) and still_needed(c) == 0,
    "no-cube": lambda c: is_own_plan(c) and not c.view["turn"]["held"][cube(c)] and not c.view["turn"]["misc"][cube(c)],
    "not-your-building": lambda c: (tile(c) or {})["owner"] != c.seat,
    "not-completed": is_own_plan,
    "no-ability-there": lambda c: ability(c, tile(c) or {}) is None,
    "used": lambda c: SPACE_NAMES[c.answer] in c.view["turn"]["used"],
    "no-use": lambda c: of_no_use(c, tile(c) or {}, bool(c.a), 0),
    "none-so": none_so,
    "left-out": lambda c: (
        all(me(c)[state][KINDS[c.answer]] == 0 for state in STATES if state != "idle")
        and me(c)["idle"][KINDS[c.answer]] > 0
    ),
    "servant": lambda c: KINDS[c.answer // 3] == "servant",
    "same-meeple": lambda c: me(c)["steady"][KINDS[c.answer // 3]] == 1 and c.b == meeples.SECOND + c.answer // 3,
    "straight": lambda c: c.answer % 3 == meeples.STRAIGHT_TO_HARD and not (c.a == 2 and c.b == meeples.FIRST_OF_HARD),
    "raise-first": lambda c: c.answer == meeples.DONE and c.b in (meeples.FIRST, meeples.FIRST_OF_HARD),
    "no-reward": lambda c: c.answer not in CONTENT.plans[c.a].rewards[c.b],
    "not-so-much": lambda c: c.answer > c.args["have"] == purse(c)[c.b],
    "more-than-due": lambda c: c.answer > c.args["cost"] == c.a,
    "pay-more": lambda c: c.answer < c.args["least"] and sum(purse(c)[c.b + 1 :]) < c.a - c.answer,
    "misc-first": misc_first,
    "nothing-to-give": lambda c: (
        not c.view["turn"]["held"][COLOURS[c.answer]] and not c.view["turn"]["misc"][COLOURS[c.answer]]
    ),
    "give-first": lambda c: c.answer == figures.KEEP and c.b == 1,
    "same-colour": lambda c: c.answer == c.a,
    "not-your-target": lambda c: CONTENT.target_ids[c.answer] not in me(c)["targets"],
}


def trivial(c: Claim) -> bool:
    """An empty market space, or a Public Figure for an empty plot: nobody can think of that."""
    if c.rule in ("TakeStartingTile", "TakeFreePlan"):
        return c.view["market"][c.answer]["tile"] is None
    if c.rule == "UseBuilding":
        return tile(c) is None
    return c.rule == "Main" and c.view["market"][c.answer - main.BUY]["tile"] is None
