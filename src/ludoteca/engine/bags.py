"""Multisets of pieces as sorted lists: equal when they hold the same, and place r is outcome r of a draw."""

from bisect import insort


def add(bag: list[int], piece: int) -> None:
    """Put one piece in.

    >>> bag = [1, 3]
    >>> add(bag, 2)
    >>> bag
    [1, 2, 3]
    """
    insort(bag, piece)


def pour(into: list[int], out_of: list[int]) -> None:
    """Put everything from one bag into another.

    >>> hand, pile = [2, 5], [1, 4]
    >>> pour(pile, hand)
    >>> hand, pile
    ([], [1, 2, 4, 5])
    """
    into.extend(out_of)
    into.sort()
    out_of.clear()


def distinct(bag: list[int]) -> list[int]:
    """Each kind in the bag once.

    >>> distinct([1, 1, 2, 2, 2, 7])
    [1, 2, 7]
    """
    kinds: list[int] = []
    last = -1
    for piece in bag:
        if piece != last:
            kinds.append(piece)
            last = piece
    return kinds


def without(bag: list[int], pieces: list[int]) -> list[int]:
    """What is left of a bag when these pieces, all of which it holds, are taken out.

    >>> without([1, 1, 2, 3], [1, 3])
    [1, 2]
    """
    rest = bag.copy()
    for piece in pieces:
        rest.remove(piece)
    return rest
