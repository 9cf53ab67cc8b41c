"""Somebody in front of a browser: finds their way by what is written there, as people do."""

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect  # noqa: A004 - the name of the library

MOST_ANSWERS = 6_000
READY = "button.answer:not(:disabled), [data-frame=end]"
LONG = 120_000
CLICK_ON_THE_BOARD = """chosen => {
  const part = ['=', '~='].map((is) => document.querySelector(`[data-answers${is}"${chosen}"]`)).find((found) => found);
  part?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return part ? (part.getAttribute('data-answers') === chosen ? 'alone' : 'shared') : 'nowhere';
}"""
"""Click the part of the board that stands for an answer; whether it stands for that one alone."""


class Visitor:
    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.rng = random.Random(7)  # noqa: S311 - which answer is clicked
        self.on_the_board = 0
        """How many answers were given at a part of the board, alone or after it narrowed the list."""

    def go(self, place: str = "") -> None:
        self.page.goto(f"{self.address}#/{place}")

    @property
    def table(self) -> str:
        return self.page.url.split("#/table/")[1].split("/")[0]

    def box(self, game: str) -> Locator:
        return self.page.locator("article", has=self.page.locator(f'a[href="#/new/{game}"]'))

    def play_now(self, game: str) -> None:
        self.go()
        self.box(game).get_by_role("button", name="Play now").click()
        self.wait()

    def wait(self) -> None:
        """Until it is one's own decision, or the game is over."""
        self.page.wait_for_selector(READY, timeout=LONG)

    @property
    def over(self) -> bool:
        return self.page.locator("[data-frame=end]").count() > 0

    @property
    def answers(self) -> Locator:
        return self.page.locator("button.answer:not(:disabled)")

    def answer(self, words: str | None = None) -> None:
        """Give the answer with these words, else one at random: on the board where it can be given there."""
        self.wait()
        if words is not None:
            self.answers.filter(has_text=words).first.click()
            return
        before = self.shown()
        answers: list[str] = self.answers.evaluate_all("buttons => buttons.map((button) => button.dataset.answer)")
        if not answers:
            return
        chosen = self.rng.choice(answers)
        where = self.page.evaluate(CLICK_ON_THE_BOARD, chosen)
        self.on_the_board += where != "nowhere"
        if where != "alone":
            more = self.page.locator("button.all")
            if more.is_visible():
                more.click()
            self._click(self.page.locator(f'button.answer[data-answer="{chosen}"]'))
        self.changed_from(before)
        self._send_picked()

    def _click(self, button: Locator) -> None:
        """Click an answer; on a slow machine the clock may close its question just before."""
        try:
            button.click(timeout=5_000)
        except TimeoutError:
            if button.count():
                button.click()

    def _send_picked(self) -> None:
        """Where several can be picked, one is enough; a payment may want more."""
        send = self.page.locator(".picks button.primary:enabled")
        if send.is_visible():
            before = self.shown()
            try:
                send.click(timeout=5_000)
            except TimeoutError:
                return  # the last card that could be picked sent them all
            self.changed_from(before)

    def shown(self) -> str:
        """The number of the last line of the log and of the question, to see that something changed."""
        return str(self.page.evaluate("document.querySelector('[data-frame=side]')?.textContent ?? ''"))

    def changed_from(self, before: str) -> None:
        self.page.wait_for_function(
            "before => document.querySelector('[data-frame=end]') || document.querySelector('.cover[role=dialog]') "
            "|| (document.querySelector('[data-frame=side]')?.textContent ?? '') !== before",
            arg=before,
            timeout=LONG,
        )

    def to_the_end(self) -> int:
        """Play until the end screen; how many answers it took."""
        for count in range(MOST_ANSWERS):
            self.wait()
            if self.over:
                return count
            self.answer()
        raise AssertionError("the game does not end")

    def texts(self, selector: str) -> list[str]:
        return [re.sub(r"\s+", " ", text).strip() for text in self.page.locator(selector).all_inner_texts()]

    def read(self, script: str) -> Any:
        return self.page.evaluate(script)

    def expect_text(self, text: str) -> None:
        expect(self.page.get_by_text(text).locator("visible=true").first).to_be_visible(timeout=20_000)
