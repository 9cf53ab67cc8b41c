"""Where a truck can go in one turn with the cards of a hand.

Every way to play the hand is followed, including two cards as a wild, but not cards drawn on the way or dice and
tokens to come. Sets of nodes and sets of cards are masks. A node is kept only with the fewest cards: not if some of
the same cards lead there, too.
"""

from functools import lru_cache
from typing import Final

from ludoteca.engine import NONE, GameError
from ludoteca.games.plastics_race.bot.board import NEVER, RoadMap, board_of
from ludoteca.games.plastics_race.cities import COLOURS
from ludoteca.games.plastics_race.content import DASHED, SHORTCUT, WILD, Content
from ludoteca.games.plastics_race.state import PlasticsRace

REMEMBERED: Final = 1024
"""Not more, since each keeps a board alive."""
MOST_CARDS: Final = 6
"""Of a larger hand only the last ones, which include the wilds: following every way to play more takes too long."""

Moves = list[int]
"""By node: where a truck can be after one card."""


class Reach:
    """All ways to play a hand from some nodes."""

    __slots__ = ("_lanes", "board", "hand", "moves", "spots")

    def __init__(self, content: Content, board: RoadMap, starts: int, hand: tuple[int, ...]) -> None:
        self.board = board
        self.hand = hand
        self.moves: list[Moves] = [moves_of(content, board, kind) for kind in hand]
        self._lanes: bool = any(board.ways.lanes)
        self.spots: list[int] = [0] * (1 << len(hand))
        """By the cards played: where the truck can be."""
        self.spots[0] = starts
        self._follow(content)

    def _follow(self, content: Content) -> None:
        spots, cards = self.spots, range(len(self.hand))
        before = [0] * len(spots)
        for played in range(len(spots)):
            sooner = 0
            for at in cards:
                if played >> at & 1:
                    less = played ^ 1 << at
                    sooner |= before[less] | spots[less]
            before[played] = sooner
            spots[played] &= ~sooner
            if spots[played]:
                self._play_on(content, played, [at for at in cards if not played >> at & 1])

    def _play_on(self, content: Content, played: int, free: list[int]) -> None:
        nodes, spots = self.spots[played], self.spots
        for at in free:
            spots[played | 1 << at] |= after(nodes, self.moves[at])
        if len(free) < 2:
            return
        anywhere = after(nodes, self.board.ways.any_colour)
        lanes = after(nodes, self.board.ways.lanes) if self._lanes else 0
        for place, at in enumerate(free):
            for other in free[place + 1 :]:
                spots[played | 1 << at | 1 << other] |= anywhere
                if lanes and _alike(content, self.hand[at], self.hand[other]):
                    spots[played | 1 << at | 1 << other] |= lanes

    def step_to(self, played: int, node: int) -> tuple[int, int]:
        """How a truck came to a node with these cards: what had been played one step before, and where it was."""
        for at, moves in enumerate(self.moves):
            if played >> at & 1:
                less = played ^ 1 << at
                near = _one_leading_to(self.spots[less], moves, node)
                if near >= 0:
                    return less, near
        for less in range(played):
            if less & ~played == 0 and (played ^ less).bit_count() == 2:
                near = _one_leading_to(self.spots[less], self.board.ways.any_colour, node)
                if near < 0:
                    near = _one_leading_to(self.spots[less], self.board.ways.lanes, node)
                if near >= 0:
                    return less, near
        raise GameError("no card leads there")


@lru_cache(maxsize=REMEMBERED)
def reach(content: Content, board: RoadMap, starts: int, hand: tuple[int, ...]) -> Reach:
    """Found once for the same hand at the same place."""
    return Reach(content, board, starts, hand[-MOST_CARDS:])


@lru_cache(maxsize=REMEMBERED)
def _needed(content: Content, board: RoadMap, starts: int, hand: tuple[int, ...]) -> list[float]:
    found = [NEVER] * len(board.goals)
    for played, nodes in enumerate(reach(content, board, starts, hand).spots):
        for goal, node in enumerate(board.goals):
            if played and nodes >> node & 1:
                found[goal] = min(found[goal], float(played.bit_count()))
    return found


def cards_needed(s: PlasticsRace, seat: int) -> list[float]:
    """By goal: the fewest cards that take a seat there in its next turn; `NEVER` if its hand cannot do it."""
    player, board = s.players[seat], board_of(s, seat)
    starts = 0 if player.truck == NONE else 1 << player.truck - board.first_node
    return _needed(s.content, board, starts, tuple(player.hand))


def after(nodes: int, moves: Moves) -> int:
    """Where a truck can be after a card that was played at one of the nodes."""
    found = 0
    while nodes:
        first = nodes & -nodes
        found |= moves[first.bit_length() - 1]
        nodes ^= first
    return found


def _one_leading_to(nodes: int, moves: Moves, node: int) -> int:
    """One of the nodes from which a card leads to `node`; -1 if none does."""
    while nodes:
        first = nodes & -nodes
        near = first.bit_length() - 1
        if moves[near] >> node & 1:
            return near
        nodes ^= first
    return -1


def _alike(content: Content, one: int, other: int) -> bool:
    """Whether two cards pay for a white lane together: both can have the same colour."""
    return any(content.covers[one][colour] and content.covers[other][colour] for colour in range(len(COLOURS)))


def moves_of(content: Content, board: RoadMap, kind: int) -> Moves:
    known = board.moves.get(kind)
    if known is None:
        known = board.moves[kind] = _moves(content, board, kind)
    return known


def _moves(content: Content, board: RoadMap, kind: int) -> Moves:
    """A dashed pair is played only where its second colour follows the first."""
    if content.form[kind] == WILD or content.effect[kind] == SHORTCUT:
        return board.ways.any_colour
    runs = [board.ways.runs[colour] for colour in content.colours[kind]]
    if len(runs) == 1:
        return runs[0]
    one, other = runs
    if content.form[kind] != DASHED:
        return [first | second for first, second in zip(one, other, strict=True)]
    return [_joined(first, other) | _joined(second, one) for first, second in zip(one, other, strict=True)]


def _joined(nodes: int, onward: Moves) -> int:
    """Along the first colour of a dashed pair, and on along the second."""
    ends = after(nodes, onward)
    return nodes | ends if ends else 0
