"""One click, or one drag, does what took several: and one undo takes it back."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from ludoteca.client import Client, SeatClient
from tests.browser.conftest import Arrive
from tests.browser.test_every_screen import axe
from tests.browser.visitor import Visitor
from tools.serving import Serving

Json = dict[str, Any]
SEED = 3
MIDDLE = """part => {
    const path = part.matches("path") ? part : part.querySelector("path");
    const at = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM());
    return [at.x, at.y];
}"""


def sit(me: Visitor, server: Serving, game: str, fits: Callable[[Json], bool], *first: str) -> SeatClient:
    """Open a table against a bot at a question that fits; returns the seat, to look behind the page.

    Until then it does what comes `first`, else the last thing that is offered.
    """
    client = Client(server.address.rstrip("/"))
    made = client.create(game, [{"kind": "person"}, {"kind": "bot", "bot": "random"}], seed=SEED)
    token = made["seats"][0]["token"]
    seat = client.seat(made["table"], token)
    for table in seat.turns():
        if fits(table):
            me.go(f"table/{made['table']}/{token}")
            me.wait()
            return seat
        offered = table["pending"]["answers"]
        wanted = [one for does in first for one in offered if one["do"] == does]
        seat.answer(table, [*wanted, offered[-1]][0]["answer"])
    raise AssertionError("it was never asked")


def undo(me: Visitor) -> Locator:
    return me.page.get_by_role("button", name="Undo", exact=True)


def drag(me: Visitor, thing: Locator, x: float, y: float) -> None:
    box = thing.bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    me.page.mouse.down()
    me.page.mouse.move(x, y, steps=6)
    me.page.mouse.up()


def offers(kind: str) -> Callable[[Json], bool]:
    return lambda table: kind in [bundle["do"] for bundle in table["pending"]["bundles"]]


def test_all_workers_act_with_one_click_and_one_undo(arrive: Arrive, server: Serving) -> None:
    """Rolling Heights: the workers act together, one undo makes them all stand again; cubes and plans are dragged."""
    me = arrive()
    seat = sit(me, server, "rolling_heights", offers("all-workers"))
    before = seat.look()
    everyone = me.answers.filter(has_text=re.compile(r"Use all \d+ workers"))
    workers = int(re.findall(r"all (\d+) workers", everyone.inner_text())[0])
    assert axe(me) == []
    everyone.click()
    expect(everyone).to_have_count(0)
    after = seat.look()
    assert after["version"] == before["version"] + workers
    assert after["undo"]["answers"] == before["undo"]["answers"] + 1
    undo(me).click()
    expect(everyone).to_be_visible()
    assert seat.look()["view"] == before["view"]
    everyone.click()
    build = me.page.locator("[data-frame=board] [data-answers][aria-label^=Put]").first
    cube = re.findall(r"Put (\w+) on", str(build.get_attribute("aria-label")))[0]
    box = build.bounding_box()
    assert box is not None
    asked = me.shown()
    purse = me.page.locator(f'.purse [data-thing="cube:{cube}"]')
    drag(me, purse, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    me.changed_from(asked)
    built = seat.look()
    assert [step for step in built["log"] if step["what"] == "builds"]
    land = me.page.locator('[data-frame=board] .plot[data-thing^="space:"]').first.bounding_box()
    assert land is not None
    asked = me.shown()
    drag(me, me.page.locator(".card.choosable").first, land["x"] + land["width"] / 2, land["y"] + land["height"] / 2)
    me.changed_from(asked)
    assert seat.look()["undo"]["answers"] == built["undo"]["answers"] + 1


def pays_alone(table: Json) -> list[tuple[int, str]]:
    """The roads that only one card of the hand pays for, and to no die: the answer that drives there, and the card."""
    pays = table["view"]["turn"]["pays"]
    drives = [one for one in table["pending"]["answers"] if one["do"] == "drive" and not one["final"]]
    paid = [(drive["answer"], pays.get(drive["to"]["section"], [])) for drive in drives]
    return [(answer, cards[0]) for answer, cards in paid if len(cards) == 1]


def test_cards_are_put_away_together_and_dragged_onto_roads(arrive: Arrive, server: Serving) -> None:
    """Plastic's Race: cards that are picked go with one click; a card that is dropped on a road drives there.

    A bin that no click leads to says why, once it is clicked.
    """
    me = arrive()
    seat = sit(me, server, "plastics_race", lambda table: bool(pays_alone(table)))
    before = seat.look()
    me.page.locator("[data-frame=board] [data-tip*='One click']").first.click()
    expect(me.page.get_by_role("tooltip")).to_contain_text("roads away. One click can't get you there")
    answer, card = pays_alone(before)[0]
    road = me.page.locator(f'[data-frame=board] [data-answers~="{answer}"]').first
    drag(me, me.page.locator(f'[data-frame=own] [data-thing="card:{card}"]').first, *road.evaluate(MIDDLE))
    expect(undo(me)).to_be_enabled()
    after = seat.look()
    assert sorted([*after["view"]["players"][0]["hand"], card]) == sorted(before["view"]["players"][0]["hand"])
    assert after["view"]["players"][0]["truck"] != before["view"]["players"][0]["truck"]
    undo(me).click()
    expect(undo(me)).to_be_disabled()
    me.answer("Put away cards you don't want")
    picked = me.page.locator("button.answer[aria-pressed]")
    expect(me.page.get_by_text("Picked 0 of")).to_be_visible()
    me.page.get_by_role("button", name="Pick all").click()
    cards = len(before["view"]["players"][0]["hand"])
    expect(picked).to_have_count(len(set(before["view"]["players"][0]["hand"])))
    picked.first.click()
    assert axe(me) == []
    me.page.get_by_role("button", name="Go on with").click()
    me.page.wait_for_function("() => !document.querySelector('.picks')")
    gone = [line for line in seat.look()["log"] if line["what"] == "discards" and line["seat"] == 0]
    assert 0 < len(gone) < cards


def test_a_click_on_a_place_drives_all_the_way(arrive: Arrive, server: Serving) -> None:
    """Plastic's Race on a phone: the truck drives to the ring that was touched, and one undo takes it back."""
    me = arrive(viewport={"width": 390, "height": 844}, touch=True)

    def undoable(table: Json) -> bool:
        ways = [bundle for bundle in table["pending"]["bundles"] if bundle["do"] == "way"]
        return bool(ways) and not ways[0]["final"]

    seat = sit(me, server, "plastics_race", undoable)
    before = seat.look()
    place = before["pending"]["bundles"][0]["to"]["node"]
    asked = me.shown()
    me.page.locator('[data-frame=board] [data-answers="-1"]').first.dispatch_event("click")
    me.changed_from(asked)
    assert seat.look()["view"]["players"][0]["truck"] == place
    asked = me.shown()
    undo(me).click()
    me.changed_from(asked)
    assert seat.look()["view"]["players"][0]["truck"] == before["view"]["players"][0]["truck"]


def test_a_purchase_is_paid_on_one_sheet(arrive: Arrive, server: Serving) -> None:
    """Rolling Heights: it says what for and why; cubes go to and fro with a tap, and only the right number pays."""
    me = arrive()

    def pays(table: Json) -> bool:
        return bool(table["view"]["paying"] and table["pending"]["bundles"])

    seat = sit(me, server, "rolling_heights", pays, "stop", "activate", "trade")
    due = seat.look()["view"]["paying"]
    expect(me.page.get_by_role("heading", name=re.compile(rf"^Pay {due['cost']} for"))).to_be_visible()
    pay = me.page.get_by_role("button", name=f"Pay {due['cost']}")
    expect(pay).to_be_enabled()
    assert axe(me) == []
    me.page.locator(".payment .given").first.click()
    expect(pay).to_be_disabled()
    expect(me.page.get_by_text("1 more to pay")).to_be_visible()
    me.page.locator(".payment .unit:not(.given):enabled").first.click()
    before = me.shown()
    pay.click()
    me.changed_from(before)
    assert seat.look()["view"]["paying"] is None


def test_energy_is_paid_on_one_sheet(arrive: Arrive, server: Serving) -> None:
    """Iditacards: the card, what it costs and why; the button waits until all the cards are picked."""
    me = arrive()
    seat = sit(me, server, "iditacards", lambda table: bool(table["view"]["paying"]) and table["pending"]["picks"] > 1)
    cost = seat.look()["pending"]["picks"]
    expect(me.page.get_by_role("heading", name=re.compile(rf"^Pay {cost} energy for"))).to_be_visible()
    pay = me.page.get_by_role("button", name=f"Pay with these {cost}")
    expect(pay).to_be_disabled()
    assert axe(me) == []
    for card in me.answers.all()[:cost]:
        card.click()
    if pay.is_enabled():
        pay.click()
    expect(me.page.locator(".payment")).to_have_count(0)
