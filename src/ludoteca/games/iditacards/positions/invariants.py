"""The invariants of every position of Iditacards."""

from ludoteca.engine import NONE, BrokenInvariant
from ludoteca.games.iditacards.cards import ATTACHMENT, DOG
from ludoteca.games.iditacards.state import Race, Racer


def check(s: Race) -> None:
    """Every card of the box is in exactly one place; the race, the teams and the risks are sound. IC-028"""
    _check_cards(s)
    _must(set(s.damage_deck) <= {s.content.cards.damaged}, "the damage deck holds only Damaged cards")
    _check_board(s)
    _check_race(s)
    for racer in s.players:
        _check_team(s, racer)
        _must(len(racer.waiting) == len(racer.owed) == len(racer.paid), "every waiting card owes risk")


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def _check_cards(s: Race) -> None:
    """Counts instead of sorting, which takes half the time: campaigns check this after every answer."""
    missing = s.content.box_counts(s.seats, bool(s.options["retired_cards"])).copy()
    for racer in s.players:
        for card in racer.cards():
            missing[card] -= 1
    for pile in (s.supply, s.damage_deck, s.legendary_deck, s.destroyed, *s.upgrades):
        for card in pile:
            missing[card] -= 1
    if sum(missing):
        box = len(s.content.box(s.seats, bool(s.options["retired_cards"])))
        raise BrokenInvariant(f"{box - sum(missing)} cards in all, not {box}")
    _must(not any(missing), "a card has turned into another")


def _check_board(s: Race) -> None:
    """Nobody shares a square, and each leg card is on the space of its type. IC-028, IC-072"""
    squares = [racer.position for racer in s.players if 0 < racer.position < s.content.line]
    _must(len(squares) == len(set(squares)), "two players share a square")
    for at, card in enumerate(s.legs):
        _must(at < 4 and s.content.legs.types[card] == at, "a leg card does not lie on the space of its type")


def _check_race(s: Race) -> None:
    """Weather and legs are there once the race is on; players past the line have crossed it, once. IC-010, IC-096"""
    begun = s.round > 1 or any(racer.position or racer.turns for racer in s.players)
    _must(s.weather != NONE or not begun, "the race is on, but there is no weather")
    _must(len(s.legs) == 4 or s.weather == NONE, f"{len(s.legs)} leg cards lie on the board, not 4")
    _must(s.round <= s.content.round_limit, f"the race is stopped after {s.content.round_limit} rounds")
    _must(len(s.crossed) == len(set(s.crossed)), "somebody has crossed the line twice")
    _must(len(s.resting) == len(set(s.resting)), "somebody takes part in a new day twice")
    for seat in range(s.seats):
        _must(seat in s.crossed or not s.finished(seat), f"seat {seat} is past the line, but has not crossed it")
        _must(seat not in s.crossed or s.finished(seat), f"seat {seat} has crossed the line, but is not past it")


def _check_team(s: Race, racer: Racer) -> None:
    """Dogs, no more than the limit, with attachments they can hold. IC-106, IC-113"""
    cards = s.content.cards
    dogs = len(racer.attached) == len(racer.team) and all(cards.types[dog] == DOG for dog in racer.team)
    _must(dogs, "a team is made of dogs, each with its own attachments")
    heads = sum(cards.counts_as[dog] for dog in racer.team)
    _must(heads <= s.content.dog_limit, "a team is larger than the limit")
    for dog, held in zip(racer.team, racer.attached, strict=True):
        fits = len(held) <= cards.slots[dog] and all(cards.types[card] == ATTACHMENT for card in held)
        _must(fits, "a dog holds what it cannot hold")
