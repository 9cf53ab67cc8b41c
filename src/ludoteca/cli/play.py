"""`ludoteca play GAME`: a whole game in the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from ludoteca.cli import seats
from ludoteca.cli.numbers import AnyWhole
from ludoteca.cli.position import FromPosition, read_position
from ludoteca.cli.records import naming, parse_options, read_record
from ludoteca.cli.saving import Saving
from ludoteca.cli.screen import Screen
from ludoteca.cli.table import TerminalTable
from ludoteca.cli.telling import Teller, row
from ludoteca.cli.usual_options import unusual
from ludoteca.engine import Refused, kebab
from ludoteca.games import installed
from ludoteca.match.match import Match
from ludoteca.match.replay import Replay
from ludoteca.words.sentences import Words

FILE = click.Path(path_type=Path)
EXAMPLES = """\b
Examples:
  ludoteca play iditacards                                you against a bot
  ludoteca play plastics_race --players 3 --option city=rome
  ludoteca play iditacards --seat person --seat person    two at one keyboard
  ludoteca play plastics_race --seat person --seat hard   you against a strong bot
  ludoteca play rolling_heights --bots --seed 7           watch bots
  ludoteca play iditacards --save evening.ludo.jsonl
  ludoteca play --load evening.ludo.jsonl                 continue it"""


@click.command(epilog=EXAMPLES)
@click.argument("game_id", metavar="[GAME]", required=False)
@click.option("--players", type=AnyWhole(), metavar="N", help="How many players.")
@click.option("--seat", "kinds", multiple=True, metavar="WHO",
              help="Who sits in the next seat: person, or a bot like hard or FILE.py:CLASS; see `games`.")  # fmt: skip
@click.option("--bots", "all_bots", is_flag=True, help="Only bots play; you watch.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; see `games`.")
@click.option("--seed", metavar="SEED", help="A number or word: the same seed deals the same cards again.")
@click.option("--content", type=FILE, metavar="DIR", help="Play with the components in this folder.")
@click.option("--position", type=FILE, metavar="FILE", help="Start from the position in this file.")
@click.option("--save", type=FILE, metavar="FILE", help="Save the record to this file when the game stops.")
@click.option("--load", type=FILE, metavar="FILE", help="Continue the game saved in this file.")
@click.option("--plain", is_flag=True, help="Never use colour.")
def play(
    game_id: str | None, players: int | None, kinds: Sequence[str], all_bots: bool, options: Sequence[str],
    seed: str | None, content: Path | None, position: Path | None, save: Path | None, load: Path | None, plain: bool,
) -> None:  # fmt: skip
    """Play GAME in the terminal, to the end.

    Every question comes with its answers, numbered. Type a number, or ? to see what else you can do: undo, save,
    look at the table, read the rule behind an answer. People and bots can sit in any seat; without --seat you play
    the first seat against bots. People at one keyboard are asked to pass it on, and see only what they may see.
    """
    words = Words(content=content)
    opening = Opening(words, content, players, kinds, all_bots, options, _seed(seed))
    if load is not None:
        match = opening.loaded(load, game_id)
    elif game_id is None:
        raise Refused("Say which game to play: ludoteca play GAME. `ludoteca games` lists them.")
    elif position is not None:
        match = opening.from_position(game_id, position)
    else:
        match = opening.new(game_id)
    if content is not None:
        words.check(match.game)
    teller = Teller(Screen(plain), words, match.game, match.names, content)
    chairs = seats.chairs(match.game, content, opening.seats, opening.seed)
    table = TerminalTable(teller, match, chairs, Saving(match, save, load))
    _welcome(teller, match, opening.seats, resumed=load is not None)
    teller.differences(opening.replay)
    table.play()


@dataclass
class Opening:
    """Sets up the match that the command line asks for, and then knows who sits where."""

    words: Words
    content: Path | None
    players: int | None
    kinds: Sequence[str]
    all_bots: bool
    options: Sequence[str]
    seed: int | str | None
    seats: Sequence[str] = ()
    replay: Replay | None = None

    def new(self, game_id: str) -> Match:
        game = installed.game(game_id, self.content)
        self.seats = seats.kinds(game, self.players, self.kinds, self.all_bots)
        options = parse_options(game, self.options)
        return Match(game, len(self.seats), options, self.seed, seats.names(self.seats, self.words))

    def from_position(self, game_id: str, path: Path) -> Match:
        self._refuse_set_up("--position")
        game = installed.game(game_id, self.content)
        state = read_position(game, path)
        self.seats = seats.kinds(game, state.seats, self.kinds, self.all_bots)
        return FromPosition(state, seats.names(self.seats, self.words), self.seed)

    def loaded(self, path: Path, game_id: str | None) -> Match:
        """A saved game; unless told otherwise, the same bots sit in the same seats."""
        self._refuse_set_up("--load")
        record = read_record(path)
        game = installed.game(record.header.game, self.content)
        with naming(path):
            match = Match.begin(game, record)
            self.replay = Replay.going_on(match, record)
            self.replay.go_to(len(record.lines))
            self.replay.check_end()
        if game_id not in (None, match.game.id):
            raise Refused(f"{path} is a record of {match.game.id}, not of {game_id}.")
        if self.kinds or self.all_bots:
            self.seats = seats.kinds(match.game, match.state.seats, self.kinds, self.all_bots)
        else:
            self.seats = seats.kinds_by_name(match.game, match.names, self.words)
        return match

    def _refuse_set_up(self, instead: str) -> None:
        if self.players is not None or self.options:
            raise Refused(
                f"{instead} already sets the number of players and the options: leave out --players and --option."
            )


def _welcome(teller: Teller, match: Match, kinds: Sequence[str], resumed: bool) -> None:
    say, words, game = teller.screen.say, teller.words, match.game
    say(words.text("play-head", title=words.text(f"{kebab(game.id)}-title"), names=row(words, match.names)), "bold")
    for name, value in unusual(game, match.state.options).items():
        option = f"{kebab(game.id)}-option-{kebab(name)}"
        meaning = words.text(f"{option}-{kebab(str(value))}")
        say(words.text("play-option", name=words.text(option), value=meaning))
    if resumed:
        say(words.text("play-loaded", line=match.version))
    people = [name for name, kind in zip(match.names, kinds, strict=True) if kind == seats.PERSON]
    say(words.text("play-hint", names=row(words, people)) if people else words.text("play-watching"))


def _seed(typed: str | None) -> int | str | None:
    """A seed as typed; digits become a number, so that Python code with the same number gets the same deal."""
    number = typed is not None and typed.isascii() and typed.isdecimal() and len(typed) <= 18
    return int(typed or 0) if number else typed
