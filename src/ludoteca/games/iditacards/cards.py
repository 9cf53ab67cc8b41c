"""The playing cards as arrays by card number: costs, lasting bonuses, effects; and the decks."""

from typing import Final

from ludoteca.engine.content import Entry, different_ids
from ludoteca.games.iditacards.vocabulary import ALL, ENERGY, HEALTH, KILLS, MOST, RISK, WORDS, Programs, Vocabulary

TYPES: Final = ("dog", "attachment", "sled", "personal", "food", "movement", "utility", "damage")
DOG: Final = 0
ATTACHMENT: Final = 1
SLED: Final = 2
PERSONAL: Final = 3
FOOD: Final = 4
MOVEMENT: Final = 5
UTILITY: Final = 6
DAMAGE: Final = 7

TAGS: Final = ("fake", "venison")
MEALS: Final = ("breakfast", "lunch", "dinner")
DAMAGED: Final = "damaged"
MOST_SLOTS: Final = 2

TO_DESTROYED: Final = 0
TO_DISCARD: Final = 1
TO_HAND: Final = 2

KILL_NONE: Final = 0
KILL_ANOTHER: Final = 1
KILL_ALL_OTHERS: Final = 2


class Cards:
    """Every kind of card; the lists have one entry per kind, in the order of `cards.toml`. IC-175"""

    def __init__(self, file: Entry, vocabulary: Vocabulary) -> None:
        entries = file.entries("card")
        self._vocabulary = vocabulary
        self.ids: list[str] = different_ids(entries)
        for needed in (*MEALS, DAMAGED):
            if needed not in self.ids:
                file.refuse("card", f"expected a card with the id {needed!r}")
        self.types: list[int] = [card.one_of("type", TYPES) for card in entries]
        self.costs: list[list[int]] = [[], [], []]
        self.fake: list[bool] = []
        self.venison: list[bool] = []
        self.retired: list[bool] = [card.flag("retired", default=False) for card in entries]
        self.meals: list[int] = [self.ids.index(meal) for meal in MEALS]
        self.damaged: int = self.ids.index(DAMAGED)
        self._clear_bonuses(len(entries))
        programs = Programs(vocabulary)
        self.block: list[int] = []
        for number, card in enumerate(entries):
            self.costs[ENERGY].append(card.number_or("energy", 0, MOST, {"all": ALL}))
            self.costs[HEALTH].append(card.number("health", 0, MOST))
            self.costs[RISK].append(card.number("risk", 0, MOST))
            tags = card.all_of("tags", TAGS) if "tags" in card else []
            self.fake.append(0 in tags)
            self.venison.append(1 in tags)
            for op in card.entries("passive") if "passive" in card else []:
                self._read_bonus(number, op)
            effect = card.entries("effect") if "effect" in card else []
            self.block.append(programs.add(number, self.ids[number], effect))
            card.notes("name", "text", "provenance", "manual", "note")
        self.blocks = programs.blocks
        self.block_ids = programs.ids
        self.block_card = programs.card
        file.notes("schema")
        file.refuse_unknown()

    def _clear_bonuses(self, kinds: int) -> None:
        self.speed: list[int] = [0] * kinds
        self.speed_other_dogs: list[int] = [0] * kinds
        self.speed_times: list[int] = [1] * kinds
        self.hand_size: list[int] = [0] * kinds
        self.reduction: list[list[int]] = [[0] * kinds for _ in range(3)]
        self.leg_entry: list[int] = [0] * kinds
        self.cannot_die: list[bool] = [False] * kinds
        self.armour: list[bool] = [False] * kinds
        self.death_to: list[int] = [TO_DESTROYED] * kinds
        self.death_kill: list[int] = [KILL_NONE] * kinds
        self.counts_as: list[int] = [1] * kinds
        self.slots: list[int] = [1] * kinds
        self.on_move: list[int] = [0] * kinds
        self.on_day_end: list[int] = [0] * kinds
        self.look_more: list[int] = [0] * kinds
        self.destroy_more: list[int] = [0] * kinds
        self.take_more: list[int] = [0] * kinds
        self.add_more: list[int] = [0] * kinds
        self.no_passing_damage: list[bool] = [False] * kinds
        self.starts_in_play: list[bool] = [False] * kinds
        self.draw_first_risk: list[bool] = [False] * kinds
        self.dies_on_fizzle: list[bool] = [False] * kinds
        self.double_payment: list[bool] = [False] * kinds

    def _read_bonus(self, card: int, op: Entry) -> None:
        name = self._vocabulary.name(op, ("passive", "pending"))
        numbers: dict[str, list[tuple[str, list[int], int]]] = {
            "speed": [("n", self.speed, -MOST)],
            "speed_other_dogs": [("n", self.speed_other_dogs, -MOST)],
            "speed_times": [("n", self.speed_times, 1)],
            "hand_size": [("n", self.hand_size, -MOST)],
            "leg_entry": [("n", self.leg_entry, -MOST)],
            "counts_as": [("n", self.counts_as, 1)],
            "on_move": [("draw", self.on_move, 0)],
            "on_day_end": [("move", self.on_day_end, 0)],
            "look_bonus": [("n", self.look_more, 0), ("destroy", self.destroy_more, 0)],
            "take_bonus": [("k", self.take_more, 0), ("of", self.add_more, 0)],
        }
        flags: dict[str, list[bool]] = {
            "cannot_die": self.cannot_die,
            "armour": self.armour,
            "no_passing_damage": self.no_passing_damage,
            "starts_in_play": self.starts_in_play,
            "draw_first_risk": self.draw_first_risk,
            "dies_on_fizzle": self.dies_on_fizzle,
            "double_payment": self.double_payment,
        }
        if name in numbers:
            for key, array, low in numbers[name]:
                array[card] = op.number(key, low, MOST)
        elif name in flags:
            flags[name][card] = True
        elif name == "slots":
            self.slots[card] = op.number("n", 0, MOST_SLOTS)
        elif name == "cost":
            self.reduction[op.one_of("cost", WORDS["cost"])][card] = -op.number("n", -MOST, 0)
        elif name == "on_death":
            self._read_death(card, op)
        else:
            op.refuse("op", f"the program does not know how to play {name!r}")

    def _read_death(self, card: int, op: Entry) -> None:
        if "to" in op:
            self.death_to[card] = TO_DISCARD + op.one_of("to", WORDS["to"])
        if "kill" in op:
            self.death_kill[card] = KILL_ANOTHER + op.one_of("kill", KILLS)


class Decks:
    """The cards in the decks: sorted lists of card numbers."""

    def __init__(self, file: Entry, ids: list[str], seats: int) -> None:
        decks = file.entry("deck")
        self.upgrade_ids: list[str] = [name for name in decks.names() if decks.entry(name).text("role") == "upgrade"]
        if len(self.upgrade_ids) != 4:
            decks.refuse("role", f"expected four decks with the role 'upgrade', found {len(self.upgrade_ids)}")
        self.starter: list[int] = _cards(decks, "starter", ids)
        self.legendary: list[int] = _cards(decks, "legendary", ids)
        self.damage: list[int] = _cards(decks, "damage", ids)
        self.upgrades: list[list[int]] = [_cards(decks, name, ids) for name in self.upgrade_ids]
        self.retired: list[list[int]] = [[] for _ in self.upgrade_ids]
        if "retired" in decks:
            self._read_retired(decks.entry("retired"), ids)
        if set(self.damage) != {ids.index(DAMAGED)}:
            decks.refuse("damage.cards", f"expected cards {DAMAGED!r} and no others")
        starter = decks.entry("starter")
        if starter.number("copies", 1, MOST) < seats:
            starter.refuse("copies", f"expected one deck for each of {seats} players")
        for name in decks.names():
            decks.entry(name).notes("role", "copies", "size", "source", "manual", "provenance")
        file.notes("schema")
        file.refuse_unknown()

    def _read_retired(self, deck: Entry, ids: list[str]) -> None:
        into, cards = deck.entry("into"), deck.entry("cards")
        for name in cards.names():
            if name not in ids:
                cards.refuse(name, "is no card of cards.toml")
            at = into.one_of(name, self.upgrade_ids)
            self.retired[at] = sorted(self.retired[at] + [ids.index(name)] * cards.number(name, 1, MOST))


def _cards(decks: Entry, name: str, ids: list[str]) -> list[int]:
    """The cards of one deck, after checking how many there are."""
    deck = decks.entry(name)
    counts = deck.entry("cards")
    cards: list[int] = []
    for card in counts.names():
        if card not in ids:
            counts.refuse(card, "is no card of cards.toml")
        cards += [ids.index(card)] * counts.number(card, 1, MOST)
    if len(cards) != deck.number("size", 1, 999):
        deck.refuse("size", f"expected {len(cards)}, the number of cards listed")
    return sorted(cards)
