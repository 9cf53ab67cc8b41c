"""What follows from the fields of a position that someone builds."""

from ludoteca.engine import NOBODY
from ludoteca.games.iditacards.rules import costs
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import RISK


def settle(s: Race, turn: int, given: set[str]) -> None:
    """What dogs carry, what waiting cards owe, and how far everyone has come, unless given."""
    for seat in range(s.seats):
        _settle_racer(s, seat, given)
    if "crossed" not in given:
        s.crossed = [seat for seat in range(s.seats) if s.finished(seat)]
    if turn != NOBODY and f"players.{turn}.turns" not in given:
        s.players[turn].turns = max(1, s.players[turn].turns)


def _settle_racer(s: Race, seat: int, given: set[str]) -> None:
    racer, mine = s.players[seat], f"players.{seat}"
    if f"{mine}.attached" not in given:
        racer.attached = [() for _ in racer.team]
    if f"{mine}.owed" not in given:
        racer.owed = [max(1, costs.cost(s, seat, card, RISK)) for card in racer.waiting]
    if f"{mine}.paid" not in given:
        racer.paid = [0 for _ in racer.waiting]
    if f"{mine}.checkpoints" not in given:
        squares = range(1, min(racer.position, s.content.squares) + 1)
        reached = {s.layout.checkpoint[square] for square in squares if s.layout.checkpoint[square] >= 0}
        racer.checkpoints = sum(1 << checkpoint for checkpoint in reached)
