"""Tables and the frame of a page: what they are to people who cannot see them, or print them."""

from ludoteca.lab.report.html import STYLE, Line, Section, page, table

WIDE = table("Wins by seat", ["seat", "games", "share", "95 % interval", "fair"], [
    Line(["first", "1,000", "25.0 %", "20.0 to 30.0 %", "25.0 %"]),
    Line(["second", "1,000", "35.0 %", "30.0 to 40.0 %", "25.0 %"], beyond=True),
])  # fmt: skip
NARROW = table("Bots", ["bot", "Elo"], [Line(["random", "-120"])])


def test_a_star_is_part_of_the_page() -> None:
    """It can be copied, and is read aloud as what it means; lines without one have neither."""
    assert 'second<span aria-hidden="true">&nbsp;*</span><span class="unseen"> beyond chance</span></th>' in WIDE
    assert '<th scope="row">first</th>' in WIDE
    assert "content:" not in STYLE


def test_only_tables_that_a_phone_must_scroll_can_be_reached_with_the_keyboard() -> None:
    """They have a name, and are no landmarks: those of a page must differ in their names."""
    assert 'role="group" aria-label="Wins by seat" tabindex="0"' in WIDE
    assert "tabindex" not in NARROW
    assert "region" not in page("en", "A page", "", "Contents", [Section("wins", "Wins by seat", [WIDE])])


def test_the_first_column_stays_in_sight() -> None:
    """On the colour of the page, so that nothing shines through; on paper nothing moves."""
    assert "th:first-child{text-align:left;padding-left:.3rem;position:sticky;left:0;background:var(--page)}" in STYLE
    printed = STYLE[STYLE.index("@media print") :]
    assert "th:first-child,caption span{position:static" in printed


def test_no_line_begins_with_a_per_cent_sign() -> None:
    assert "95&nbsp;% interval" in WIDE


def test_paper_has_a_margin_and_no_page_is_left_half_empty() -> None:
    """No part begins a new page by force, and only small things are kept in one piece."""
    assert "@page{margin:" in STYLE
    assert "break-before:page" not in STYLE
    tall = table("Bots", ["bot", "Elo"], [Line([f"bot {number}", "0"]) for number in range(12)])
    assert "short" in NARROW
    assert "short" not in tall
