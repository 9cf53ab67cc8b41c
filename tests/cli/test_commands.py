"""`games`, `rules`, `replay`, `verify`, `new-game`, help and everything that is refused."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import click
import pytest
from tests.support.commands import output, refusal, run
from tests.support.help_page import PAGE, page

import ludoteca
from ludoteca.bots import bot, bots
from ludoteca.cli import main
from ludoteca.games.quay.content import DATA
from ludoteca.match.playthrough import UndoLimit
from ludoteca.version import __version__, compiled
from ludoteca.words.ledger import of_game
from ludoteca.words.sentences import Words

GAME = ludoteca.game("quay")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "evening.ludo.jsonl"
    ludoteca.play(GAME, [bot("random", GAME, seat) for seat in range(3)], seed=11).save(path)
    return path


def _json(*words: object) -> Any:
    return json.loads(output(*words, "--json"))


def _components(folder: Path, old: str, new: str) -> Path:
    """The components of the quay with one thing changed."""
    folder.mkdir(exist_ok=True)
    text = (DATA / "quay.toml").read_text(encoding="utf-8")
    (folder / "quay.toml").write_text(text.replace(old, new), encoding="utf-8")
    return folder


# ---------------------------------------------------------------- games and rules


def test_games_lists_what_can_be_played() -> None:
    """With everything you need to type; the sample of the documentation is not among them."""
    text = output("games")
    assert "rolling_heights: Rolling Heights, 1 to 4 players\n  Bot random: makes any move at all\n  Bot easy: " in text
    assert "\n  Bot normal: picks the move that looks best (default)\n  Bot hard: thinks ahead " in text
    assert "    first_game_ads=false: three random ads (default)\n" in text
    assert "    first_game_ads=true: the set for a first game\n" in text
    assert not [line for line in text.splitlines() if line.count("(default)") > 1]
    assert "Smugglers' Quay" not in text


def test_games_for_a_script() -> None:
    listed = _json("games")
    assert [game["id"] for game in listed] == list(ludoteca.games())
    for shown in listed:
        game = ludoteca.game(shown["id"])
        options = {name: (list(option.allowed), option.default) for name, option in game.options.items()}
        shown_options = shown.pop("options").items()
        assert {name: (option["allowed"], option["default"]) for name, option in shown_options} == options
        assert shown == {
            "id": game.id, "title": game.title, "players": {"fewest": game.players[0], "most": game.players[-1]},
            "bots": list(bots(game)), "rules": game.version, "content": game.content_hash,
        }  # fmt: skip


def test_usual_values_that_depend_on_another_option() -> None:
    """Said as they are: with Rome one plays with route cards, in Paris without."""
    text = output("games")
    assert re.search(r"^    routes=true:.*city=rome.*\)$", text, re.MULTILINE)
    assert re.search(r"^    routes=false:.*\(default with city=paris((?!city=rome).)*$", text, re.MULTILINE)
    race = next(game for game in _json("games") if game["id"] == "plastics_race")
    cities = race["options"]["city"]["allowed"]
    usual = {city: ludoteca.game("plastics_race").new(2, {"city": city}).options["routes"] for city in cities}
    assert race["options"]["routes"]["default_with"] == {"city": usual}
    assert len(set(usual.values())) == 2


def test_a_usual_value_is_not_told_at_the_table() -> None:
    """In Rome route cards are nothing special; without them it is."""
    for options, names_routes in ((("city=rome",), False), (("city=rome", "routes=false"), True)):
        chosen = [word for option in options for word in ("--option", option)]
        head = output("play", "plastics_race", "--bots", *chosen, "--seed", "1").splitlines()[:4]
        assert any("route" in line.lower() for line in head) == names_routes


def test_one_rule() -> None:
    assert output("rules", "quay", "quay-003").splitlines()[1:] == [
        "Set-up",
        "QUAY-003 [text] The first seat begins; play goes round to the left.",
    ]


def test_rules_for_a_script() -> None:
    remark = "a remark that changes nothing"
    assert _json("rules", "quay", "QUAY-033") == [
        {"id": "QUAY-033", "section": "End", "tags": ["text"], "text": of_game(GAME)[-1].text, "no_code": remark,
         "no_test": remark}
    ]  # fmt: skip


# ---------------------------------------------------------------- replay


def test_replay_tells_the_whole_game(record: Path) -> None:
    text = output("replay", record, "--all")
    assert text.startswith("Smugglers' Quay with Player 1, Player 2 and Player 3: ")
    assert "Player 1 draws a card." in text
    assert not re.search(r"draws (?!a card)", text)
    assert "The game is over. " in text


def test_replay_as_one_player_saw_it(record: Path) -> None:
    text = output("replay", record, "--all", "--seat", "2")
    assert re.search(r"Player 2 draws (?!a card)", text)
    assert not re.search(r"Player [13] draws (?!a card)", text)


def test_replay_step_by_step(record: Path) -> None:
    """Enter shows the next thing that happens, a number goes on by that many lines; the other keys are explained."""
    text = output("replay", record, "--to", "9", typed="\n3\nv\n?\nq\n")
    assert re.findall(r"^Line (\d+) of ", text, re.MULTILINE) == ["9", "10", "13", "13", "13"]
    assert "The table, as everyone sees it:\n  deck: " in text
    assert "Number: go on by that many lines of the record." in text
    assert "The game is over." not in text
    assert "The game is over." in output("replay", record, typed="999999\n")
    assert "The game is over." in output("replay", record, typed="\n" * 500)


def test_replay_of_a_game_that_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "half.ludo.jsonl"
    ludoteca.Match(GAME, players=2, seed=7).save(path)
    assert output("replay", path, "--all").endswith("The record ends here. The game isn't over.\n")


def test_nothing_is_written_over(record: Path) -> None:
    """A position goes to a new file only."""
    refused = refusal("replay", record, "--write-position", record)
    assert refused == f"{record} already exists. Choose another name."


# ---------------------------------------------------------------- verify


def test_verify_says_what_was_checked(record: Path) -> None:
    assert [line.partition(". ")[0] for line in output("verify", record).splitlines()] == [
        "The rules fit: yes",
        "Same components: yes",
        "The secret fits the seal: yes",
        "Every answer follows the rules: yes",
        "Every card and die comes from the secret: yes",
        "Same result: yes",
        "The record is true.",
    ]


def test_verify_for_a_script(record: Path) -> None:
    data = _json("verify", record)
    assert (data["file"], data["holds"]) == (str(record), True)
    names = ["rules", "content", "commitment", "answers", "dealt", "result"]
    assert [(check["name"], check["holds"]) for check in data["checks"]] == [(name, True) for name in names]


@pytest.mark.parametrize(
    ("field", "value", "failed"),
    [
        ('"content":".', '"content":"0', {"content"}),
        ('"commitment":".', '"commitment":"0', {"commitment"}),
        ('"reason":"quay-end-', '"reason":"quay-start-', {"result"}),
        ('"rule":"Turn","answer":0', '"rule":"Turn","answer":9', {"answers"}),
        ('"rule":"DealCard","answer":.', '"rule":"DealCard","answer":0', {"answers"}),
    ],
)
def test_verify_finds_what_is_untrue(record: Path, field: str, value: str, failed: set[str]) -> None:
    """Each check fails alone, that of the answers also for a card from elsewhere; exit code 1, nothing on stderr."""
    text = record.read_text(encoding="utf-8")
    changed = re.sub(field, value, text, count=1)
    assert changed != text
    record.write_text(changed, encoding="utf-8")
    result = run("verify", record, "--json")
    assert (result.exit_code, result.stderr) == (1, "")
    checks = json.loads(result.stdout)["checks"]
    assert {check["name"] for check in checks if check["holds"] is False} == failed
    assert "The record is wrong." in run("verify", record).stdout


def test_a_fork_is_checked_as_far_as_it_can_be(tmp_path: Path) -> None:
    """Its secret says nothing about the cards it took over."""
    path = tmp_path / "fork.ludo.jsonl"
    ludoteca.Match(GAME, players=2, seed=7).fork(3, seed=8).save(path)
    text = output("verify", path)
    assert "comes from the secret: not checked. From line 4 on, yes." in text
    assert "The record is right as far as we can check it." in text


def test_a_game_that_went_on_under_another_version(tmp_path: Path) -> None:
    """The record holds if the rules of today follow all of it, and it is said which rules it was played with."""
    match = ludoteca.Match(GAME, players=2, seed=7)
    kept = match.snapshot()
    older = kept._replace(versions=kept.versions._replace(rules="0"))
    header = match.header._replace(rules="0")
    path = tmp_path / "parts.ludo.jsonl"
    ludoteca.Match.resume(GAME, older, header, match.dealer.secret, match.lines, match.told_so_far).save(path)
    text = output("verify", path)
    assert "The rules fit: yes. Played with rules 0 and 1." in text
    assert "Every answer follows the rules: yes. 7 lines replayed." in text
    assert text.endswith("\nThe record holds, played with rules 0 and 1.\n")
    assert "This game used rules 0, and here are rules 1." in output("replay", path, "--all")
    undone = output("play", "--load", path, typed="\nu\n")
    assert "another version of the program was used." in undone


def test_a_record_of_other_rules_that_ours_cannot_follow(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    other = text.replace('"rules":"1"', '"rules":"0"', 1)
    record.write_text(other, encoding="utf-8")
    assert output("verify", record).endswith("\nThe record holds, played with rules 0.\n")
    record.write_text(other.replace('"rule":"Turn","answer":0', '"rule":"Turn","answer":9', 1), encoding="utf-8")
    result = run("verify", record)
    assert result.exit_code == 1
    assert "The rules fit: NO. Played with rules 0, and this program has rules 1." in result.stdout


def test_every_stop_of_undo_has_words() -> None:
    listed = re.findall(r"`([a-z-]+)`", (UndoLimit.__doc__ or "").partition(">>>")[0])
    assert len(listed) > 1
    assert [stop for stop in listed if not Words().has(f"undo-stop-{stop}")] == []


def test_verify_with_other_components(record: Path, tmp_path: Path) -> None:
    """A folder of components is part of what is checked."""
    result = run("verify", record, "--content", _components(tmp_path / "mine", "hand = 3", "hand = 4"))
    assert result.exit_code == 1
    assert "Same components: NO. " in result.stdout


# ---------------------------------------------------------------- new-game


def test_new_game_says_what_to_do_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = output("new-game", "tide_pools")
    files = [path for path in (tmp_path / "tide_pools").rglob("*") if path.is_file()]
    assert text.splitlines() == [
        f"The folder tide_pools has a small game in {len(files)} files. Change what you like.",
        f"To install it: {sys.executable} -m pip install -e tide_pools",
        "To play it: ludoteca play tide_pools, or ludoteca for the browser",
        f"To test it: {sys.executable} -m pytest tide_pools",
    ]
    there = "tide_pools is there already: choose another name, or work in another folder."
    assert refusal("new-game", "tide_pools") == there


# ---------------------------------------------------------------- help, version, refusals


def test_help_lists_every_command() -> None:
    text = output("--help")
    assert [name for name in main.commands if f"\n  {name} " not in text] == []


def test_the_page_about_the_commands_is_their_help() -> None:
    """If it is not: `python -m tests.support.help_page` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_version() -> None:
    """As other programs say it, and which engine runs."""
    assert output("--version") == f"ludoteca {__version__}, {'compiled' if compiled() else 'pure Python'}\n"


@pytest.mark.parametrize("command", main.commands.values(), ids=lambda command: str(command.name))
def test_every_command_shows_examples(command: click.Command) -> None:
    text = output(str(command.name), "--help")
    assert "Examples:" in text
    assert f"    ludoteca {command.name}" in text


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], "No such command 'chess'."),
        (["play"], "Say which game to play: ludoteca play GAME. `ludoteca games` lists them."),
        (["play", "quay", "--players", "9"], "players: Smugglers' Quay is for 2 to 4 players, not 9."),
        (["play", "quay", "--players", "x"], "--players takes a whole number, not 'x'."),
        (["play", "quay", "--option", "goal"], "--option takes name=value, not 'goal'."),
        (["play", "quay", "--option", "goal=8", "--option", "goal=12"], "--option goal is given twice. Give it once."),
        (["play", "quay", "--option", "goal=9"], "options.goal: expected one of 8, 12, 16; found '9'."),
        (["play", "quay", "--seat", "clever"],
         "There is no 'clever' bot for Smugglers' Quay; there are: random, search."),
        (["play", "quay", "--players", "2", *["--seat", "random"] * 3],
         "3 seats were given with --seat, but only 2 play."),
        (["play", "quay", "--content", "no-such-folder"], "no-such-folder: is no folder."),
        (["play", "quay", "--position", "no-such.json"], "no-such.json: No such file or directory."),
        (["play", "quay", "--save", "no/such.jsonl"], "There is no folder 'no': create it first."),
        (["play", "quay", "--bots", "--seat", "person"],
         "--bots leaves no seat for a person: leave out --bots or --seat person."),
        (["play", "--load", "x", "--players", "2"],
         "--load already sets the number of players and the options: leave out --players and --option."),
        (["rules", "quay", "QUAY-999"],
         "Smugglers' Quay has no rule QUAY-999: its ledger runs from QUAY-001 to QUAY-033."),
        (["rules"], "Missing argument 'GAME'."),
        (["components", "mah jong"], f"There is no game 'mah jong'; installed are: {', '.join(ludoteca.games())}."),
        (["verify", "no-such.jsonl"], "no-such.jsonl, line 1: the file cannot be read (No such file or directory)."),
    ],
)  # fmt: skip
def test_refusals(args: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit code 2 and one sentence."""
    monkeypatch.chdir(tmp_path)
    assert refusal(*args) == sentence
    assert list(tmp_path.iterdir()) == []


def test_a_record_of_another_game_or_seat(record: Path) -> None:
    assert refusal("play", "chess", "--load", record) == f"{record} is a record of quay, not of chess."
    assert refusal("replay", record, "--seat", "4") == "There is no player 4: only 3 played."
    no_line = r"There is no line 9999: the record has only \d+\."
    assert re.fullmatch(no_line, refusal("replay", record, "--to", "9999"))


def test_bad_components_are_refused_with_their_place(tmp_path: Path) -> None:
    (tmp_path / "quay.toml").write_text("hand = 'three'\ncard = []\n", encoding="utf-8")
    assert refusal("play", "quay", "--content", tmp_path).startswith("quay.toml, ")


def test_components_without_words_are_refused_by_name(tmp_path: Path) -> None:
    """A new card needs a name before the game begins, not only when somebody draws it."""
    play = ("play", "quay", "--content", _components(tmp_path, 'id = "silk"', 'id = "rum"'), "--seed", "1")
    said = "There are no words for 'quay-card-rum': add them to words/en/quay.ftl beside the component files."
    assert refusal(*play) == said
    (tmp_path / "words" / "en").mkdir(parents=True)
    (tmp_path / "words" / "en" / "mine.ftl").write_text("quay-card-rum = rum\n", encoding="utf-8")
    assert "The game is over." in output(*play, typed="1\n" * 200)
