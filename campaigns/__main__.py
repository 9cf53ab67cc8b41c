"""Run a campaign up to a number of steps, from where it was stopped.

For example `python -m campaigns games --steps 2000` plays random games, and `python -m campaigns` shows all counts.
"""

import argparse
import importlib
import sys

from campaigns.campaign import Campaign, Tally, run

NAMES: tuple[str, ...] = ("games", "kills", "restarts", "cuts", "requests", "memory", "windows")
"""Each is a module of this package with a `CAMPAIGN`."""


def main(arguments: list[str] | None = None) -> int:
    """Run one, or show the counts of all."""
    parser = argparse.ArgumentParser(prog="python -m campaigns", description=__doc__)
    parser.add_argument("name", nargs="?", choices=NAMES, help="which one; without a name the counts of all are shown")
    parser.add_argument("--steps", type=int, default=1, help="how many steps there should be in the end")
    given = parser.parse_args(arguments)
    if given.name is None:
        for name in NAMES:
            tally = Tally(name)
            print(f"{name}: {tally.steps} steps, {tally.line()}")
        return 0
    campaign: Campaign = importlib.import_module(f"campaigns.{given.name}").CAMPAIGN
    run(campaign, given.steps, Tally(given.name), lambda line: print(line, flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
