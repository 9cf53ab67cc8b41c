"""The view that each seat of Iditacards has of the game."""

from typing import Annotated, TypedDict

from ludoteca.engine import NONE, FactView, HiddenPlace, Randomness, scatter
from ludoteca.games.iditacards import forecast
from ludoteca.games.iditacards.content import MeterPoint
from ludoteca.games.iditacards.domains import DECK, LEG_CARD, WEATHER
from ludoteca.games.iditacards.forecast import CardForecast, MetersView, RevealForecast, SpeedParts
from ludoteca.games.iditacards.rules.costs_and_risk import PAY_HEALTH, PayEnergy, change, cost
from ludoteca.games.iditacards.rules.immunity import immune
from ludoteca.games.iditacards.state import Race, Racer
from ludoteca.games.iditacards.vocabulary import ENERGY


class DogView(TypedDict):
    """One dog of a team."""

    dog: Annotated[str, "The dog's card."]
    attachments: Annotated[list[str], "The attachments that it carries."]


class WaitingView(TypedDict):
    """A card that waits for risk."""

    card: Annotated[str, "The card."]
    owed: Annotated[int, "How many risk cards it still needs."]
    paid: Annotated[int, "How many were paid."]


class TodayView(TypedDict):
    """What a player has done since their last new day began."""

    ate: Annotated[bool, "Whether the player has eaten."]
    personal: Annotated[int, "How many personal cards they played."]
    meals: Annotated[list[str], "Which of breakfast, lunch and dinner they played."]
    moved: Annotated[bool, "Whether a movement card moved them."]


class OwnView(TypedDict):
    """The part of the view that only the player may see."""

    hand: Annotated[list[str], "Your hand."]
    deck: Annotated[list[str], "The cards of your deck, sorted: nobody knows their order."]
    looking: Annotated[list[str], "The cards of your deck that you are looking at."]
    legendary: Annotated[list[str], "The legendary cards you have not earned yet."]
    forecasts: Annotated[
        list[CardForecast], "A forecast for playing each card of your hand now; none before the first weather."
    ]
    reveal: Annotated[RevealForecast | None, "The chances of the next risk card, if cards of yours wait for risk."]


class PlayerView(TypedDict):
    """One player."""

    position: Annotated[int, "Their square: 0 is Start, 161 the line."]
    hypothermia: Annotated[int, "The value of this meter."]
    starvation: Annotated[int, "The value of this meter."]
    meters: Annotated[MetersView, "What both meters do to them."]
    speed: Annotated[int, "Their speed now."]
    speed_parts: Annotated[SpeedParts | None, "The parts of the speed; null before the first weather."]
    hand_size: Annotated[int, "How many cards they draw on a new day."]
    walk: Annotated[int, "How far they move by themselves at the end of a turn."]
    immune: Annotated[bool, "Whether weather and cards of others cannot touch them."]
    free_energy: Annotated[bool, "Whether energy costs them nothing today."]
    free_health: Annotated[bool, "Whether health costs them nothing today."]
    cards: Annotated[int, "How many cards they hold."]
    deck: Annotated[int, "How many cards their deck has."]
    looking: Annotated[int, "How many cards of their deck they are looking at."]
    legendary: Annotated[int, "How many legendary cards they have not earned yet."]
    discard: Annotated[list[str], "Their discard pile."]
    played: Annotated[list[str], "The cards they have played today."]
    waiting: Annotated[list[WaitingView], "Their cards that wait for risk, the newest last."]
    team: Annotated[list[DogView], "Their dogs, the oldest first."]
    today: Annotated[TodayView, "Their day so far."]
    checkpoints: Annotated[list[int], "The squares of the checkpoints they have reached."]
    turns: Annotated[int, "How many turns they have had."]
    days: Annotated[int, "The number of their day."]
    unseen: Annotated[
        list[str], "The cards in their hand, in their deck and being looked at, together: everybody can work them out."
    ]
    own: Annotated[OwnView | None, "The part that only they may see, if this is your seat."]


class PayingView(TypedDict):
    """A card whose energy is being paid with cards of the hand."""

    card: Annotated[str, "The card that is paid for."]
    cost: Annotated[int, "How many cards it costs now."]
    printed: Annotated[int, "The number printed on it."]
    cold: Annotated[int, "How many more because of hypothermia."]
    less: Annotated[int, "How many fewer because of dogs and what they carry."]


class RaceView(TypedDict):
    """The race as one seat sees it."""

    layout: Annotated[str, "The layout of the board."]
    legs: Annotated[list[str], "The leg cards on the board, by type."]
    weather: Annotated[str | None, "The weather; null before the first roll."]
    meter_points: Annotated[list[MeterPoint], "What each point of a meter brings, from the first on."]
    round: Annotated[int, "The round that is being played."]
    first: Annotated[int, "The seat that began."]
    crossed: Annotated[list[int], "The seats that have crossed the line, the first one first."]
    resting: Annotated[list[int], "The seats that take part in the present new day."]
    supply: Annotated[list[str], "The cards in the supply."]
    destroyed: Annotated[list[str], "The cards that are out of the game."]
    upgrades: Annotated[dict[str, list[str]], "The cards left in each upgrade deck, sorted: nobody knows the order."]
    damage: Annotated[int, "How many cards the damage deck has."]
    legendary_deck: Annotated[int, "How many legendary cards were dealt to nobody."]
    paying: Annotated[PayingView | None, "The card whose energy is being paid."]
    players: Annotated[list[PlayerView], "One entry for each seat."]
    known: Annotated[
        list[FactView], "Cards that you know are there: a hand by its seat, decks counted after the hands."
    ]


def seen_by_all(s: Race) -> RaceView:
    """Everything except hands, unearned legendary cards, and the piles of face-down cards. IC-012"""
    content = s.content
    return {
        "layout": str(s.options["layout"]),
        "legs": [str(LEG_CARD.id(content, leg)) for leg in s.legs],
        "weather": None if s.weather == NONE else str(WEATHER.id(content, s.weather)),
        "meter_points": content.meter_points,
        "round": s.round,
        "first": s.first,
        "crossed": s.crossed.copy(),
        "resting": s.resting.copy(),
        "supply": _ids(s, s.supply),
        "destroyed": _ids(s, s.destroyed),
        "upgrades": {str(DECK.id(content, deck)): _ids(s, cards) for deck, cards in enumerate(s.upgrades)},
        "damage": len(s.damage_deck),
        "legendary_deck": len(s.legendary_deck),
        "paying": _paying(s),
        "players": [_player(s, racer, at) for at, racer in enumerate(s.players)],
        "known": [],
    }


def seen_by(s: Race, seat: int, seen: RaceView) -> RaceView:
    mine = _own(s, s.players[seat], seat)
    return {
        **seen,
        "players": [{**other, "own": mine} if at == seat else other for at, other in enumerate(seen["players"])],
        "known": s.facts_of(seat, s.known),
    }


def _paying(s: Race) -> PayingView | None:
    """The card that is being paid for waits on the stack for its health. IC-038, IC-045"""
    if len(s.stack) < 2 or not isinstance(s.rule, PayEnergy):
        return None
    number, player, args = s.stack[-2]
    if number != PAY_HEALTH.number:
        return None
    card, more = args[0], s.content.cost_increase[s.players[player].hypothermia]
    printed = s.content.cards.costs[ENERGY][card]
    return {
        "card": s.content.ids[card],
        "cost": cost(s, player, card, ENERGY),
        "printed": printed,
        "cold": more,
        "less": more - change(s, player, ENERGY),
    }


def _ids(s: Race, cards: list[int]) -> list[str]:
    ids = s.content.ids
    return [ids[card] for card in cards]


def _player(s: Race, racer: Racer, at: int) -> PlayerView:
    ids, pace = s.content.ids, forecast.pace(s, at)
    return {
        "position": racer.position,
        "hypothermia": racer.hypothermia,
        "starvation": racer.starvation,
        "meters": pace.meters,
        "speed": pace.speed,
        "speed_parts": pace.parts,
        "hand_size": pace.hand_size,
        "walk": pace.walk,
        "immune": immune(s, at),
        "free_energy": racer.free_energy,
        "free_health": racer.free_health,
        "cards": len(racer.hand),
        "deck": len(racer.deck),
        "looking": len(racer.looking),
        "legendary": len(racer.legendary),
        "discard": _ids(s, racer.discard),
        "played": _ids(s, racer.played),
        "waiting": [
            {"card": ids[card], "owed": owed, "paid": paid}
            for card, owed, paid in zip(racer.waiting, racer.owed, racer.paid, strict=True)
        ],
        "team": [
            {"dog": ids[dog], "attachments": _ids(s, list(held))}
            for dog, held in zip(racer.team, racer.attached, strict=True)
        ],
        "today": {
            "ate": racer.ate,
            "personal": racer.personal,
            "meals": [ids[card] for at, card in enumerate(s.content.cards.meals) if (racer.meals >> at) & 1],
            "moved": racer.moved,
        },
        "checkpoints": [square for at, square in enumerate(s.layout.checkpoints) if (racer.checkpoints >> at) & 1],
        "turns": racer.turns,
        "days": racer.days,
        "unseen": _ids(s, sorted(racer.hand + racer.deck + racer.looking)),
        "own": None,
    }


def _own(s: Race, racer: Racer, at: int) -> OwnView:
    found = forecast.cards(s, at)
    return {
        "hand": _ids(s, racer.hand),
        "deck": _ids(s, racer.deck),
        "looking": _ids(s, racer.looking),
        "legendary": _ids(s, racer.legendary),
        "forecasts": found.hand,
        "reveal": found.reveal,
    }


def determinize(s: Race, seat: int, rng: Randomness) -> Race:
    """Deal again what the seat cannot see: other hands and decks, and the unearned legendary cards. IC-012"""
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
