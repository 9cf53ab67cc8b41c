"""Rolling Heights, 'Set up'."""

from typing import Final

from ludoteca.engine import NOBODY, NONE, Args, Chance, Draw, EventType, Frame, Verb, do, roll
from ludoteca.games.rolling_heights.content import STRIP
from ludoteca.games.rolling_heights.domains import AD, BOARD, NEIGHBOURHOOD, QUARTERS, SEAT, TARGET
from ludoteca.games.rolling_heights.geometry import BOARDS, CELLS, SPACES_OF, TURNED
from ludoteca.games.rolling_heights.rules import market, rival, starting, turn
from ludoteca.games.rolling_heights.state import City

TURNS: Final = len(TURNED)

AD_SHOWN: Final = EventType("ad-shown", AD)
TARGET_DEALT: Final = EventType("target-dealt", secret=TARGET)
STARTS: Final = EventType("starts")


def set_up(s: City) -> None:
    """Boards, markets, ads, targets and first meeples. RH-001, RH-006, RH-008, RH-009, RH-010, RH-012, RH-013"""
    s.pile1, s.pile2 = s.content.pile(1), s.content.pile(2)
    for player in s.players:
        player.idle = s.content.start_meeples.copy()
    s.meeples = [count - s.seats * each for count, each in zip(s.meeples, s.content.start_meeples, strict=True)]
    boards = [roll(LAY_BOARD, NOBODY, neighbourhood) for neighbourhood in range(BOARDS)]
    tiles = [roll(market.DRAW_TILE, NOBODY, strip) for strip in (0, 1) for _ in range(STRIP)]
    targets = [roll(DEAL_TARGET, seat) for _ in range(s.content.targets_dealt) for seat in range(s.seats)]
    s.then([*boards, *tiles, *ads(s), *targets, roll(DRAW_START_PLAYER)])


def ads(s: City) -> list[Frame]:
    """Three at random, or the set for a first game. RH-010, RH-011"""
    if s.options["first_game_ads"]:
        s.ads = s.content.first_game_ads.copy()
        return []
    return [roll(DEAL_AD) for _ in range(s.content.ads_used)]


class LayBoard(Chance[City]):
    """A board becomes a neighbourhood; chance decides which board, side and turn.

    Of n boards still to be laid, b show their B side: each board is equally likely, and shows B in b cases out of n, so
    all layouts are equally likely. RH-002, RH-003, RH-004
    """

    CARRIES = (NEIGHBOURHOOD,)

    lay_board = Verb(BOARD, QUARTERS)

    def total(self, s: City, player: int, args: Args) -> int:
        """Boards left, times weighted sides, times turns."""
        left = BOARDS - len(_laid(s))
        return left * left * TURNS

    def at(self, s: City, nth: int, player: int, args: Args) -> int:
        """Which board, which side, which way round."""
        laid = _laid(s)
        left = [board for board in range(BOARDS) if board * 2 not in laid and board * 2 + 1 not in laid]
        b_left = s.content.b_sides[max(2, s.seats)] - sum(side % 2 for side in laid)
        board, rest = divmod(nth, len(left) * TURNS)
        weight, quarters = divmod(rest, TURNS)
        side = left[board] * 2 + (1 if weight < b_left else 0)
        return self.lay_board.at(side, quarters)

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        """From now on its nine cells are the spaces of the neighbourhood."""
        (neighbourhood,) = args
        side, quarters = self.lay_board.objects(answer)
        cells = s.cells.copy()
        for space, cell in zip(SPACES_OF[neighbourhood], TURNED[quarters], strict=True):
            cells[space] = side * CELLS + cell
        s.cells = cells


def _laid(s: City) -> list[int]:
    return [s.cells[spaces[0]] // CELLS for spaces in SPACES_OF if s.cells[spaces[0]] != NONE]


class DealAd(Draw[City]):
    """One of the ads is turned face up. RH-010"""

    deal_ad = Verb(AD)

    def bag(self, s: City, player: int, args: Args) -> list[int]:
        return [ad for ad in range(len(s.content.ads)) if ad not in s.ads]

    def chosen(self, s: City, player: int, ad: int, args: Args) -> None:
        """Everyone sees it."""
        s.ads = sorted([*s.ads, ad])
        s.tell(AD_SHOWN, a=ad)


class DealTarget(Draw[City]):
    """One target for a player, who keeps it secret. RH-012, RH-015"""

    deal_target = Verb(TARGET)

    def bag(self, s: City, player: int, args: Args) -> list[int]:
        return s.targets_left()

    def chosen(self, s: City, player: int, target: int, args: Args) -> None:
        """Only its owner sees it."""
        s.players[player].targets = sorted([*s.players[player].targets, target])
        s.tell(TARGET_DEALT, player, secret=target, seen_by=1 << player)


class DrawStartPlayer(Chance[City]):
    """The start player begins once everybody has placed a tile; alone, the Rival places first. RH-020, RH-180"""

    begins = Verb(SEAT)

    def total(self, s: City, player: int, args: Args) -> int:
        return s.seats

    def at(self, s: City, nth: int, player: int, args: Args) -> int:
        return nth

    def chosen(self, s: City, player: int, seat: int, args: Args) -> None:
        """Everyone sees it."""
        s.start = seat
        s.tell(STARTS, seat)
        rivals = [do(rival.PLACE_FIRST) for _ in s.rivals]
        s.then([*rivals, *starting.placement(s), do(turn.BEGIN_TURN, seat)])


LAY_BOARD: Final = LayBoard()
DEAL_AD: Final = DealAd()
DEAL_TARGET: Final = DealTarget()
DRAW_START_PLAYER: Final = DrawStartPlayer()
