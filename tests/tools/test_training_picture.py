"""The picture of a course of learning."""

from xml.etree import ElementTree as ET

import pytest

from ludoteca.lab.train.training import Round
from tools.training_picture import elo, picture, strengths

ROUNDS = [
    Round(1, 4000, 0.6, 0.64, 0.59, 0.69, 400, champion=True),
    Round(2, 8000, 0.6, 0.50, 0.35, 0.65, 40, champion=False),
    Round(3, 12000, 0.6, 0.64, 0.59, 0.69, 400, champion=True),
]


def test_each_round_is_measured_against_the_champion_of_then() -> None:
    """A network that ties with the first champion is as strong; one that wins as often as it did is twice as far up."""
    first, second, third = strengths(ROUNDS)
    assert first.value == pytest.approx(elo(0.64))
    assert second.value == pytest.approx(first.value)
    assert third.value == pytest.approx(2 * first.value)
    assert third.low < third.value < third.high


def test_no_share_is_without_end() -> None:
    assert elo(0.0) == pytest.approx(-elo(1.0))
    assert elo(0.0) > -1000


def test_the_picture_has_a_dot_for_each_round() -> None:
    root = ET.fromstring(picture(ROUNDS))  # noqa: S314 - our own
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(root.findall("{http://www.w3.org/2000/svg}circle")) == 3
    assert "12,000 games" in "".join(root.itertext())
