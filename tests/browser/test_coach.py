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
    """First in words with the board, then behind More a line for each player; a look at the replay keeps the report.

    The story of the game has an address for friends.
    """
    me = arrive()
    me.play_now("quay")
    me.to_the_end()
    me.page.get_by_role("button", name="Ask the coach").click()
    coach = me.page.get_by_role("region", name="Coach")
    expect(coach.get_by_role("heading", name="One thing to try next time")).to_be_visible(timeout=2 * A_MINUTE)
    expect(coach.get_by_role("columnheader", name="Without luck")).to_be_hidden()
    assert axe(me) == []
    coach.get_by_text("More: chances").click()
    expect(coach.get_by_role("columnheader", name="Without luck")).to_be_visible()
    assert coach.locator("tbody tr").count() == 3
    expect(coach.get_by_text("bot judges")).to_be_visible()
    points = coach.locator("details li.point")
    expect(coach.locator("details").get_by_text("Question: ")).to_have_count(points.count())
    assert axe(me) == []
    me.page.get_by_role("link", name="The story of this game").click()
    expect(me.page.locator(".story .text")).not_to_be_empty()
    friend = arrive()
    friend.page.goto(me.page.url)
    expect(friend.page.locator(".story .text")).not_to_be_empty()
    assert axe(friend) == []
    me.page.go_back()
    coach.get_by_text("More: chances").click()
    if points.count() == 0:
        return
    points.first.get_by_role("button", name="Look").click()
    me.page.wait_for_selector(".note")
    expect(me.page.locator("[data-frame=own]")).to_be_visible()
    me.page.get_by_role("link", name="Back to the result").click()
    expect(coach.get_by_role("heading", name="One thing to try next time")).to_be_in_viewport()


def test_the_position_of_the_day_is_a_puzzle_at_a_table(arrive: Arrive) -> None:
    """After the first answer it says whether that was the coach's move, why, and leads to the next one."""
    me = arrive()
    me.go("practice")
    me.page.get_by_role("listitem").filter(has_text="Smugglers' Quay").get_by_role("button").first.click()
    me.expect_text("Puzzle: find the best move")
    me.answer()
    expect(me.page.get_by_text("coach's move!").or_(me.page.get_by_text("The coach prefers")).first).to_be_visible()
    me.expect_text("of 100 games from here")
    before = me.table
    me.page.get_by_role("button", name="Next puzzle").click()
    me.page.wait_for_url(lambda url: before not in url, timeout=A_MINUTE)
    me.expect_text("Puzzle: find the best move")
