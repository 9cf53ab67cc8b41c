"""The campaign `windows` sees a difference where there is one, and none where there is none."""

import random

import pytest

from campaigns import windows
from campaigns.campaign import Samples

HOLDERS_WAIT_LONGER = """
from ludoteca.server.tables.table import Table
honest = Table.open_for
Table.open_for = lambda table, wait: honest(table, wait + 0.5 * bool(table.asked_in_window()))
"""


def sampled(rng: random.Random, mean: float = 1000.0, width: float = 30.0) -> list[int]:
    return [round(rng.gauss(mean, width)) for _ in range(100)]


def test_the_verdict_sees_a_difference() -> None:
    """In the mean and in the variance; and none where there is none."""
    rng = random.Random(7)  # noqa: S311 - no secret
    usual, same, later, wider = sampled(rng), sampled(rng), sampled(rng, mean=1030), sampled(rng, width=60)
    sizes = {"bytes with a holder": [33, 41] * 50, "bytes without": [41, 33] * 50}

    def judged(with_holder: list[int]) -> Samples:
        return {"ms with a holder": with_holder, "ms without": usual, **sizes}

    assert min(windows.verdict(judged(same)).values()) > windows.LEAST_P
    for told_apart, by in ((later, "mean of ms"), (wider, "variance of ms")):
        with pytest.raises(AssertionError, match=by):
            windows.verdict(judged(told_apart))


def test_a_window_that_waits_for_holders_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server with this fault planted, and a few windows that a spectator watches."""
    monkeypatch.setattr(windows, "PROGRAM", HOLDERS_WAIT_LONGER + windows.PROGRAM)
    monkeypatch.setattr(windows, "GAMES", ("quay",))
    monkeypatch.setattr(windows, "BUSY_TABLES", 2)
    counted = windows.measure(0, windows=16)
    samples = {name: sample for name, sample in counted.items() if isinstance(sample, list)}
    assert (counted["windows with a holder"], counted["windows without"]) == (8, 8)
    assert all(len(sample) == 8 for sample in samples.values())
    same_bytes = {name: [33, 41] * 4 for name in samples if name.startswith("bytes")}
    with pytest.raises(AssertionError, match="mean of ms"):
        windows.verdict(samples | same_bytes)
