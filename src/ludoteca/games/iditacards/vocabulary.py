"""The words with which components say what they do, and effect lists turned into small programs."""

from typing import Final

from ludoteca.engine import NONE
from ludoteca.engine.content import Entry, different_ids

SELF: Final = 0
OTHERS: Final = 1
ONE_OTHER: Final = 2
ANY: Final = 3

HYPOTHERMIA: Final = 0
STARVATION: Final = 1

ENERGY: Final = 0
HEALTH: Final = 1
RISK: Final = 2

FAKE: Final = 0
HAS_ATTACHMENT: Final = 1

# Words that a card uses in place of numbers.
DOGS: Final = -1
ALL: Final = -2
DESTROYED: Final = -3
UNTIL_DOG: Final = -4

MOST: Final = 99

RESOLVE_OPS: Final = (
    "draw", "move", "take", "look", "recover", "damage", "hypothermia", "starvation", "clear", "sacrifice",
    "kill_dog", "when", "destroy_hand", "destroy_from_hand", "destroy_self", "discard_to_deck",
    "new_day", "free_cost", "immune_today",
)  # fmt: skip
CONDITIONS: Final = ("no_movement_card_today", "ate_all_meals_today", "ate_today", "other_personal_today")
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "who": ("self", "others", "one_other", "any"),
    "meter": ("hypothermia", "starvation"),
    "cost": ("energy", "health", "risk"),
    "filter": ("fake", "has_attachment"),
    "tag": ("venison",),
    "cond": CONDITIONS,
    "to": ("discard", "hand"),
}
KILLS: Final = ("another", "all_others")
NUMBER_WORDS: Final[dict[str, dict[str, int]]] = {
    "draw.n": {"dogs": DOGS},
    "take.k": {"destroyed": DESTROYED},
    "take.of": {"destroyed": DESTROYED, "until_dog": UNTIL_DOG},
    "look.n": {"all": ALL},
    "look.destroy": {"all": ALL},
    "recover.n": {"all": ALL},
}


class Op:
    """One step of a card's effect: which function, with which numbers."""

    def __init__(self, code: int, n: int, k: int, who: int, word: int, then: int, otherwise: int) -> None:
        self.code = code
        self.n = n
        self.k = k
        self.who = who
        self.word = word
        self.then = then
        self.otherwise = otherwise


class Vocabulary:
    """The words that `effects.toml` allows: where each may be used, and its parameters."""

    def __init__(self, file: Entry) -> None:
        self._context: dict[str, str] = {}
        self._required: dict[str, list[str]] = {}
        self._optional: dict[str, list[str]] = {}
        ops = file.entries("op")
        for name, op in zip(different_ids(ops), ops, strict=True):
            self._context[name] = op.text("context")
            self._required[name] = op.texts("required")
            self._optional[name] = op.texts("optional")
            op.notes("meaning")
        missing = [name for name in RESOLVE_OPS if self._context.get(name) != "resolve"]
        if missing:
            file.refuse("op", f"expected the word {missing[0]!r} with context 'resolve'")
        file.notes("schema", "provenance")
        file.refuse_unknown()

    def name(self, op: Entry, contexts: tuple[str, ...]) -> str:
        """The word of an entry, after checking that it may be used here with these parameters."""
        name = op.text("op")
        if self._context.get(name) not in contexts:
            op.refuse("op", f"expected a word for {' or '.join(contexts)}, found {name!r}")
        given = [key for key in op.names() if key != "op"]
        for key in self._required[name]:
            if key not in given:
                op.refuse(key, "is missing")
        for key in given:
            if key not in self._required[name] and key not in self._optional[name]:
                op.refuse(key, f"is not known to {name!r}")
        return name


class Programs:
    """The effect lists of all cards as blocks of steps; each branch of a condition is a separate block."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self.blocks: list[list[Op]] = []
        self.card: list[int] = []
        self.ids: list[str] = []

    def add(self, card: int, name: str, entries: list[Entry]) -> int:
        """Turn an effect list into a block; returns its number. Its id is the card's; within a condition, `bear.1`."""
        number = len(self.blocks)
        block: list[Op] = []
        within = self.card.count(card)
        self.ids.append(f"{name}.{within}" if within else name)
        self.blocks.append(block)
        self.card.append(card)
        block.extend([self._op(card, name, entry) for entry in entries])
        return number

    def _op(self, card: int, name: str, entry: Entry) -> Op:
        op = self._vocabulary.name(entry, ("resolve",))
        if op not in RESOLVE_OPS:
            entry.refuse("op", f"expected one of {', '.join(RESOLVE_OPS)}, found {op!r}")
        if op == "sacrifice":
            entry.number("n", 1, 1)
        then = self.add(card, name, entry.entries("then")) if op == "when" else NONE
        otherwise = self.add(card, name, entry.entries("else")) if "else" in entry else NONE
        second = {"move": "times", "take": "of", "look": "destroy"}.get(op, "")
        first = "k" if op == "take" else "n"
        return Op(
            RESOLVE_OPS.index(op),
            _number(entry, op, first, 1),
            _number(entry, op, second, 1),
            entry.one_of("who", WORDS["who"]) if "who" in entry else SELF,
            _word(entry),
            then,
            otherwise,
        )


def _number(entry: Entry, op: str, key: str, default: int) -> int:
    """A number in a step, or the word that replaces one."""
    if not key or key not in entry:
        return default
    return entry.number_or(key, 0, MOST, NUMBER_WORDS.get(f"{op}.{key}", {}))


def _word(entry: Entry) -> int:
    """The number of the one word (meter, cost, filter, tag or condition) that a step may have; `NONE` for none."""
    for key in ("meter", "cost", "filter", "tag", "cond"):
        if key in entry:
            return entry.one_of(key, WORDS[key])
    return NONE
