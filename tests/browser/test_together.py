"""Several people: at one screen, at two, with reloads, a killed server, absent people, spectators."""

import re
from pathlib import Path

from playwright.sync_api import expect

from ludoteca.server.launch import lan_address
from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor
from tests.support.serving import NO_WINDOWS, PERSON, create, quick, served, sqlite_url
from tools.serving import Serving, serving

HAND_OVER = ".cover[role=dialog]"
LONG_GAME = "16"
"""Points that nobody has after a few turns."""


def seat_kind(me: Visitor, number: int, kind: str) -> None:
    me.page.get_by_label(f"Seat {number}: who plays").select_option(kind)


def new_table(me: Visitor, *kinds: str) -> None:
    """Open a table of the toy game, for a short one, with these seats, in this order of play."""
    me.go("new/quay")
    me.page.get_by_label("Points that end the game").select_option("8")
    me.page.get_by_role("button", name="Remove seat 3").click()
    for number, kind in enumerate(kinds, start=1):
        seat_kind(me, number, kind)
    me.page.get_by_label("Who goes first").select_option("0")


def test_one_screen_covers_the_hands_between_two_people(arrive: Arrive) -> None:
    """Nothing of a hand is in the page while the screen is handed over, only the board, also after a reload."""
    me = arrive()
    new_table(me, "me", "here")
    me.page.get_by_label("Points that end the game").select_option(LONG_GAME)
    me.page.get_by_role("button", name="Start the table").click()
    for _ in range(6):
        me.page.wait_for_selector(f"{HAND_OVER}, [data-frame=end]")
        assert me.page.locator("[data-frame=own], button.answer").count() == 0
        assert me.page.locator("[data-frame=board]").is_visible()
        name = take_over(me)
        assert me.texts(".seat.shown")[0].startswith(f"{name} you")
        assert me.page.locator(".seat", has_text="you").count() == 1
        while me.page.locator(HAND_OVER).count() == 0 and not me.over:
            me.wait()
            me.answer()
            me.page.wait_for_selector(f"{HAND_OVER}, [data-frame=end], button.answer:not(:disabled)")
    me.page.reload()
    me.page.wait_for_selector(HAND_OVER)
    assert me.page.locator("[data-frame=own]").count() == 0


def take_over(me: Visitor) -> str:
    """Take the screen over; everyone who is asked to react lets it pass. The name of the next person."""
    cover = me.page.locator(HAND_OVER)
    while "do you react?" in (asked := cover.get_by_role("heading").inner_text()):
        me.page.keyboard.press("Enter")
        expect(cover.get_by_role("heading")).not_to_have_text(asked)
    me.page.keyboard.press("Enter")
    me.wait()
    return asked.removesuffix("'s turn")


def test_everyone_at_the_screen_is_asked_to_react(arrive: Arrive) -> None:
    """One after the other, each in the same words; their cards are shown only if they want to look."""
    me = arrive()
    me.go("new/quay")
    for number in (2, 3):
        seat_kind(me, number, "here")
    me.page.get_by_role("button", name="Start the table").click()
    me.page.wait_for_selector(HAND_OVER)
    first = take_over(me)
    me.answer("Land")
    asked: list[str] = []
    for _ in range(2):
        expect(me.page.locator(HAND_OVER)).to_contain_text("do you react?")
        asked.append(me.page.locator(f"{HAND_OVER} h1").inner_text().partition(":")[0])
        assert f"{first} lays" in me.page.locator(HAND_OVER).inner_text()
        me.page.get_by_role("button", name=f"{asked[-1]} looks at the cards").click()
        go_on = me.page.locator(".answers button", has_text=re.compile(r"Go on|Skip"))
        expect(go_on.first).to_be_visible()
        assert me.page.locator(".seat.shown").inner_text().startswith(asked[-1])
        go_on.first.click()
    assert len({first, *asked}) == 3
    expect(me.page.locator(f"{HAND_OVER} h1")).to_have_text(re.compile("'s turn"))


def sit_down(host: Visitor, guest: Visitor, server: Serving, *, windows: bool = True) -> None:
    """A table of two: the host's link brings the guest, who says a name."""
    open_table(host, windows=windows)
    kept = host.read("JSON.parse(localStorage.getItem('ludoteca.tables'))")
    token = kept[host.table]["invites"][0]["token"]
    guest.page.goto(f"{server.address}#/table/{host.table}/{token}")
    guest.page.get_by_label("Your name").fill("Zoé")
    guest.page.get_by_role("button", name="Sit down").click()
    get_ready(host, guest)


def get_ready(*people: Visitor) -> None:
    """Everyone reads what is about to be played, and says that they are ready."""
    for one in people:
        one.expect_text("Everyone is here")
        assert "Smugglers' Quay" in one.page.locator(".ready").inner_text()
        one.page.get_by_role("button", name="I'm ready").click()
    people[0].wait()


def alternate(first: Visitor, second: Visitor, answers: int) -> None:
    for _ in range(answers):
        asked = asked_visitor(first, second)
        if asked.over:
            return
        asked.answer()


def asked_visitor(*people: Visitor) -> Visitor:
    """The visitor whose decision it is, or who sees that the game is over."""
    for _ in range(300):
        for one in people:
            if one.answers.count() or one.over:
                return one
        people[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_two_browsers_with_a_reload_and_a_server_that_ends_twice(arrive: Arrive, own_server: Serving) -> None:
    host, guest = arrive(own_server), arrive(own_server)
    sit_down(host, guest, own_server)
    host.expect_text("Zoé")
    assert "/table/" in guest.page.url
    assert len(guest.page.url.split("#/table/")[1].split("/")) == 1, "the token must leave the address"
    alternate(host, guest, 4)
    guest.page.reload()
    guest.page.wait_for_selector(".prompt")
    alternate(host, guest, 2)
    for end in (own_server.kill, own_server.stop):
        end()
        host.expect_text("No connection")
        own_server.start()
        host.expect_text("Nothing was lost")
        expect(guest.page.locator(".bar.lost")).to_have_count(0, timeout=30_000)
        alternate(host, guest, 4)
    host.page.wait_for_timeout(500)
    assert log_for_all(host) == log_for_all(guest)


def test_a_page_that_gets_no_stream_says_so_and_plays_on(arrive: Arrive, tmp_path: Path) -> None:
    """With one stream too many the second page polls; both play, and nobody reads that the connection is lost."""
    with served(quick(sqlite_url(tmp_path), streams_per_address=1)) as client:
        made = create(client, [PERSON, PERSON], options=NO_WINDOWS)
        crowded = Serving(tmp_path)
        crowded.port = client.base_url.port or 0
        first, second = arrive(crowded), arrive(crowded)
        for me, seat in zip((first, second), made["seats"], strict=True):
            me.go(f"table/{made['table']}/{seat['token']}")
            me.page.wait_for_selector(".prompt")
        second.expect_text("Too many pages are open")
        alternate(first, second, 4)
        assert [me.page.locator(".bar.lost").count() for me in (first, second)] == [0, 0]


def log_for_all(me: Visitor) -> list[str]:
    """The log without the cards that only their owner reads."""
    return [re.sub(r"(draws|puts) .*", r"\1", line) for line in me.texts("[data-frame=log] li.entry")]


def test_join_with_the_code_and_leave_the_seat_to_a_bot(arrive: Arrive) -> None:
    """The code on the host's screen brings a guest; the guest's seat goes to a bot and comes back."""
    host, guest = arrive(), arrive()
    new_table(host, "me", "open")
    host.page.get_by_role("button", name="Open the table").click()
    code = host.page.locator(".letters").inner_text()
    guest.go()
    guest.page.get_by_label("Join with a code").fill("AAAAAA")
    guest.page.get_by_label("Your name").fill("Zoé")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    guest.expect_text("We can't find that code. Check the letters.")
    guest.page.get_by_label("Join with a code").fill(code.lower())
    guest.page.get_by_label("Your name").fill(host.texts(".seat b")[0])
    guest.page.get_by_role("button", name="Join", exact=True).click()
    get_ready(host, guest)
    assert len(set(guest.texts(".seat .who b"))) == 2
    guest.page.get_by_role("button", name="Let a bot play").click()
    guest.expect_text("a bot plays for you")
    host.answer()
    host.wait()
    guest.page.get_by_role("button", name="Take my seat back").click()
    guest.page.get_by_role("button", name="Let a bot play").wait_for()


def test_a_spectator_sees_no_hand_and_no_answers(arrive: Arrive) -> None:
    me, other = arrive(), arrive()
    me.play_now("quay")
    kept = me.read("JSON.parse(localStorage.getItem('ludoteca.tables'))")
    token = next(entry["token"] for entry in kept[me.table]["tokens"] if entry["kind"] == "watch")
    other.go(f"table/{me.table}/{token}")
    other.expect_text("You are watching")
    assert other.page.locator("button.answer, [data-frame=own]").count() == 0
    drawn = [line for line in other.texts("[data-frame=log] li.entry") if "draws" in line]
    assert drawn
    assert [line for line in drawn if not line.endswith("draws a card.")] == []


def test_without_streams_the_page_polls(arrive: Arrive) -> None:
    """A proxy that blocks streams does not stop the game."""
    me = arrive()
    me.page.route("**/events?*", lambda route: route.fulfill(status=200, body=""))
    me.play_now("quay")
    for _ in range(3):
        if me.over:
            break
        me.answer()


def put_away(me: Visitor) -> None:
    me.answer("Put away")
    me.page.get_by_role("button", name="Go on with this one").click()


def test_undo_reaches_to_the_last_draw_and_says_so(arrive: Arrive) -> None:
    """Cards put away come back; what was drawn stays."""
    me = arrive()
    me.play_now("quay")
    undo = me.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_disabled()
    me.answer("Trade in")
    me.page.wait_for_selector("text=You can undo 1 step")
    hand = me.page.locator("[data-frame=own]").inner_text()
    put_away(me)
    me.page.wait_for_selector("text=You can undo 2 steps")
    undo.click()
    me.page.wait_for_selector("text=You can undo 1 step")
    expect(me.page.locator("[data-frame=own]")).to_have_text(hand, use_inner_text=True)
    expect(me.page.locator(".log li.withdrawn")).to_have_count(1)
    put_away(me)
    me.page.wait_for_selector("text=You can undo 2 steps")
    me.answer("Done")
    me.wait()
    if not me.over:
        expect(undo).to_be_disabled()
        me.page.wait_for_selector("text=/Nothing to undo/")


def test_ask_twice_before_what_cannot_be_undone(arrive: Arrive) -> None:
    """The lock marks it; with the setting on, a second click is needed."""
    me = arrive()
    me.go("settings")
    me.page.get_by_role("switch", name="Ask twice").click()
    me.play_now("quay")
    locked = me.page.locator("button.answer.final").first
    locked.click()
    dialog = me.page.get_by_role("dialog", name="You can't undo this")
    expect(dialog).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    before = me.shown()
    locked.click()
    dialog.get_by_role("button", name="Do it").click()
    me.changed_from(before)


def test_a_public_table_is_found_and_watched_without_a_link(arrive: Arrive) -> None:
    """The list shows the table with its game and its people; a spectator sees no hand and is asked nothing."""
    host, guest = arrive(), arrive()
    new_table(host, "me", "bot")
    host.page.get_by_label("Spectators").check()
    host.page.get_by_role("button", name="Start the table").click()
    host.wait()
    guest.go()
    guest.page.locator("main a[href='#/watch']").click()
    card = guest.page.locator("li.card", has=guest.page.locator(f'a[href="#/table/{host.table}"]'))
    expect(card).to_contain_text("Smugglers' Quay")
    expect(card).to_contain_text(host.texts(".seat b")[0])
    card.get_by_role("link").click()
    guest.expect_text("You are watching")
    assert guest.page.locator("[data-frame=own], button.answer").count() == 0
    log = guest.page.locator("[data-frame=log]")
    before = log.inner_text()  # not its length: turns that are over are folded
    host.answer()
    expect(log).not_to_have_text(before, use_inner_text=True, timeout=20_000)
    guest.go("watch")
    guest.page.locator("li.card", has_text="Smugglers' Quay").get_by_role("button").click()
    guest.page.wait_for_selector("[data-frame=end]", timeout=60_000)


def test_a_new_link_for_a_seat_ends_the_old_one(arrive: Arrive, server: Serving) -> None:
    """Made by the person in the seat, who plays on in the same page; then by the host, who passes it on."""
    host, guest, other = arrive(), arrive(), arrive()
    sit_down(host, guest, server)
    first = f"{server.address}#/table/{guest.table}/{seat_token(guest)}"
    second = new_link(guest, "Zoé")
    assert seat_token(guest) == second.rpartition("/")[2] != first.rpartition("/")[2]
    host.expect_text("Zoé has a new link. The old one no longer works.")
    other.page.goto(first)
    other.expect_text("We can't find this table")
    other.page.goto(second)
    other.page.wait_for_selector(".seat.shown")
    alternate(host, guest, 3)
    assert guest.page.locator(".bar.lost").count() == 0
    third = new_link(host, "Zoé")
    guest.expect_text("Your link to this table doesn't work any more")
    guest.page.goto(third)
    guest.expect_text("The host made a new link for Zoé. The old one no longer works.")
    alternate(host, guest, 3)


def seat_token(me: Visitor) -> str:
    kept = me.read("JSON.parse(localStorage.getItem('ludoteca.tables'))")[me.table]["tokens"]
    return str(next(token["token"] for token in kept if token["kind"] == "seat"))


def new_link(me: Visitor, name: str) -> str:
    me.page.get_by_role("button", name=re.compile(f"^New link for this seat.*{name}")).click()
    me.page.get_by_role("button", name="Make a new link").click()
    link = me.page.get_by_label("New link for this seat").get_by_role("textbox").input_value()
    me.page.keyboard.press("Escape")
    return link


def test_the_code_of_a_table_leads_others_to_it(arrive: Arrive, tmp_path: Path) -> None:
    """The page is open at the computer's own address: with `--lan` it gives away that in the network, else says so."""
    host = arrive()
    open_table(host)
    assert "These links only work on this computer." in host.page.inner_text("main")
    with serving(tmp_path, "--lan") as listening:
        host = arrive(listening)
        open_table(host)
        where = f"{listening.get('health')['lan'].removeprefix('http://')}#/join/"
        assert where.startswith(f"{lan_address()}:")
        assert where in host.page.inner_text(".where")
        host.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        host.page.get_by_role("button", name="Copy link").first.click()
        host.page.get_by_role("button", name="Copied").wait_for()
        assert f"http://{where}" in host.read("navigator.clipboard.readText()")


def open_table(host: Visitor, *, windows: bool = True) -> None:
    """A table of two with a free seat; without windows, which last a second each, a whole game is soon over."""
    new_table(host, "me", "open")
    if not windows:
        host.page.get_by_role("switch", name="Whistles").click()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_selector(".letters")


def test_a_level_for_a_bot(arrive: Arrive) -> None:
    """The shelf's level is that of new bots; each seat may have another, with a sentence, shown at the table."""
    me = arrive()
    me.go()
    me.page.get_by_role("radiogroup", name="Bots").get_by_text("Hard").click()
    me.go("new/iditacards")
    me.page.get_by_role("button", name="Remove seat 3").click()
    level = me.page.get_by_role("radiogroup", name="Seat 2: Level")
    expect(level.get_by_role("radio", name="Hard")).to_be_checked()
    level.get_by_text("Easy").click()
    me.expect_text("it often picks the wrong move")
    me.page.get_by_role("button", name="Start the table").click()
    me.expect_text("Bot (easy)")
