"""The components of European Plastic's Race, checked and turned into arrays."""

from pathlib import Path
from typing import Final

from ludoteca.engine import NONE
from ludoteca.engine.content import Entry, different_ids, load
from ludoteca.games.plastics_race.cities import COLOURS, MOST_CITIES, REWARDS, CityMap, Streets

DATA: Final = Path(__file__).parent / "data"

SINGLE: Final = 0
DASHED: Final = 1
CONTINUOUS: Final = 2
WILD: Final = 3
FORMS: Final = ("single", "dashed", "continuous", "wild")

ROLL_DICE: Final = 0
CHANGE_DIE: Final = 1
STEAL: Final = 2
ASK: Final = 3
SWAP: Final = 4
DRAW_2: Final = 5
DRAW_3: Final = 6
WORKS: Final = 7
ONE_WAY: Final = 8
SHORTCUT: Final = 9
POLICE: Final = 10
PUNCTURE: Final = 11
EFFECTS: Final = (
    "roll_dice", "change_die", "steal", "ask", "swap", "draw_2", "draw_3",
    "works", "one_way", "shortcut", "police", "puncture",
)  # fmt: skip

MOST_SEATS: Final = 5


class Content:
    """Everything in `data/`: cards as *kinds* (identical cards are one kind), routes, plants, dice and cities."""

    def __init__(self, folder: Path) -> None:
        file = load(folder, "components.toml")
        self._read_colours(file)
        self._read_cards(file)
        self._read_routes(file)
        self._read_plants(file)
        self._read_dice(file)
        self._read_numbers(file)
        maps = file.texts("maps")
        if not 1 <= len(maps) <= MOST_CITIES or len(set(maps)) != len(maps):
            file.refuse("maps", f"expected 1 to {MOST_CITIES} different cities, found {len(maps)}")
        self.streets = Streets(folder, maps)
        self.cities: list[CityMap] = self.streets.cities
        self.city_ids: list[str] = [city.id for city in self.cities]
        _allow_notes(file)
        file.refuse_unknown()
        self.most_sections: int = max(city.sections for city in self.cities)
        self.most_lights: int = max(len(city.lights) for city in self.cities)

    def _read_colours(self, file: Entry) -> None:
        if file.texts("colours") != list(COLOURS):
            file.refuse("colours", f"expected {', '.join(COLOURS)}")
        for at, reward in enumerate(file.entries("rewards")):
            if at >= len(REWARDS) or reward.text("id") != REWARDS[at]:
                reward.refuse("id", f"expected the rewards {', '.join(REWARDS)}")
            reward.notes("text", "provenance")

    # ---------------------------------------------------------------- street cards

    def _read_cards(self, file: Entry) -> None:
        self.card_ids: list[str] = []
        self.form: list[int] = []
        self.colours: list[list[int]] = []
        self.effect: list[int] = []
        self.copies: list[int] = []
        different_ids(file.entries("street_cards"))
        for card in file.entries("street_cards"):
            self._read_card(card)
        count = file.entry("counts").number("street_cards", 1, 999)
        if sum(self.copies) != count:
            file.refuse("street_cards", f"expected {count} cards, found {sum(self.copies)}")
        kinds = range(len(self.card_ids))
        self.two_cards: int = len(self.card_ids)
        """Stands for two cards as a wild, in place of a kind of card."""
        self.covers: list[list[bool]] = [[self._covers(kind, colour) for colour in range(6)] for kind in kinds]
        self.matching: list[list[int]] = [
            *([kind for kind in kinds if colour in self.colours[kind]] for colour in range(len(COLOURS))),
            *([kind for kind in kinds if self.effect[kind] == effect] for effect in range(len(EFFECTS))),
        ]
        self.matches: list[list[bool]] = [[kind in wanted for kind in kinds] for wanted in self.matching]

    def _read_card(self, card: Entry) -> None:
        """The street name does not matter: cards that differ only in it are one kind. EPR-038"""
        form = card.one_of("kind", FORMS)
        colours = card.all_of("colours", COLOURS)
        wanted = {SINGLE: 1, WILD: 0}.get(form, 2)
        if len(set(colours)) != len(colours) or len(colours) != wanted:
            card.refuse("colours", f"expected {wanted} different colours for a {FORMS[form]} card")
        effect = card.one_of("effect", EFFECTS) if form == SINGLE else NONE
        card.text("street")
        card.notes("provenance")
        names = "_".join(COLOURS[colour] for colour in colours)
        kind = f"{names}_{EFFECTS[effect]}" if form == SINGLE else f"{FORMS[form]}_{names}".rstrip("_")
        if kind in self.card_ids:
            self.copies[self.card_ids.index(kind)] += 1
            return
        self.card_ids.append(kind)
        self.form.append(form)
        self.colours.append(colours)
        self.effect.append(effect)
        self.copies.append(1)

    def _covers(self, kind: int, colour: int) -> bool:
        """Whether a card alone pays for a section of this colour, whatever follows."""
        return self.form[kind] == WILD or (self.form[kind] != DASHED and colour in self.colours[kind])

    @property
    def deck(self) -> list[int]:
        """All street cards of the box, sorted."""
        return [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]

    # ---------------------------------------------------------------- other cards, dice, numbers

    def _read_routes(self, file: Entry) -> None:
        cards = file.entries("route_cards")
        self.route_ids: list[str] = different_ids(cards)
        self.route_colours: list[list[int]] = [sorted(card.all_of("colours", COLOURS)) for card in cards]
        self.route_points: list[int] = [card.number("points", 0, 20) for card in cards]
        for at, card in enumerate(cards):
            if not self.route_colours[at] or len(set(self.route_colours[at])) != len(self.route_colours[at]):
                card.refuse("colours", "expected different colours")
            card.notes("provenance")

    def _read_plants(self, file: Entry) -> None:
        cards = file.entries("plant_cards")
        self.plant_ids: list[str] = different_ids(cards)
        self.plant_points: list[int] = [card.number("points_per_bin", 0, 20) for card in cards]
        self.plant_excluded: list[list[int]] = [card.numbers("excluded_bins", 1, 5) for card in cards]
        self.plant_capacity: list[int] = [card.number("capacity", 1, 25) for card in cards]
        if not cards:
            file.refuse("plant_cards", "expected at least one card")
        for card in cards:
            card.notes("provenance")

    def _read_dice(self, file: Entry) -> None:
        dice = file.entry("dice")
        self.dice_count: int = dice.entry("coloured").number("count", 2, 12)
        self.dice_faces: list[int] = dice.entry("coloured").all_of("faces", COLOURS)
        plain = dice.entry("reward_plain").numbers("faces", 0, 20)
        with_routes = dice.entry("reward_routes").entries("faces")
        self.plain_die: list[tuple[int, int]] = [(points, 0) for points in plain]
        self.routes_die: list[tuple[int, int]] = [
            (face.number("points", 0, 20), face.number("routes", 0, 5)) for face in with_routes
        ]
        if not (self.dice_faces and self.plain_die and self.routes_die):
            dice.refuse("coloured", "expected every die to have faces")

    def _read_numbers(self, file: Entry) -> None:
        limits, scoring, deal = file.entry("limits"), file.entry("scoring"), file.entry("deal")
        self.hand: int = limits.number("hand", 1, 9)
        self.steal_needs: int = limits.number("steal_needs_hand", 1, 9)
        self.most_routes: int = limits.number("route_cards", 1, 9)
        self.bin_points: int = scoring.number("bin_card", 0, 20)
        self.bonus_points: int = scoring.number("bonus_card", 0, 20)
        tokens = {token.text("id"): token.number("count", 1, 9) for token in file.entries("tokens")}
        if set(tokens) != {"works", "one_way", "police"}:
            file.refuse("tokens", "expected works, one_way and police")
        self.works: int = tokens["works"]
        self.one_ways: int = tokens["one_way"]
        self.police: int = tokens["police"]
        self.deal: list[list[int]] = [[], []]
        for seats in range(2, MOST_SEATS + 1):
            row = deal.numbers(str(seats), 0, 9)
            if len(row) != seats or sum(row) > sum(self.copies):
                deal.refuse(str(seats), f"expected {seats} numbers that the deck can serve, found {row}")
            self.deal.append(row)


def _allow_notes(file: Entry) -> None:
    """Entries for readers and for the drawing, beyond those that the rules need."""
    file.notes("game", "players", "palette", "bins", "trucks", "effects")
    for name in ("deal", "limits", "counts", "scoring"):
        file.entry(name).notes("provenance")
    file.entry("limits").notes("police_tokens")
    file.entry("scoring").notes("counter_values")
    file.entry("counts").notes(
        "bin_cards", "bonus_cards", "plant_cards", "route_cards", "trucks", "coloured_dice", "works", "one_way",
        "police", "maps",
    )  # fmt: skip
    for name in ("coloured", "reward_plain", "reward_routes"):
        file.entry("dice").entry(name).notes("provenance")
    for token in file.entries("tokens"):
        token.notes("provenance")
