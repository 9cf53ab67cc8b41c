"""Every scenario file holds; `tests/scenarios/<game>/*.toml`."""

from pathlib import Path

import pytest

from tests.support import scenarios


@pytest.mark.parametrize(
    "path", sorted(scenarios.ROOT.glob("*/*.toml")), ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_scenario(path: Path) -> None:
    """What the scenario expects is what the rules do."""
    scenarios.run(path)
