"""PettingZoo's own card games under test, with RLCard's rules."""

import importlib
import importlib.util

from benchmarks.aec import AecPlayer
from benchmarks.serving import serve

OLD, NOW = ("gin_rummy_v4",), ("texas_holdem_v4", "leduc_holdem_v4")
GAMES = OLD if importlib.util.find_spec("pettingzoo.classic.gin_rummy_v4") else NOW

if __name__ == "__main__":
    serve({name: AecPlayer(importlib.import_module(f"pettingzoo.classic.{name}").env()) for name in GAMES})
