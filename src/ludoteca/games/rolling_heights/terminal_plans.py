"""What the building plans of Rolling Heights say, in the same words as on the page."""

from typing import Any

from ludoteca.engine import kebab
from ludoteca.table.terminal import Sight

GAME = "rolling-heights"
WEB = f"web-{GAME}"
LEVELS = ("plans_level1.toml", "plans_level2.toml")
COLOURS = ("wood", "concrete", "glass", "steel")


def plans_of(sight: Sight) -> dict[str, dict[str, Any]]:
    """All building plans of the box by their ids."""
    return {plan["id"]: plan for level in LEVELS for plan in sight.files[level]["plan"]}


def tile_name(sight: Sight, tile: str) -> str:
    """What a building is called."""
    return sight.text(f"{GAME}-tile-{kebab(tile)}")


def type_name(sight: Sight, plan: dict[str, Any]) -> str:
    """Its type in words."""
    return sight.text(f"{GAME}-type-{plan['type']}")


def worker(sight: Sight, kind: str) -> str:
    """What a kind of worker is called."""
    return sight.text(f"{GAME}-meeple-{kind}")


def cubes(sight: Sight, plan: dict[str, Any]) -> str:
    """How many cubes of each colour it needs."""
    needed = needs(plan)
    return ", ".join(f"{count} {cube(sight, colour)}" for colour, count in needed.items())


def needs(plan: dict[str, Any]) -> dict[str, int]:
    """How many cubes of each colour it needs, in the order of the colours.

    >>> needs({"stacks": [["glass", 2], ["wood", 1], ["wood", 3]]})
    {'wood': 4, 'glass': 2}
    """
    needed = {colour: sum(height for one, height in plan["stacks"] if one == colour) for colour in COLOURS}
    return {colour: count for colour, count in needed.items() if count}


def cube(sight: Sight, colour: str) -> str:
    """What a colour of cubes is called."""
    return sight.text(f"{GAME}-cube-{colour}")


def points(sight: Sight, plan: dict[str, Any]) -> str:
    """The points for a finished plan; points that vary are described in words."""
    varies = plan.get("variable")
    if varies is None:
        return sight.text(f"{WEB}-points", points=plan["points"])
    return sight.text(f"{WEB}-points-per", base=plan["points"], per=varies["per"], what=_counted(sight, varies))


def about(sight: Sight, plan: dict[str, Any]) -> str:
    """Everything the plan says."""
    return sight.text(
        "terminal-rolling-heights-about-plan",
        type=type_name(sight, plan),
        cubes=cubes(sight, plan),
        points=points(sight, plan),
        reward=_reward(sight, plan),
        ability=_ability(sight, plan["ability"]) if "ability" in plan else "",
    ).rstrip()


def _reward(sight: Sight, plan: dict[str, Any]) -> str:
    """The workers that a finished plan brings."""
    rewards = []
    for kinds in plan.get("reward", []):
        named = [worker(sight, kind) for kind in kinds]
        rewards.append(sight.text(f"{WEB}-or", one=named[0], other=named[1]) if len(named) > 1 else named[0])
    return ", ".join(rewards) or sight.text(f"{WEB}-no-worker")


def _ability(sight: Sight, ability: dict[str, Any]) -> str:
    colour = ability.get("colour", "any")
    return sight.text(
        f"{WEB}-ability-{kebab(ability['kind'])}",
        steady=ability["steady"],
        hard=ability["hard"],
        cube=sight.text(f"{WEB}-any-cube") if colour == "any" else cube(sight, colour),
        what=_counted(sight, ability) if "count" in ability else "",
        **{end: worker(sight, ability[end]) if end in ability else "" for end in ("from", "to")},
    )


def _counted(sight: Sight, counting: dict[str, Any]) -> str:
    """What is counted for points."""
    arg = counting.get("arg", 0)
    named = sight.text(f"{GAME}-type-{arg}") if isinstance(arg, str) else arg
    return sight.text(f"{WEB}-count-{kebab(counting['count'])}", arg=named)
