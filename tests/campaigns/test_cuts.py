"""A few cuts of streams in every test run; and what the campaign would say if a stream resumed at the wrong event."""

from pathlib import Path

import pytest
from tests.support import cutting
from tests.support.audit import assert_nothing_wrong, audit
from tests.support.pages import Page
from tests.support.proxy import KINDS, RESET
from tests.support.serving import sqlite_url

from campaigns import cuts


def test_a_few_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short step, with every kind of cut."""
    monkeypatch.setattr(cuts, "CUTS", 3)
    counts = cuts.step(2)
    assert counts["streams"] >= 8 + 3
    assert all(counts[f"cuts by kind: {kind}"] for kind in KINDS)
    assert counts["events"] > 8 * 6
    assert counts["acknowledged"]


def test_a_stream_that_resumes_too_early_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cutting, "KINDS", (RESET,))
    monkeypatch.setattr(Page, "last", property(lambda page: max(0, len(page.log.lines) - 1)))
    db = sqlite_url(tmp_path)
    memory, counts = cutting.cut(db, cuts=1, seed=1)
    with pytest.raises(AssertionError, match="'events doubled': 1"):
        assert_nothing_wrong(counts | audit(db, memory), "events doubled")
