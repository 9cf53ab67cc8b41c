"""Why not? names the reason and the rule for a thing that is pointed at, and answers nothing meanwhile."""

import re

import pytest
from playwright.sync_api import expect

import ludoteca
from tests.browser.conftest import Arrive
from tests.browser.test_every_screen import axe
from tests.browser.test_fewer_clicks import Json, sit
from tests.browser.visitor import Visitor
from tools.serving import Serving

GAMES = ludoteca.games(sample=True)
NOT_AHEAD = "Your truck isn't next to that road."


def ask(me: Visitor) -> None:
    """Begin to ask, by keyboard, and wait for the reasons of the game."""
    me.wait()
    me.page.get_by_role("button", name="Why can't I...?").press("Enter")
    me.page.wait_for_selector(".why[aria-busy=false] button.thing")


def told(me: Visitor) -> str:
    return me.page.locator(".why [role=status]").inner_text()


def test_a_place_far_away_gets_its_reason_and_its_rule(arrive: Arrive) -> None:
    """By keyboard, then by pointing at the map; Escape leads back to the answers."""
    me = arrive()
    me.play_now("plastics_race")
    while not me.page.locator("button.answer", has_text=re.compile("^.*Drive to")).count():
        me.answer()
    ask(me)
    field = me.page.get_by_label("Type to find a thing")
    expect(field).to_be_focused()
    labels = set(me.page.locator("[data-frame=board] text").all_text_contents())
    places = [thing for thing in me.texts("button.thing") if thing in labels]
    for place in places:
        field.fill(place)
        me.page.locator("button.thing").first.press("Enter")
        if NOT_AHEAD in told(me):
            break
    assert place in told(me)
    assert NOT_AHEAD in told(me)
    assert "EPR-" in told(me)
    field.fill("")
    label = me.page.locator("[data-frame=board] text", has_text=place).first
    label.dispatch_event("click")
    assert told(me).startswith(place)
    me.page.locator(".told .link").first.click()
    expect(me.page.locator("dialog li.first")).to_be_visible()
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    expect(me.answers.first).to_be_visible()


def test_a_street_gets_the_reason_that_is_about_itself(arrive: Arrive) -> None:
    """Pointed at on the map; other streets that lead to the same place have their own."""
    me = arrive()
    me.play_now("plastics_race")
    while not me.page.locator("button.answer", has_text=re.compile("^.*Drive to")).count():
        me.answer()
    ask(me)
    for street in me.page.locator("[data-frame=board] path[data-thing]").all():
        street.dispatch_event("click")
        if NOT_AHEAD in told(me):
            break
    name = street.get_attribute("data-name") or ""
    ends = re.fullmatch(r"(.+) \u2013 (.+) \((.+)\)", name)
    assert ends
    assert told(me).startswith(name)
    assert "EPR-" in told(me)
    forbidden = me.page.locator(".told p.muted").inner_text()
    assert re.fullmatch(rf"Drive to ({re.escape(ends[1])}|{re.escape(ends[2])}): {ends[3]}", forbidden)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_something_true_about_every_thing(arrive: Arrive, game: str) -> None:
    """A thing that no answer is about gets the question; a part that can be chosen is not chosen by asking."""
    me = arrive()
    me.play_now(game)
    ask(me)
    assert axe(me) == []
    before = me.page.locator("[data-frame=log] li.entry").count()
    for thing in me.page.locator("button.thing").all()[:12]:
        thing.click()
        assert thing.inner_text() in told(me)
        assert re.search(r"You can do this now|The question now is", told(me))
    for part in me.page.locator("[data-answers]").all()[:3]:
        part.dispatch_event("click")
        part.press("Enter")
        assert "You can do this now" in told(me)
    assert me.page.locator("[data-frame=log] li.entry").count() == before
    me.page.get_by_role("button", name="Back to the answers").click()
    expect(me.answers.first).to_be_visible()


def told_of(me: Visitor, typed: str) -> str:
    """The reason for the first thing in the list whose name has these letters, found by keyboard."""
    me.page.get_by_label("Type to find a thing").fill(typed)
    me.page.locator("button.thing").first.press("Enter")
    assert typed in told(me)
    return told(me)


def pointed_at(me: Visitor, part: str) -> str:
    """The reason for a part of the table that is clicked on the board."""
    me.page.locator(part).first.dispatch_event("click")
    return told(me)


def has_nothing_yet(table: Json) -> bool:
    return table["pending"]["rule"] == "Main" and not any(table["view"]["turn"]["held"].values())


def test_plots_plans_cubes_and_workers_of_rolling_heights_have_reasons(arrive: Arrive, server: Serving) -> None:
    """Water on the map while a plan is placed; then, without a cube in hand, whatever would need one."""
    me = arrive()
    me.play_now("rolling_heights")
    me.answer()
    ask(me)
    water = pointed_at(me, "[data-frame=board] path[data-name$=': water']")
    assert re.match(r"[A-F][1-9]: water\s+That is water\. You can't build there\. RH-023", water)
    me.page.locator(".told .link").first.click()
    expect(me.page.locator("dialog li.first")).to_contain_text("RH-023")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    sit(me, server, "rolling_heights", has_nothing_yet)
    ask(me)
    nothing = r"There is no plan on that space\. Cubes go on plans\. RH-105\s+Put wood on"
    assert re.search(nothing, told_of(me, ": empty land"))
    assert re.search(r"(You have no|isn't your|doesn't need).*RH-105", pointed_at(me, "g[data-thing]"))
    dear = r"Even on the cheapest land it costs (\d+)\. You have 0 in cubes and spending power: \1 too few\. RH-081"
    assert re.search(dear, pointed_at(me, "[data-frame=board] .card:not(.choosable)"))
    assert "That trade costs 3. You have 0 in cubes and spending power: 3 too few. RH-075" in told_of(me, "steel")
    panel = me.page.locator(".why").first
    assert panel.evaluate("panel => getComputedStyle(panel).overflowY") == "auto"  # the reasons can be long
    me.page.get_by_role("button", name="Back to the answers").click()
    while me.answers.filter(has_text=re.compile("Use a (steady|hard)")).count():
        before = me.shown()
        me.answer("Use a ")
        me.changed_from(before)
        me.wait()
    ask(me)
    worker = pointed_at(me, ":is([data-name=Carpenter], [data-name='Construction Worker']):is([data-frame=own] *)")
    assert re.search(r"(Carpenter|Construction Worker): (all of yours|none of yours).*RH-060", worker)
    me.page.locator(".told .link", has_text="RH-060").first.click()
    expect(me.page.locator("dialog li.first")).to_contain_text("RH-060")  # though the question is not about it


def test_cards_of_iditacards_have_reasons(arrive: Arrive) -> None:
    """A card of the deck and a legendary card cannot be played; what is in the hand can."""
    me = arrive()
    me.play_now("iditacards")
    while not me.page.locator("button.answer", has_text="Play ").count():
        me.answer()
    in_hand = {
        text.split("Play ")[1].removesuffix(" you can't undo this")
        for text in me.texts("button.answer")
        if "Play " in text
    }
    me.page.get_by_role("button", name=re.compile("^Deck")).click()
    ask(me)
    elsewhere = [thing for thing in me.texts("[data-frame=own] .holder b") if thing not in in_hand]
    assert "It is in your deck, not in your hand. IC-017" in told_of(me, elsewhere[0])
    assert f"Play {elsewhere[0]}" in told(me)
    me.page.locator(".told .link").first.click()
    expect(me.page.locator("dialog li.first")).to_contain_text("IC-017")
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name=re.compile("^Legendary")).click()
    earned_later = pointed_at(me, "[data-frame=own] .holder")
    assert "You don't have it yet. You get legendary cards at checkpoints. IC-006" in earned_later
    assert "You can do this now: Sacrifice Wheel Dog" in pointed_at(me, "[data-frame=own] [data-name='Wheel Dog']")
