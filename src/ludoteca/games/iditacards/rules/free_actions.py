"""Iditacards, 'At any time': sacrificing your own dogs and discarding your own attachments."""

from typing import Final

from ludoteca.engine import Args, Argument, Decision, Verb, WhyNot, ask
from ludoteca.games.iditacards.domains import SLOT, TEAM_PLACE
from ludoteca.games.iditacards.rules import attachments, dogs
from ludoteca.games.iditacards.rules.names import attachment_names, dog_name
from ludoteca.games.iditacards.state import Race


def answers(s: Race, player: int, sacrifice: Verb, take_off: Verb) -> list[int]:
    """Every dog that can die and every attachment, for these verbs of a question. IC-022, IC-110, IC-117"""
    answers = [sacrifice.first + at for at in dogs.mortal(s, player)]
    for at, held in enumerate(s.players[player].attached):
        if held:
            first = take_off.at(at)
            answers += range(first, first + len(held))
    return answers


def carry_out(s: Race, player: int, sacrifice: Verb, take_off: Verb, answer: int) -> None:
    """A free action: it uses nothing up. IC-022, IC-110, IC-117"""
    if take_off.covers(answer):
        attachments.discard(s, player, *take_off.objects(answer))
    else:
        dogs.kill(s, player, [sacrifice.object(answer)])


def names(s: Race, player: int, sacrifice: Verb, take_off: Verb, answer: int) -> dict[str, Argument]:
    """The dogs and attachments of a free action, for messages; nothing for any other answer."""
    if sacrifice.covers(answer):
        return dog_name(s, player, sacrifice.object(answer))
    return attachment_names(s, player, *take_off.objects(answer)) if take_off.covers(answer) else {}


def are_asked(s: Race) -> bool:
    """True if a switch opens further moments for free actions. IC-022"""
    return bool(s.options["free_actions_at_any_time"])


class AtAnyTime(Decision[Race]):
    """Free actions before the automatic move or the answer to another's call, if the switch is on. IC-022"""

    carry_on = Verb()
    sacrifice = Verb(TEAM_PLACE)
    take_off = Verb(TEAM_PLACE, SLOT)

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        return [self.carry_on.first, *answers(s, player, self.sacrifice, self.take_off)]

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        return dogs.why_not_dead(s, player, self.sacrifice.object(answer)) if self.sacrifice.covers(answer) else None

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        """The question comes again until the player carries on."""
        if not self.carry_on.covers(answer):
            s.then([ask(AT_ANY_TIME, player)])
            carry_out(s, player, self.sacrifice, self.take_off, answer)

    def words(self, s: Race, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return names(s, player, self.sacrifice, self.take_off, answer)


AT_ANY_TIME: Final = AtAnyTime()
