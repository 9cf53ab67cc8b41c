"""What each reason of Rolling Heights claims, worked out anew from the view of the asked seat."""

from typing import Any

from tests.games.rolling_heights.scenes import CONTENT, GROUND, PRINTED
from tests.support.reasons import Claim, Test

from ludoteca.games.rolling_heights.content import SLOT_NAMES
from ludoteca.games.rolling_heights.geometry import SPACE_NAMES
from ludoteca.games.rolling_heights.pieces import COLOURS, KINDS
from ludoteca.games.rolling_heights.rules import figures
from ludoteca.games.rolling_heights.state import City

STATES = ("idle", "box", "steady", "hard", "spent")
STATE_NAMES = ("idle", "exhausted", "steady", "hard", "spent")


def me(c: Claim) -> dict[str, Any]:
    player: dict[str, Any] = c.view["players"][c.seat]
    return player


def funds(c: Claim) -> int:
    turn = c.view["turn"]
    return int(turn["power"] + sum(turn["held"].values()) + sum(turn["misc"].values()))


def short_of(c: Claim, cost: int) -> bool:
    """The cost is as said, what the player has is as said, and it is too little."""
    said = (c.args["cost"], c.args["have"], c.args["missing"])
    return said == (cost, funds(c), cost - funds(c)) and cost > funds(c)


def ground(c: Claim) -> dict[str, Any]:
    return ground_at(c, c.to["space"])


def ground_at(c: Claim, name: str) -> dict[str, Any]:
    ground: dict[str, Any] = GROUND[c.view["map"][SPACE_NAMES.index(name)]]
    return ground


def tile(c: Claim) -> dict[str, Any] | None:
    return next((tile for tile in c.view["tiles"] if tile["space"] == c.to["space"]), None)


def ability(c: Claim, where: dict[str, Any]) -> Any:
    return PRINTED[where["tile"]].get("ability")


def steps(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def land_cost(c: Claim, name: str) -> int:
    prime: int = ground_at(c, name).get("prime", 0)
    return prime + min(steps(name, mine) for mine in [*me(c)["plans"], *me(c)["buildings"]]) - 1


def empty_land(c: Claim) -> list[str]:
    taken = {tile["space"] for tile in c.view["tiles"]}
    return [name for name in SPACE_NAMES if ground_at(c, name)["ground"] == "land" and name not in taken]


def worker(c: Claim) -> tuple[str, str, dict[str, int]]:
    """The kind of meeple of an activation, the state that it would need, and where those of the player are."""
    name = c.to["meeple"]
    assert c.args.get("meeple", f"rolling-heights-meeple-{name}") == f"rolling-heights-meeple-{name}"
    return name, "steady" if c.to["way"] == "steady" else "hard", {state: me(c)[state].get(name, 0) for state in STATES}


def all_are(c: Claim, where: str) -> bool:
    _, _, found = worker(c)
    return found[where] > 0 and sum(found.values()) == found[where]


def stands(c: Claim, name: str) -> bool:
    """A working meeple of that kind would be there."""
    found, wanted, where = worker(c)
    return found == name and where[wanted] > 0


def raisable(c: Claim, busy: int = 0) -> bool:
    """Somebody but a Public Servant is exhausted or steady, beyond those who are busy."""
    return bool(
        sum(me(c)[state].get(name, 0) for state in ("box", "steady") for name in KINDS if name != "servant") > busy
    )


def of_no_use(c: Claim, where: dict[str, Any], hard: bool, busy: int) -> bool:
    """An ability that would change nothing, by what it says."""
    what = ability(c, where)
    if what["kind"] == "wild_tokens":
        return bool(c.view["tokens"] == 0)
    if what["kind"] == "convert":
        return bool(
            what["to"] not in c.view["meeples"] or sum(me(c)[state].get(what["from"], 0) for state in STATES) == 0
        )
    if what["kind"] == "reroll":
        return not any(me(c)["box"].values())
    if what["kind"] == "upgrade":
        return not raisable(c, busy)
    if what["kind"] == "swap_cubes":
        return not any(c.view["turn"]["held"].values()) and not any(c.view["turn"]["misc"].values())
    world = c.state.copy()
    assert isinstance(world, City)
    rule = figures.USE_BUILDING.of(world)
    rule.chosen(world, c.seat, rule.use_building.at(SPACE_NAMES.index(where["space"])), (int(hard),))
    return bool(what["kind"] == "points_per" and world.players[c.seat].score == me(c)["points"])


def no_ability(c: Claim) -> bool:
    """Each of the player's buildings with an ability is used, or would change nothing."""
    hard = c.to["way"] == "hard"
    busy = 1 if c.to["way"] == "steady" else 0
    mine = [tile for tile in c.view["tiles"] if tile["owner"] == c.seat and tile["built"] is None and ability(c, tile)]
    unused = [tile for tile in mine if tile["space"] not in c.view["turn"]["used"]]
    return stands(c, "figure") and all(of_no_use(c, tile, hard, busy) for tile in unused)


def no_free_plan(c: Claim) -> bool:
    """An empty market, or no empty land whose prime cost can be paid."""
    primes = [ground_at(c, name).get("prime", 0) for name in empty_land(c)]
    empty = all(slot["tile"] is None for slot in c.view["market"])
    return stands(c, "planner") and (empty or all(prime > funds(c) for prime in primes))


def plan_too_expensive(c: Claim) -> bool:
    """Market cost and the cheapest land, less the discount."""
    cheapest = min(land_cost(c, name) for name in empty_land(c))
    slot = [space["tile"] for space in c.view["market"]].index(c.to["tile"])
    cost = CONTENT.costs[slot] + cheapest - c.view["turn"]["discount"]
    return c.view["turn"]["buys"] > 0 and short_of(c, max(0, cost))


def space_too_expensive(c: Claim) -> bool:
    """Market cost and this land, less the discount."""
    cost = CONTENT.costs[SLOT_NAMES.index(c.carries["slot"])] + land_cost(c, c.to["space"]) - c.view["turn"]["discount"]
    return not c.carries["free"] and c.to["space"] in empty_land(c) and short_of(c, max(0, cost))


def too_near(c: Claim) -> bool:
    """Nearer to a tile of another builder than the three steps that are needed."""
    others = [steps(c.to["space"], tile["space"]) for tile in c.view["tiles"] if tile["owner"] != c.seat]
    return (c.args["steps"], c.args["needed"]) == (min(others), 3) and min(others) < 3


def still_needed(c: Claim) -> int:
    where = tile(c)
    assert where is not None
    needed = sum(height for colour, height in PRINTED[where["tile"]]["stacks"] if colour == c.to["cube"])
    return int(needed - where["built"].get(c.to["cube"], 0))


def is_own_plan(c: Claim) -> bool:
    where = tile(c)
    return bool(where is not None and where["owner"] == c.seat and where["built"] is not None)


def none_so(c: Claim) -> bool:
    """The player has no meeple of that kind in that state, and the answer is about such a meeple."""
    state = c.args["state"].removeprefix("rolling-heights-state-")
    name = c.carries["meeple"] if c.rule == "Convert" else c.to["meeple"]
    asked = {"to_hard": "steady"}.get(c.to["step"], "exhausted") if c.rule == "Raise" else c.to["state"]
    nobody = name not in me(c)[STATES[STATE_NAMES.index(state)]]
    return bool(asked == state and c.args["meeple"].endswith(f"-{name}") and nobody)


def purse(c: Claim) -> list[int]:
    """The amount of each resource, in the order of payment."""
    turn = c.view["turn"]
    return [turn["power"], *turn["misc"].values(), *turn["held"].values()]


def asked_for(c: Claim) -> int:
    """The number of the resource that a payment asks for."""
    return ["power", *(f"misc_{colour}" for colour in COLOURS), *COLOURS].index(c.carries["resource"])


def later(c: Claim) -> int:
    """The amount that could still be paid after this resource."""
    return sum(purse(c)[asked_for(c) + 1 :])


def misc_first(c: Claim) -> bool:
    """There are miscellaneous cubes that would have to go first: instead of a real one, or before it."""
    if c.rule == "GiveBack":
        return any(c.view["turn"]["misc"].values()) and not c.view["turn"]["misc"][c.to["cube"]]
    count, resource = c.to["count"], asked_for(c)
    real_ones_paid = c.carries["cost"] - count - sum(purse(c)[resource + 1 : 1 + len(COLOURS)])
    return bool(c.carries["resource"].startswith("misc_") and count < purse(c)[resource] and real_ones_paid > 0)


def rewards(c: Claim) -> list[str]:
    """The kinds that a completed plan lets one choose from."""
    brings = CONTENT.plans[CONTENT.plan_ids.index(c.carries["tile"])].rewards[c.carries["reward"]]
    return [KINDS[kind] for kind in brings]


TRUTHS: dict[str, Test] = {
    "no-meeple": lambda c: sum(me(c)[state].get(c.to["meeple"], 0) for state in STATES) == 0,
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
    "no-token": lambda c: c.do == "spend_token" and me(c)["tokens"] == 0,
    "trade-too-expensive": lambda c: short_of(c, 3 if c.to["cube"] == "steel" else 2),
    "bought": lambda c: c.do == "buy" and c.view["turn"]["buys"] == 0,
    "map-full": lambda c: not empty_land(c),
    "plan-too-expensive": plan_too_expensive,
    "water": lambda c: ground(c)["ground"] == "water",
    "taken": lambda c: tile(c) is not None,
    "space-too-expensive": space_too_expensive,
    "prime-too-expensive": lambda c: c.carries["free"] and short_of(c, ground(c).get("prime", 0)),
    "prime": lambda c: ground(c).get("prime", 0) > 0,
    "too-near": too_near,
    "no-plan-there": lambda c: tile(c) is None and ground(c)["ground"] == "land",
    "not-your-plan": lambda c: (tile(c) or {})["owner"] != c.seat,
    "completed": lambda c: (tile(c) or {})["owner"] == c.seat and (tile(c) or {})["built"] is None,
    "not-needed": lambda c: is_own_plan(c) and c.args["cube"].endswith(c.to["cube"]) and still_needed(c) == 0,
    "no-cube": lambda c: (
        is_own_plan(c) and not c.view["turn"]["held"][c.to["cube"]] and not c.view["turn"]["misc"][c.to["cube"]]
    ),
    "not-your-building": lambda c: (tile(c) or {})["owner"] != c.seat,
    "not-completed": is_own_plan,
    "no-ability-there": lambda c: ability(c, tile(c) or {}) is None,
    "used": lambda c: c.to["space"] in c.view["turn"]["used"],
    "no-use": lambda c: of_no_use(c, tile(c) or {}, c.carries["hard"], 0),
    "none-so": none_so,
    "left-out": lambda c: (
        all(me(c)[state].get(c.to["meeple"], 0) == 0 for state in STATES if state != "idle")
        and me(c)["idle"].get(c.to["meeple"], 0) > 0
    ),
    "servant": lambda c: c.to["meeple"] == "servant",
    "same-meeple": lambda c: me(c)["steady"].get(c.to["meeple"], 0) == 1 and c.carries["raised"] == c.to["meeple"],
    "straight": lambda c: c.to["step"] == "straight_to_hard" and c.carries["mode"] != "first_of_hard",
    "raise-first": lambda c: c.do == "nobody_else" and c.carries["mode"] in ("first", "first_of_hard"),
    "no-reward": lambda c: c.to["meeple"] not in rewards(c),
    "not-so-much": lambda c: c.to["count"] > c.args["have"] == purse(c)[asked_for(c)],
    "more-than-due": lambda c: c.to["count"] > c.args["cost"] == c.carries["cost"],
    "pay-more": lambda c: c.to["count"] < c.args["least"] and later(c) < c.carries["cost"] - c.to["count"],
    "misc-first": misc_first,
    "nothing-to-give": lambda c: not c.view["turn"]["held"][c.to["cube"]] and not c.view["turn"]["misc"][c.to["cube"]],
    "give-first": lambda c: c.do == "keep_cubes" and c.carries["first"],
    "same-colour": lambda c: c.to["cube"] == c.carries["given"],
    "not-your-target": lambda c: c.to["target"] not in me(c)["targets"],
}


def trivial(c: Claim) -> bool:
    """A Public Figure for an empty plot: nobody can think of that."""
    return c.rule == "UseBuilding" and tile(c) is None
