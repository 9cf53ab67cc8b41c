"""Learning from a game: a hint at the table, the coach at its end, a puzzle to practise."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_every_screen import axe

A_MINUTE = 60_000


def test_a_hint_says_what_and_why_and_the_log_says_who_asked(arrive: Arrive) -> None:
    """By keyboard. It marks an answer in the list, and is gone with the question."""
    me = arrive()
    me.play_now("quay")
    me.page.get_by_role("button", name="Hint", exact=True).press("Enter")
    hint = me.page.locator(".hint p")
    expect(hint.first).to_be_visible(timeout=A_MINUTE)
    assert hint.count() >= 2
    advised = hint.first.inner_text().strip()
    expect(me.answers.filter(has_text=advised)).to_have_count(1)
    me.expect_text("asked for a hint.")
    assert axe(me) == []
    me.answer(advised)
    expect(me.page.locator(".hint p")).to_have_count(0)


def test_the_coach_tells_luck_from_skill_at_the_end(arrive: Arrive) -> None:
    """It shows how far it is, then a line for each player, and says who judged."""
    me = arrive()
    me.play_now("quay")
    me.to_the_end()
    me.page.get_by_role("button", name="Ask the coach").click()
    coach = me.page.get_by_role("region", name="Coach")
    expect(coach.get_by_role("columnheader", name="Without luck")).to_be_visible(timeout=2 * A_MINUTE)
    assert coach.locator("tbody tr").count() == 3
    expect(coach.get_by_text("bot judges")).to_be_visible()
    expect(coach.get_by_text("Question: ")).to_have_count(coach.locator("li.point").count())
    assert axe(me) == []


def test_the_position_of_the_day_is_a_puzzle_at_a_table(arrive: Arrive) -> None:
    """After the first answer it says whether that was the coach's move."""
    me = arrive()
    me.go("practice")
    me.page.get_by_role("listitem").filter(has_text="Smugglers' Quay").get_by_role("button").click()
    me.expect_text("Puzzle: find the best move")
    me.answer()
    expect(me.page.get_by_text("coach's move!").or_(me.page.get_by_text("The coach prefers")).first).to_be_visible()
