"""Rolling Heights in the terminal: the city as a grid of letters, the market, your workers and goals."""

from typing import Any

from ludoteca.engine import kebab
from ludoteca.games.rolling_heights.pieces import COLOURS
from ludoteca.table.terminal import Board, Readable, Sight, counted

GAME = "rolling-heights"
WEB = f"web-{GAME}"
LEVELS = ("plans_level1.toml", "plans_level2.toml")
COLUMNS = 9
ROWS = "ABCDEF"
SIDE = 3
LETTERS = {"residential": "R", "commercial": "C", "industrial": "I", "civic": "V", "park": "P"}
WIDEST = 8
"""The most letters in a space, including the border before it."""
EMPTY = "."
WATER = "~~~~"
RIVAL = "*"
STATES = ("box", "steady", "hard", "spent", "idle")
CREW = {"box": "exhausted", "steady": "steady", "hard": "hard", "spent": "spent", "idle": "idle"}
"""The states of workers in the view, and what the catalogue calls them."""


def table(sight: Sight) -> list[str]:
    """The market, the ads, the cubes left and the buildings; then `turn`, so that the city stays in sight."""
    view = sight.view
    return [
        sight.text("terminal-rolling-heights-market"),
        *(_offer(sight, space) for space in view["market"] if space["tile"]),
        "",
        *(_ad(sight, at) for at in range(len(view["ads"]))),
        sight.text("terminal-rolling-heights-supply", cubes=_cubes(sight, view["supply"])),
        "",
        *_tiles(sight),
        *turn(sight),
    ]


def turn(sight: Sight) -> list[str]:
    own = sight.own
    return [
        *grid(sight),
        sight.text("terminal-rolling-heights-letters"),
        sight.text("terminal-rolling-heights-signs"),
        "",
        *(_player(sight, seat) for seat in range(len(sight.names))),
        *(sight.text("terminal-rolling-heights-rival", points=rival["points"]) for rival in sight.view["rivals"]),
        *(_own(sight, own) if own is not None else []),
    ]


def things(sight: Sight) -> list[Readable]:
    view, own, aims = sight.view, sight.own or {}, sight.files["aims.toml"]
    seen = {shown["tile"] for shown in [*view["tiles"], *view["market"]]}
    held = {kind for state in STATES for kind in own.get(state, {})}
    return [
        *(Readable(tile_name(sight, tile), about_plan(sight, plan), tile in seen)
          for tile, plan in plans_of(sight).items()),
        *(_aim(sight, "ad", ad["id"], ad["id"] in view["ads"]) for ad in aims["ad"]),
        *(_aim(sight, "target", target["id"], target["id"] in (own.get("targets") or [])) for target in aims["target"]),
        *(Readable(worker(sight, meeple["id"]), _about_worker(sight, meeple), meeple["id"] in held)
          for meeple in sight.files["components.toml"]["meeple"]),
    ]  # fmt: skip


# ---------------------------------------------------------------- the city


def grid(sight: Sight) -> list[str]:
    """The spaces A1 to F9; lines between them are the borders of the neighbourhoods."""
    wide = min(WIDEST, (sight.width - 2) // COLUMNS)
    cells = [_ground(ground) for ground in _grounds(sight)]
    for tile in sight.view["tiles"]:
        cells[_number(tile["space"])] = _on_map(sight, tile)
    head = "   " + "".join(str(column + 1).ljust(wide) for column in range(COLUMNS))
    lines = [head.rstrip()]
    for row, letter in enumerate(ROWS):
        if row == SIDE:
            lines.append("  " + "-" * (wide * COLUMNS))
        spaces = cells[row * COLUMNS : (row + 1) * COLUMNS]
        borders = ("|" if column and column % SIDE == 0 else " " for column in range(COLUMNS))
        line = "".join(border + cell.ljust(wide - 1) for border, cell in zip(borders, spaces, strict=True))
        lines.append(f"{letter} {line}".rstrip())
    return lines


def _number(space: str) -> int:
    return ROWS.index(space[0]) * COLUMNS + int(space[1:]) - 1


def _grounds(sight: Sight) -> list[dict[str, Any] | None]:
    """The print on every space; None where there is no board yet."""
    boards = {
        board["id"]: [space for row in board["spaces"] for space in row]
        for board in sight.files["boards.toml"]["board"]
    }
    found: list[dict[str, Any] | None] = []
    for cell in sight.view["map"]:
        board, _, number = (cell or "").partition("/")
        found.append(boards[board][int(number)] if cell else None)
    return found


def _ground(space: dict[str, Any] | None) -> str:
    """A space without a tile.

    >>> _ground({"ground": "land", "prime": 2, "bonus_types": ["park"], "bonus_points": 1})
    '$2P+1'
    """
    if space is None:
        return ""
    if space["ground"] == "water":
        return WATER
    price = f"${space['prime']}" if "prime" in space else ""
    types = "".join(LETTERS[kind] for kind in space.get("bonus_types", []))
    return price + (f"{types}+{space['bonus_points']}" if types else "") or EMPTY


def _on_map(sight: Sight, tile: dict[str, Any]) -> str:
    """A tile with its owner: finished, or how many cubes it still needs."""
    plan = plans_of(sight)[tile["tile"]]
    owner = f"{tile['owner'] + 1}" if tile["owner"] < len(sight.names) else RIVAL
    sign = f"{owner}{LETTERS[plan['type']]}"
    if tile["built"] is None:
        return f"[{sign}]"
    return f"{sign}:{sum(needs(plan).values()) - sum(tile['built'].values())}"


# ---------------------------------------------------------------- lines


def _player(sight: Sight, seat: int) -> str:
    player = sight.view["players"][seat]
    return sight.text(
        "terminal-rolling-heights-player", number=seat + 1, name=sight.names[seat], points=player["points"],
        finished=len(player["buildings"]), plans=len(player["plans"]), tokens=player["tokens"],
    )  # fmt: skip


def _own(sight: Sight, own: dict[str, Any]) -> list[str]:
    crews = [_crew(sight, state, own[state]) for state in STATES if own[state]]
    lines = [sight.text("terminal-rolling-heights-crew", workers="; ".join(crews))]
    purse = sight.view["turn"]
    cubes = _cubes(sight, purse["held"], purse["misc"])
    if sight.view["at_turn"] == sight.seat and (cubes or purse["power"]):
        lines.append(
            sight.text("terminal-rolling-heights-purse", cubes=cubes or sight.text("view-none"), power=purse["power"])
        )
    for target, points in zip(own["targets"] or [], own["target_points"] or [], strict=True):
        lines.append(
            sight.text("terminal-rolling-heights-target", name=_aim_name(sight, "target", target), points=points)
        )
    return lines


def _crew(sight: Sight, state: str, workers: dict[str, int]) -> str:
    names = counted(worker(sight, kind) for kind, count in workers.items() for _ in range(count))
    return f"{', '.join(names)} ({sight.text(f'{GAME}-state-{CREW[state]}')})"


def _cubes(sight: Sight, *held: dict[str, int]) -> str:
    together = {colour: sum(cubes[colour] for cubes in held) for colour in held[0]}
    return ", ".join(f"{count} {cube(sight, colour)}" for colour, count in together.items() if count)


def _tiles(sight: Sight) -> list[str]:
    lines = [_tile(sight, tile) for tile in sight.view["tiles"]]
    return [sight.text("terminal-rolling-heights-tiles"), *lines, ""] if lines else []


def _tile(sight: Sight, tile: dict[str, Any]) -> str:
    plan = plans_of(sight)[tile["tile"]]
    rival = tile["owner"] >= len(sight.names)
    owner = sight.text(f"{WEB}-rival") if rival else sight.names[tile["owner"]]
    name = tile_name(sight, tile["tile"])
    if tile["built"] is None:
        return sight.text("terminal-rolling-heights-building", space=tile["space"], tile=name, owner=owner)
    missing = {colour: count - tile["built"].get(colour, 0) for colour, count in needs(plan).items()}
    return sight.text(
        "terminal-rolling-heights-site", space=tile["space"], tile=name, owner=owner, missing=_cubes(sight, missing)
    )


def _offer(sight: Sight, space: dict[str, Any]) -> str:
    plan = plans_of(sight)[space["tile"]]
    level, _, number = space["slot"].partition("-")
    return sight.text(
        "terminal-rolling-heights-offer", tile=tile_name(sight, space["tile"]), type=type_name(sight, plan),
        points=plan_points(sight, plan), cubes=plan_cubes(sight, plan), tokens=space["tokens"],
        cost=sight.files["components.toml"]["market"][level][int(number) - 1],
    )  # fmt: skip


def _ad(sight: Sight, at: int) -> str:
    ad, worth = sight.view["ads"][at], sight.view["ad_points"][at]
    owners = [*sight.names, sight.text(f"{WEB}-rival")]
    standing = ", ".join(f"{name}: {points}" for name, points in zip(owners, worth, strict=False))
    return sight.text(
        "terminal-rolling-heights-ad", name=_aim_name(sight, "ad", ad), about=_about_aim(sight, ad), standing=standing
    )


# ---------------------------------------------------------------- names and texts


def _aim(sight: Sight, kind: str, aim: str, in_sight: bool) -> Readable:
    return Readable(_aim_name(sight, kind, aim), _about_aim(sight, aim), in_sight)


def _aim_name(sight: Sight, kind: str, aim: str) -> str:
    return sight.text(f"{GAME}-{kind}-{aim.lower()}")


def _about_aim(sight: Sight, aim: str) -> str:
    said = f"{GAME}-about-{aim.lower()}"
    return sight.text(said) if sight.words.has(said) else ""


def _about_worker(sight: Sight, meeple: dict[str, Any]) -> str:
    steady, hard = (_gives(sight, meeple, way) for way in ("steady", "hard"))
    return sight.text("terminal-rolling-heights-about-worker", steady=steady, hard=hard)


def _gives(sight: Sight, meeple: dict[str, Any], way: str) -> str:
    gain = sight.view["gains"].get(meeple["id"])
    if gain is None:
        return sight.text(f"{WEB}-gives-{meeple['id']}-{way}")
    if gain["what"] == "points":
        return sight.text(f"{WEB}-points", points=gain[way])
    if gain["what"] == "power":
        return sight.text(f"{WEB}-gives-power", count=gain[way])
    return sight.text(f"{WEB}-gives-cubes", count=gain[way], cube=cube(sight, gain["what"]))


# ---------------------------------------------------------------- what the building plans say, as on the page


def plans_of(sight: Sight) -> dict[str, dict[str, Any]]:
    return {plan["id"]: plan for level in LEVELS for plan in sight.files[level]["plan"]}


def tile_name(sight: Sight, tile: str) -> str:
    return sight.text(f"{GAME}-tile-{kebab(tile)}")


def type_name(sight: Sight, plan: dict[str, Any]) -> str:
    return sight.text(f"{GAME}-type-{plan['type']}")


def worker(sight: Sight, kind: str) -> str:
    return sight.text(f"{GAME}-meeple-{kind}")


def plan_cubes(sight: Sight, plan: dict[str, Any]) -> str:
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
    return sight.text(f"{GAME}-cube-{colour}")


def plan_points(sight: Sight, plan: dict[str, Any]) -> str:
    varies = plan.get("variable")
    if varies is None:
        return sight.text(f"{WEB}-points", points=plan["points"])
    return sight.text(f"{WEB}-points-per", base=plan["points"], per=varies["per"], what=_counted(sight, varies))


def about_plan(sight: Sight, plan: dict[str, Any]) -> str:
    return sight.text(
        "terminal-rolling-heights-about-plan",
        type=type_name(sight, plan),
        cubes=plan_cubes(sight, plan),
        points=plan_points(sight, plan),
        reward=_reward(sight, plan),
        ability=_ability(sight, plan["ability"]) if "ability" in plan else "",
    ).rstrip()


def _reward(sight: Sight, plan: dict[str, Any]) -> str:
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
        differs="no" if ability["steady"] == ability["hard"] else "yes",
        base=ability.get("hard_base", 0),
        discount=ability.get("hard_discount", 0),
        most=ability.get("max", 0),
        cube=sight.text(f"{WEB}-any-cube") if colour == "any" else cube(sight, colour),
        what=_counted(sight, ability) if "count" in ability else "",
        **{end: worker(sight, ability[end]) if end in ability else "" for end in ("from", "to")},
    )


def _counted(sight: Sight, counting: dict[str, Any]) -> str:
    arg = counting.get("arg", 0)
    named = sight.text(f"{GAME}-type-{arg}") if isinstance(arg, str) else arg
    sort = kebab(counting["count"])
    return sight.text(f"{WEB}-count-{sort}", arg=named, distance=counting.get("distance", 0))


TERMINAL = Board(table, turn, things, {r"~+": "blue", r"\[\d\w\]": "bold"})
