"""Iditacards, 'Card Anatomy': the effects of cards, in the words of `effects.toml`; no card has code of its own."""

from collections.abc import Callable
from typing import Final

from ludoteca.engine import NONE, Args, Effect, EventType, Frame, ask, do, pour
from ludoteca.games.iditacards.cards import ATTACHMENT, DOG, FOOD, MOVEMENT, PERSONAL
from ludoteca.games.iditacards.domains import CARD, COST, EFFECT, STEP
from ludoteca.games.iditacards.rules import (
    attachments,
    dogs,
    food,
    meters,
    movement,
    new_day,
    personal,
    sled,
    turn_end,
    utility,
)
from ludoteca.games.iditacards.rules import damage as damage_deck
from ludoteca.games.iditacards.rules.immunity import within_reach
from ludoteca.games.iditacards.rules.piles import destroy as destroy_card
from ludoteca.games.iditacards.rules.piles import seen_in_deck
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import (
    ALL,
    CONDITIONS,
    DOGS,
    ENERGY,
    HYPOTHERMIA,
    ONE_OTHER,
    OTHERS,
    RESOLVE_OPS,
    SELF,
    STARVATION,
    Op,
)

RESOLVES: Final = EventType("resolves", CARD)
RESHUFFLES: Final = EventType("reshuffles")
FREE_COST: Final = EventType("free-cost", COST)
IMMUNE_TODAY: Final = EventType("immune")


class Resolve(Effect[Race]):
    """A paid card takes effect, twice if a Utility Knife waits below. IC-018, IC-051, IC-140, IC-141, IC-160"""

    CARRIES = (CARD,)

    def run(self, s: Race, player: int, args: Args) -> None:
        """Dogs and attachments are placed only once, and first."""
        card = args[0]
        cards = s.content.cards
        s.tell(RESOLVES, player, card)
        if not s.options["failed_cards_count_as_played"]:
            note_as_played(s, player, card)
        frames: list[Frame] = []
        if cards.types[card] == DOG:
            frames.append(do(dogs.PLACE_DOG, player, card))
        elif cards.types[card] == ATTACHMENT:
            frames.append(do(attachments.PLACE_ATTACHMENT, player, card))
        block = cards.block[card]
        if cards.blocks[block]:
            frames += [do(RUN_EFFECT, player, block, 0)] * (2 if doubled(s, player) else 1)
        s.then(frames)


def note_as_played(s: Race, player: int, card: int) -> None:
    """Remember what was played today, for cards that depend on it. IC-062, IC-138, IC-156"""
    racer, cards = s.players[player], s.content.cards
    if cards.types[card] == FOOD:
        racer.ate = True
        if card in cards.meals:
            racer.meals |= 1 << cards.meals.index(card)
    elif cards.types[card] == PERSONAL:
        racer.personal += 1


def doubled(s: Race, player: int) -> bool:
    """True if a Utility Knife waits, so that cards paid for its risk take effect twice. IC-140"""
    return any(s.content.cards.double_payment[card] for card in s.players[player].waiting)


class RunEffect(Effect[Race]):
    """One step of an effect list; the rest of the list follows. IC-180"""

    CARRIES = (EFFECT, STEP)

    def run(self, s: Race, player: int, args: Args) -> None:
        """The end of a list is a step of its own, so that `skip_rest` always finds one."""
        block, at = args
        steps = s.content.cards.blocks[block]
        if at < len(steps):
            s.then([do(RUN_EFFECT, player, block, at + 1)])
            FUNCTIONS[steps[at].code](s, player, steps[at], s.content.cards.block_card[block])


def touched(s: Race, player: int, who: int) -> list[int]:
    """The seats that a step affects. IC-134, IC-178"""
    return [player] if who == SELF else within_reach(s, player)


def draw(s: Race, player: int, op: Op, card: int) -> None:
    """Draw cards: a number, or one per dog. IC-106, IC-124"""
    food.draw(s, player, dogs.heads(s, player) if op.n == DOGS else op.n)


def move(s: Race, player: int, op: Op, card: int) -> None:
    """Make one move: some number plus speed, or a multiple of that. IC-124, IC-157, IC-176"""
    by_card = s.content.cards.types[card] == MOVEMENT
    movement.move(s, player, op.n, op.k, by_card)


def take(s: Race, player: int, op: Op, card: int) -> None:
    """Add to the supply and take from it. IC-119"""
    sled.take(s, player, op.n, op.k)


def look(s: Race, player: int, op: Op, card: int) -> None:
    """Look at cards of the deck. IC-122"""
    personal.look(s, player, card, op.n, op.k)


def recover(s: Race, player: int, op: Op, card: int) -> None:
    """Recover cards: some of the player's choice, or all venison. IC-125, IC-162"""
    if op.n == ALL:
        utility.recover_venison(s, player)
    else:
        utility.recover(s, player, op.n)


def damage(s: Race, player: int, op: Op, card: int) -> None:
    """Damage for the player or for all others, in turn order. IC-134, IC-178"""
    for seat in touched(s, player, op.who):
        damage_deck.take(s, seat, op.n)


def hypothermia(s: Race, player: int, op: Op, card: int) -> None:
    """Hypothermia for someone. IC-134, IC-150, IC-176, IC-178"""
    _raise(s, player, op, HYPOTHERMIA)


def starvation(s: Race, player: int, op: Op, card: int) -> None:
    """Starvation for someone. IC-103, IC-150, IC-176, IC-178"""
    _raise(s, player, op, STARVATION)


def _raise(s: Race, player: int, op: Op, meter: int) -> None:
    if op.who != ONE_OTHER:
        for seat in touched(s, player, op.who):
            meters.raise_by(s, seat, meter, op.n)
    elif within_reach(s, player):
        s.then([ask(utility.CHOOSE_RIVAL, player, meter, op.n)])


def clear(s: Race, player: int, op: Op, card: int) -> None:
    meters.set_meter(s, player, op.word, 0)


def sacrifice(s: Race, player: int, op: Op, card: int) -> None:
    """Kill the player's own dogs; if there is none, the rest of the effect is lost. IC-109"""
    if len(dogs.mortal(s, player)) < op.n:
        dogs.skip_rest(s)
    else:
        s.then([ask(dogs.SACRIFICE, player) for _ in range(op.n)])


def kill_dog(s: Race, player: int, op: Op, card: int) -> None:
    """Every other player kills one of their own dogs, or the player kills any dog of a sort. IC-151, IC-152, IC-178"""
    if op.who == OTHERS:
        s.then([do(dogs.KILL_ONE, seat) for seat in within_reach(s, player)])
    elif dogs.targets(s, player, op.word):
        s.then([ask(dogs.TARGET_DOG, player, op.word)])


def when(s: Race, player: int, op: Op, card: int) -> None:
    """Continue with one list or another. IC-137, IC-138, IC-156, IC-180"""
    racer = s.players[player]
    condition = CONDITIONS[op.word]
    if condition == "no_movement_card_today":
        holds = not racer.moved
    elif condition == "ate_all_meals_today":
        holds = racer.meals == (1 << len(s.content.cards.meals)) - 1
    elif condition == "ate_today":
        holds = racer.ate
    else:
        holds = racer.personal > 1
    block = op.then if holds else op.otherwise
    if block != NONE:
        s.then([do(RUN_EFFECT, player, block, 0)])


def destroy_hand(s: Race, player: int, op: Op, card: int) -> None:
    """The whole hand is destroyed. IC-139"""
    sled.scrap_hand(s, player)


def destroy_from_hand(s: Race, player: int, op: Op, card: int) -> None:
    """Cards in the hand may be destroyed. IC-163"""
    s.then([ask(utility.DESTROY_FROM_HAND, player, op.n)])


def destroy_self(s: Race, player: int, op: Op, card: int) -> None:
    """The card itself is destroyed, only once: a second run would take another copy. IC-061, IC-132, IC-141"""
    run_again = do(RUN_EFFECT, player, s.content.cards.block[card], 0)
    second_run = doubled(s, player) and run_again not in s.stack
    if card in s.players[player].played and not second_run:
        s.players[player].played.remove(card)
        destroy_card(s, player, card)


def discard_to_deck(s: Race, player: int, op: Op, card: int) -> None:
    """The discard pile, and nothing else, is shuffled into the deck. IC-158"""
    racer = s.players[player]
    for discarded in racer.discard:
        seen_in_deck(s, player, discarded)
    pour(racer.deck, racer.discard)
    s.tell(RESHUFFLES, player)


def start_new_day(s: Race, player: int, op: Op, card: int) -> None:
    """A new day starts at once; everything unresolved is lost. Not beyond the line. IC-145, IC-171"""
    if not s.finished(player):
        s.unwind(turn_end.END_OF_ACTION)
        new_day.call(s, player)


def free_cost(s: Race, player: int, op: Op, card: int) -> None:
    """Energy or health costs nothing until the next new day. IC-047, IC-143"""
    racer = s.players[player]
    if op.word == ENERGY:
        racer.free_energy = True
    else:
        racer.free_health = True
    s.tell(FREE_COST, player, op.word)


def immune_today(s: Race, player: int, op: Op, card: int) -> None:
    """Immune until the next new day. IC-133, IC-135"""
    s.players[player].immune = True
    s.tell(IMMUNE_TODAY, player)


BY_WORD: Final[dict[str, Callable[[Race, int, Op, int], None]]] = {
    "draw": draw, "move": move, "take": take, "look": look, "recover": recover, "damage": damage,
    "hypothermia": hypothermia, "starvation": starvation, "clear": clear,
    "sacrifice": sacrifice, "kill_dog": kill_dog, "when": when, "destroy_hand": destroy_hand,
    "destroy_from_hand": destroy_from_hand, "destroy_self": destroy_self, "discard_to_deck": discard_to_deck,
    "new_day": start_new_day, "free_cost": free_cost, "immune_today": immune_today,
}  # fmt: skip
FUNCTIONS: Final = [BY_WORD[word] for word in RESOLVE_OPS]

RESOLVE: Final = Resolve()
RUN_EFFECT: Final = RunEffect()
