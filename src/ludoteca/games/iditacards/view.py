"""What each seat of Iditacards may see."""

from typing import Any

from ludoteca.engine import NONE, HiddenPlace, Source, scatter
from ludoteca.games.iditacards import forecast, scoring
from ludoteca.games.iditacards.rules.movement import distance
from ludoteca.games.iditacards.rules.new_day import hand_size
from ludoteca.games.iditacards.rules.speed import immune, speed
from ludoteca.games.iditacards.state import Race, Racer


def view(s: Race, seat: int) -> dict[str, Any]:
    """Everything but hands, unearned legendary cards and what lies in which pile face down. IC-012"""
    ids = s.content.ids
    ready = s.weather != NONE
    return {
        "layout": s.options["layout"],
        "legs": [s.content.legs.ids[leg] for leg in s.legs],
        "weather": s.content.weathers[s.weather].id if ready else None,
        "round": s.round,
        "first": s.first,
        "crossed": s.crossed.copy(),
        "resting": s.resting.copy(),
        "supply": _names(s, s.supply),
        "destroyed": _names(s, s.destroyed),
        "upgrades": [_names(s, deck) for deck in s.upgrades],
        "damage": len(s.damage_deck),
        "legendary_deck": len(s.legendary_deck),
        "players": [_player(s, racer, at, at == seat) for at, racer in enumerate(s.players)],
        "solitaire": list(scoring.solitaire(s)) if s.seats == 1 else None,
        "known": [[place, ids[card]] for observer, place, card in s.known if observer == seat],
    }


def _names(s: Race, cards: list[int]) -> list[str]:
    ids = s.content.ids
    return [ids[card] for card in cards]


def _player(s: Race, racer: Racer, at: int, own: bool) -> dict[str, Any]:
    """One player; `unseen` is what hand, deck and looked-at cards hold together, which everybody can work out."""
    ready = s.weather != NONE
    return {
        "position": racer.position,
        "hypothermia": racer.hypothermia,
        "starvation": racer.starvation,
        "speed": speed(s, at) if ready else 0,
        "speed_parts": _speed_parts(s, at) if ready else None,
        "hand_size": hand_size(s, at) if ready else s.content.starting_hand,
        "walk": distance(s, at, s.content.base_move) if ready else 0,
        "immune": immune(s, at),
        "free_energy": racer.free_energy,
        "free_health": racer.free_health,
        "cards": len(racer.hand),
        "deck": len(racer.deck),
        "looking": len(racer.looking),
        "legendary": len(racer.legendary),
        "discard": _names(s, racer.discard),
        "played": _names(s, racer.played),
        "waiting": [
            {"card": s.content.ids[card], "owed": owed, "paid": paid}
            for card, owed, paid in zip(racer.waiting, racer.owed, racer.paid, strict=True)
        ],
        "team": [
            {"dog": s.content.ids[dog], "attachments": _names(s, list(held))}
            for dog, held in zip(racer.team, racer.attached, strict=True)
        ],
        "today": {"ate": racer.ate, "personal": racer.personal, "meals": racer.meals, "moved": racer.moved},
        "checkpoints": racer.checkpoints,
        "turns": racer.turns,
        "days": racer.days,
        "unseen": _names(s, sorted(racer.hand + racer.deck + racer.looking)),
        "own_hand": _names(s, racer.hand) if own else None,
        "own_deck": _names(s, racer.deck) if own else None,
        "own_looking": _names(s, racer.looking) if own else None,
        "own_legendary": _names(s, racer.legendary) if own else None,
        "own_costs": forecast.hand(s, at) if own and ready else None,
        "own_reveal": forecast.reveal(s, at) if own and ready else None,
    }


def _speed_parts(s: Race, at: int) -> dict[str, int]:
    """Where the speed comes from: the dogs alone, and what each further thing adds to it or takes away; the sum is it.

    The rules work the speed out again without the meters, then without the weather too, and so on. IC-086, IC-087
    """
    world = s.copy()
    racer = world.players[at]
    left = [speed(world, at)]
    racer.hypothermia = 0
    left.append(speed(world, at))
    racer.starvation = 0
    left.append(speed(world, at))
    racer.immune = True
    left.append(speed(world, at))
    racer.position = 0
    left.append(speed(world, at))
    racer.attached = [() for _ in racer.team]
    left.append(speed(world, at))
    names = ("hypothermia", "starvation", "weather", "leg", "attachments")
    return {"dogs": left[-1], **{name: left[step] - left[step + 1] for step, name in reversed([*enumerate(names)])}}


def determinize(s: Race, seat: int, rng: Source) -> Race:
    """Deal anew what the seat cannot see: each other hand against its deck, and the unearned legendary cards. IC-012"""
    world = s.copy()
    others = s.others_from_left(seat)
    for other in others:
        racer = world.players[other]
        hand = s.hidden_place(seat, other, len(racer.hand))
        deck = s.hidden_place(seat, s.deck_place(other), len(racer.deck))
        racer.hand, racer.deck = scatter(racer.hand + racer.deck, [hand, deck], rng)
    piles = [world.players[other].legendary for other in others]
    pool = [*s.legendary_deck, *(card for pile in piles for card in pile)]
    sizes = [len(s.legendary_deck), *(len(pile) for pile in piles)]
    dealt = scatter(pool, [HiddenPlace(size, [], []) for size in sizes], rng)
    world.legendary_deck = dealt[0]
    for other, pile in zip(others, dealt[1:], strict=True):
        world.players[other].legendary = pile
    return world
