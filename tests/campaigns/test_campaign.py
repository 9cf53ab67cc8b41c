"""Campaigns go on where they were stopped, and count nothing twice."""

from pathlib import Path

import pytest

from campaigns.campaign import Campaign, Counted, Counts, Samples, Tally, run


def step(number: int) -> Counts:
    return {"seen": number, "most at once": number % 3, "least at once": number % 3 + 1}


@pytest.mark.parametrize("at_once", [1, 2])
def test_a_campaign_goes_on_where_it_was_stopped(tmp_path: Path, at_once: int) -> None:
    campaign = Campaign("numbers", step, at_once)
    said: list[str] = []
    run(campaign, 4, Tally("numbers", tmp_path), said.append)
    run(campaign, 7, Tally("numbers", tmp_path), said.append)
    tally = Tally("numbers", tmp_path)
    assert (tally.steps, tally.counts) == (7, {"seen": 21, "most at once": 2, "least at once": 1})
    assert len(said) == 7
    assert "step 4 of 4, 0 min left" in said[3]


def test_a_fault_stops_it_and_its_step_is_not_counted(tmp_path: Path) -> None:
    def broken(number: int) -> Counts:
        assert number < 2, "found one"
        return {"seen": 1}

    with pytest.raises(AssertionError, match="found one"):
        run(Campaign("broken", broken, 1), 5, Tally("broken", tmp_path), lambda _: None)
    assert Tally("broken", tmp_path).steps == 2


def test_samples_are_kept_and_judged_over_all_steps(tmp_path: Path) -> None:
    def measured(number: int) -> Counted:
        return {"seen": 1, "ms": [number, 10 * number]}

    def verdict(samples: Samples) -> Counts:
        return {"sum of ms": sum(samples["ms"])}

    campaign = Campaign("measured", measured, 1, verdict)
    for steps, total in ((2, 11), (3, 33)):
        run(campaign, steps, Tally("measured", tmp_path), lambda _: None)
        assert Tally("measured", tmp_path).counts == {"seen": steps, "sum of ms": total}
    assert Tally("measured", tmp_path).samples == {"ms": [0, 0, 1, 10, 2, 20]}
