"""The names of dogs and attachments, for sentences."""

from ludoteca.engine import Argument
from ludoteca.games.iditacards.domains import CARD, DOG_CARD
from ludoteca.games.iditacards.state import Race


def dog_name(s: Race, seat: int, at: int) -> dict[str, Argument]:
    return DOG_CARD.words(s.game.prefix, s.content, s.players[seat].team[at])


def attachment_names(s: Race, seat: int, at: int, slot: int) -> dict[str, Argument]:
    card = CARD.words(s.game.prefix, s.content, s.players[seat].attached[at][slot])
    return {**card, **dog_name(s, seat, at)}
