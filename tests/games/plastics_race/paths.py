"""Every path that one card may drive, found by an independent search and by trying all answers."""

from tests.games.plastics_race.race import Race

from ludoteca.engine import Rng

Path = tuple[int, ...]


class Search:
    """All paths that one card may drive from the place of the truck, found by trying every path of the city."""

    def __init__(self, race: Race, kind: int) -> None:
        self.s = race.s
        self.content = race.game.content
        self.kind = kind
        self.shape = ("single", "dashed", "continuous", "wild")[self.content.form[kind]]

    def colours(self, section: int) -> set[int]:
        """The colours that a section may count as: one, or all for a joker street, or none for a white lane."""
        for lies_on, colour in self.s.dice:
            if lies_on == section:
                return {colour}
        printed = self.content.streets.colour[section]
        return {printed} if printed < 6 else (set(range(6)) if printed == 6 else set())

    def steps(self, node: int, tokens: bool) -> list[tuple[int, int]]:
        found = []
        for section, ends in enumerate(self.content.streets.ends):
            if node not in ends:
                continue
            forwards = ends[0] == node
            far = ends[1] if forwards else ends[0]
            if self.content.streets.printed_one_way[section] and not forwards:
                continue
            against = self.content.streets.arrows[section][forwards] in self.s.one_ways
            if tokens and (section in self.s.works or against):
                continue
            found.append((section, far))
        return found

    def meets(self, node: int, used: Path, first: int, second: int) -> bool:
        """Whether sections of the first colour, or none, lead on to one of the second."""
        for section, far in self.steps(node, tokens=False):
            if section in used:
                continue
            if second in self.colours(section):
                return True
            if first in self.colours(section) and self.meets(far, (*used, section), first, second):
                return True
        return False

    def plans(self, section: int, far: int) -> set[tuple[int, ...]]:
        """What the card can be when it enters its first section: one colour, or first and second."""
        own = set(range(6)) if self.shape == "wild" else set(self.content.colours[self.kind])
        usable = own & self.colours(section)
        if self.shape != "dashed":
            return {(colour,) for colour in usable}
        pairs = [(first, next(iter(own - {first}))) for first in usable]
        return {pair for pair in pairs if self.meets(far, (section,), *pair)}

    def paths(self) -> set[Path]:
        """Every path, also those that stop early."""
        found: set[Path] = set()
        for section, far in self.steps(self.s.players[0].truck, tokens=True):
            for plan in self.plans(section, far):
                self._extend(far, (section,), plan, found)
        return found

    def _extend(self, node: int, path: Path, plan: tuple[int, ...], found: set[Path]) -> None:
        found.add(path)
        if self.content.streets.kind[node] == 2 and self.content.streets.dead_end[node]:
            return
        for section, far in self.steps(node, tokens=True):
            if section in path:
                continue
            if plan[0] in self.colours(section):
                self._extend(far, (*path, section), plan, found)
            if len(plan) == 2 and plan[1] in self.colours(section):
                self._extend(far, (*path, section), plan[1:], found)


FOLLOWED = ("go_on", "name_colour", "pass_bin", "decline_reward")


def played(race: Race, kind: int) -> set[Path]:
    """Every path that the rules let the one card drive, by trying all answers."""
    found: set[Path] = set()
    seen: set[object] = set()
    front = [race.s]
    while front:
        state = front.pop()
        for answer in state.answers:
            action = race.game.decode(state, answer)
            first = action.verb == "drive" and not state.path
            pays = action.verb == "pay" and action.to["card"] == race.game.content.card_ids[kind]
            if not first and not pays and action.verb not in FOLLOWED:
                continue
            after = state.copy()
            after.choose(answer)
            after.resolve_chance(Rng(1))
            if after.round != race.s.round:
                continue  # a hand that was used up on a white lane ended the turn
            if after.players[0].played == [kind] and after.path:
                found.add(tuple(after.path))
            if after.key() not in seen:
                seen.add(after.key())
                front.append(after)
    return found
