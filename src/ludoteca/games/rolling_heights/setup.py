"""Rolling Heights, 'Set up'."""

from typing import Final

from ludoteca.engine import NONE, Chance, Frame, do, roll
from ludoteca.games.rolling_heights.city import BOARDS, CELLS, SPACES_OF, TURNED
from ludoteca.games.rolling_heights.content import STRIP, Content
from ludoteca.games.rolling_heights.rules import market, starting
from ludoteca.games.rolling_heights.state import City

TURNS: Final = 4
LAYINGS: Final = BOARDS * 2 * TURNS


def set_up(s: City) -> None:
    """Boards, markets, ads, targets, first meeples; then the start player is drawn. RH-001, RH-006, RH-008 to RH-013

    RH-009, RH-010, RH-012
    """
    s.pile1, s.pile2 = s.content.pile(1), s.content.pile(2)
    for player in s.players:
        player.idle = s.content.start_meeples.copy()
    s.meeples = [count - s.seats * each for count, each in zip(s.meeples, s.content.start_meeples, strict=True)]
    boards = [roll(LAY_BOARD, a=slot) for slot in range(BOARDS)]
    tiles = [roll(market.DRAW_TILE, a=strip) for strip in (0, 1) for _ in range(STRIP)]
    targets = [roll(DEAL_TARGET, seat) for _ in range(s.content.targets_dealt) for seat in range(s.seats)]
    s.then([*boards, *tiles, *ads(s), *targets, roll(DRAW_START_PLAYER), do(starting.BEGIN)])


def ads(s: City) -> list[Frame]:
    """Three at random, or the set for a first game. RH-010, RH-011"""
    if s.options["first_game_ads"]:
        s.ads = s.content.first_game_ads.copy()
        return []
    return [roll(DEAL_AD) for _ in range(s.content.ads_used)]


class LayBoard(Chance[City]):
    """One board comes to a slot, on a side and turned by chance; `answer = (board * 2 + side) * 4 + quarters`.

    Of n boards still to be laid b show their B side: each board is as likely, and shows B with b chances in n, so
    all layouts are equally likely. RH-002, RH-003, RH-004
    """

    size = LAYINGS

    def fits(self, s: City, player: int, slot: int, b: int) -> bool:
        """A slot that is still bare."""
        return 0 <= slot < BOARDS and b == 0 and s.cells[SPACES_OF[slot][0]] == NONE

    def total(self, s: City, player: int, slot: int, b: int) -> int:
        """Boards left, times sides weighted, times turns."""
        left = BOARDS - len(_laid(s))
        return left * left * TURNS

    def at(self, s: City, place: int, player: int, slot: int, b: int) -> int:
        """Which board, which side, which way round."""
        laid = _laid(s)
        left = [board for board in range(BOARDS) if board * 2 not in laid and board * 2 + 1 not in laid]
        b_left = s.content.b_sides[max(2, s.seats)] - sum(side % 2 for side in laid)
        board, rest = divmod(place, len(left) * TURNS)
        weight, quarters = divmod(rest, TURNS)
        return (left[board] * 2 + (1 if weight < b_left else 0)) * TURNS + quarters

    def chosen(self, s: City, player: int, answer: int, slot: int, b: int) -> None:
        """Its nine cells are the spaces of the slot from now on."""
        side, quarters = divmod(answer, TURNS)
        cells = s.cells.copy()
        for space, cell in zip(SPACES_OF[slot], TURNED[quarters], strict=True):
            cells[space] = side * CELLS + cell
        s.cells = cells


def _laid(s: City) -> list[int]:
    """The sides that lie on the table."""
    return [s.cells[spaces[0]] // CELLS for spaces in SPACES_OF if s.cells[spaces[0]] != NONE]


class DealAd(Chance[City]):
    """One of the ads comes face up. RH-010"""

    def size_with(self, content: Content) -> int:
        """The ads of the box."""
        return len(content.ads)

    def total(self, s: City, player: int, a: int, b: int) -> int:
        """Every other ad is equally likely."""
        return len(s.content.ads) - len(s.ads)

    def at(self, s: City, place: int, player: int, a: int, b: int) -> int:
        """Ads lie in no order."""
        return [ad for ad in range(len(s.content.ads)) if ad not in s.ads][place]

    def chosen(self, s: City, player: int, ad: int, a: int, b: int) -> None:
        """All see it."""
        s.ads = sorted([*s.ads, ad])
        s.tell("ad-shown", a=ad)


class DealTarget(Chance[City]):
    """One target for a player, whom alone it concerns. RH-012, RH-015"""

    def size_with(self, content: Content) -> int:
        """The targets of the box."""
        return len(content.targets)

    def total(self, s: City, player: int, a: int, b: int) -> int:
        """Every target that is left is equally likely."""
        return len(s.targets_left())

    def at(self, s: City, place: int, player: int, a: int, b: int) -> int:
        """Targets lie in no order."""
        return s.targets_left()[place]

    def chosen(self, s: City, player: int, target: int, a: int, b: int) -> None:
        """Only its owner sees it."""
        s.players[player].targets = sorted([*s.players[player].targets, target])
        s.tell("target-dealt", player, secret=target, seen_by=1 << player)


class DrawStartPlayer(Chance[City]):
    """Who takes the start player token; alone it is you. RH-020, RH-180"""

    size = 4

    def total(self, s: City, player: int, a: int, b: int) -> int:
        """Every player is equally likely."""
        return s.seats

    def at(self, s: City, place: int, player: int, a: int, b: int) -> int:
        """The seat."""
        return place

    def chosen(self, s: City, player: int, seat: int, a: int, b: int) -> None:
        """All see it."""
        s.start = seat
        s.tell("starts", seat)


LAY_BOARD: Final = LayBoard()
DEAL_AD: Final = DealAd()
DEAL_TARGET: Final = DealTarget()
DRAW_START_PLAYER: Final = DrawStartPlayer()
