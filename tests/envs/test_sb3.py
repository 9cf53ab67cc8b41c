"""Stable-Baselines3 takes our environments: its own check says so, in a process in which torch is a stand-in."""

import subprocess
import sys

import pytest

import ludoteca

CHECK = """
import sys
import warnings

from tests.support.no_torch import install

install()
from stable_baselines3.common.env_checker import check_env

from ludoteca.envs.gymnasium import SeatEnv

warnings.simplefilter("error")
name = sys.argv[1]


class Broken(SeatEnv):
    def step(self, action):
        observation, reward, *rest = super().step(action)
        return observation, str(reward), *rest


check_env(SeatEnv(name, players=2))
warnings.filterwarnings("ignore", ".*has an unconventional shape", UserWarning)  # blocks with rows
check_env(SeatEnv(name, players=2, seat=None, reward="difference", observation="dict"))
try:
    check_env(Broken(name))
except AssertionError as error:
    print(error)
"""


@pytest.mark.parametrize("name", ludoteca.games(sample=True))
def test_stable_baselines_finds_nothing_wrong(name: str) -> None:
    """Without a warning, but that some blocks have rows; and it would find a reward that is text."""
    done = subprocess.run([sys.executable, "-c", CHECK, name], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("The reward returned by `step()` must be a float\n", "")
