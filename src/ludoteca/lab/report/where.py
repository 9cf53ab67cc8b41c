"""Where the extra games of a report were played: those for the parts about skill."""

from collections.abc import Callable
from typing import Any


def where(told: dict[str, Any], played: dict[str, Any], text: Callable[..., str]) -> str:
    """The number of players, and the values of the options that differ within the report."""
    chosen = [
        group["name"].partition(":")[0] for group in told["groups"]  # what follows describes it
        if group["value"] == str(played["options"].get(group["by"].removeprefix("option ")))
    ]  # fmt: skip
    return ", ".join([text("report-players", players=played["players"]), *chosen])
