"""European Plastic's Race, 'Effects of street cards': when each may be played, and how it begins."""

from typing import Final

from ludoteca.engine import NONE, Args, Argument, Decision, Reason, Verb, WhyNot, ask
from ludoteca.games.plastics_race import content
from ludoteca.games.plastics_race.cities import JOKER
from ludoteca.games.plastics_race.domains import PAINT, SECTION, ends
from ludoteca.games.plastics_race.rules import dice, driving, hands, opponents, police, tokens
from ludoteca.games.plastics_race.state import PlasticsRace

NOT_IN_HAND: Final = Reason("not-in-hand", "EPR-020")
NO_EFFECT: Final = Reason("no-effect", "EPR-030")
NO_EFFECT_NOW: Final = Reason("no-effect-now", "EPR-061", "EPR-062")


def playable(s: PlasticsRace, player: int, effect: int) -> bool:
    """An effect can be played only if it can do something now. EPR-061, EPR-062, EPR-085, EPR-088"""
    if effect == content.ROLL_DICE:
        return True
    if effect == content.CHANGE_DIE:
        return bool(s.dice)
    if effect in (content.DRAW_2, content.DRAW_3):
        return bool(s.deck or s.discards)
    if effect == content.WORKS:
        return tokens.WORKS.playable(s)
    if effect == content.ONE_WAY:
        return tokens.ONE_WAYS.playable(s)
    if effect == content.SHORTCUT:
        return s.moving and bool(shortcuts(s, player))
    if effect == content.POLICE:
        return police.usable(s)
    if effect == content.SWAP and len(s.players[player].hand) < opponents.SWAP_AND_ANOTHER:
        return False
    return bool(opponents.targets(s, player, effect))


def why_not(s: PlasticsRace, player: int, kind: int) -> WhyNot:
    if kind not in s.players[player].hand:
        return NOT_IN_HAND.because()
    return NO_EFFECT.because() if s.content.effect[kind] == NONE else NO_EFFECT_NOW.because()


def play(s: PlasticsRace, player: int, kind: int) -> None:
    """Spend the card for its effect; only Police keeps an open run open. EPR-030, EPR-046, EPR-060, EPR-105"""
    effect = s.content.effect[kind]
    if effect == content.PUNCTURE:
        s.close_run()
        s.then([ask(opponents.CHOOSE_OPPONENT, player, effect, kind)])
        return
    hands.spend(s, player, kind)
    if effect == content.POLICE:
        s.then([ask(police.CALL_POLICE, player)])
        return
    s.close_run()
    if effect == content.ROLL_DICE:
        s.then(dice.rolling(s, player))
    elif effect == content.CHANGE_DIE:
        s.then([ask(dice.CHANGE_DIE, player)])
    elif effect in (content.DRAW_2, content.DRAW_3):
        s.then(hands.draws(player, 2 if effect == content.DRAW_2 else 3))
    elif effect == content.WORKS:
        tokens.begin(s, player, tokens.LIFT_WORKS)
    elif effect == content.ONE_WAY:
        tokens.begin(s, player, tokens.LIFT_ONE_WAY)
    elif effect == content.SHORTCUT:
        s.then([ask(TAKE_SHORTCUT, player)])
    elif effect in (content.STEAL, content.ASK, content.SWAP):
        s.then([ask(opponents.CHOOSE_OPPONENT, player, effect, NONE)])


def shortcuts(s: PlasticsRace, player: int) -> list[int]:
    """The sections a Shortcut can begin with: tokens do not matter, printed one-ways do. EPR-098, EPR-099"""
    came_by = s.path[-1] if s.path else NONE
    u_turn = bool(s.options["u_turn"])
    exits = s.content.streets.exits[s.players[player].truck]
    return [section for section, _ in exits if u_turn or section != came_by]


class TakeShortcut(Decision[PlasticsRace]):
    """Choose the section to drive over without its colour. EPR-098, EPR-099, EPR-208"""

    shortcut = Verb(SECTION)

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """Any way out except the one the truck came by."""
        return [self.shortcut.at(SECTION.counted(s, section)) for section in shortcuts(s, player)]

    def words(self, s: PlasticsRace, player: int, answer: int, args: Args) -> dict[str, Argument]:
        section = SECTION.meant(s, self.shortcut.object(answer))
        both = ends(s.game.prefix, s.content, section, s.players[player].truck)
        return {**both, **PAINT.words(s.game.prefix, s.content, s.colour_of(section))}

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """The first section fixes the colour of the run; joker streets and white lanes are skipped alone. EPR-100"""
        section = SECTION.meant(s, self.shortcut.object(answer))
        colour = s.colour_of(section)
        special = colour >= JOKER
        s.open_run(NONE if special else colour, NONE)
        s.run_shortcut = True
        driving.drive(s, player, section, lone=special)


TAKE_SHORTCUT: Final = TakeShortcut()
