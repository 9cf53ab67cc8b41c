"""`ludoteca report` as people type it: what it writes, and what it refuses."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from click.testing import CliRunner, Result
from pyarrow.parquet import read_table, write_table

from ludoteca.cli import main
from ludoteca.cli.group import BAD_INPUT, GOOD
from ludoteca.lab.report.files import LARGEST

TOP = Path(__file__).parents[3]
RECORDS = TOP / "tests" / "records"
KEPT = TOP / "docs" / "reports"
KEPT_LARGEST = 400_000


def run(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with reports of two runs, and rows of a simulation in each kind of file."""
    made = tmp_path_factory.mktemp("reports")
    common = ("--bots", "random", "--players", "2-3", "--games", 15, "--workers", 1)
    skill = ("--ladder", "random,search:simulations=4,doubt=1", "--never", "land", "--deals", 3)
    assert run("report", "quay", *common, *skill, "--out", made / "first.html").exit_code == GOOD
    assert run("report", "quay", *common, "--option", "goal=8", "--out", made / "second.html").exit_code == GOOD
    for name in ("rows.jsonl", "rows.csv", "sheets.parquet"):
        assert run("simulate", "quay", "--games", 12, "--workers", 1, "--out", made / name).exit_code == GOOD
    return made


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.leads: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.leads += [str(value) for name, value in attrs if name in ("href", "src", "srcset", "action", "data")]
        self.ids += [str(value) for name, value in attrs if name == "id"]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)


def check_page(text: str) -> None:
    """Self-contained, well formed, small, and every figure can be read aloud."""
    page = Reader()
    page.feed(text)
    assert page.open == []
    assert "script" not in page.tags
    assert all(lead.startswith("#") and lead[1:] in page.ids for lead in page.leads)
    assert not re.search(r"https?://|url\(|@import", text)
    assert len(page.ids) == len(set(page.ids))
    assert page.tags.count("svg") == page.tags.count("desc") == text.count('role="img"')
    assert len(text.encode()) <= LARGEST


@pytest.mark.parametrize("name", ["first", "second"])
def test_a_page_is_self_contained(folder: Path, name: str) -> None:
    """No script, nothing from elsewhere, at most 1 MB; the figures are in a file beside it."""
    check_page((folder / f"{name}.html").read_text(encoding="utf-8"))
    assert json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))["games"] == 30


def test_a_page_speaks_in_the_words_of_the_game(folder: Path) -> None:
    """Names of verbs are only in the command that made it, and in the figures beside it."""
    page = (folder / "first.html").read_text(encoding="utf-8")
    figures = json.loads((folder / "first.json").read_text(encoding="utf-8"))
    assert '<th scope="row">random without “Land a cargo”</th>' in page
    assert "<h3>Ask a player for a card</h3>" in page
    assert page.count("never land") == page.count("--never land") == 1
    assert "ask_for" not in page
    assert {one["what"] for one in figures["never"]} == {"land"}
    assert ("Turn", "ask_for") in {(row["rule"], row["verb"]) for row in figures["chosen"]}


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.html")), ids=lambda path: path.stem)
def test_the_pages_that_we_keep_are_self_contained(path: Path) -> None:
    check_page(path.read_text(encoding="utf-8"))
    assert path.stat().st_size <= KEPT_LARGEST
    assert f"({path.name})" in (KEPT / "README.md").read_text(encoding="utf-8")


def test_the_same_seed_gives_the_same_bytes_on_any_number_of_workers(folder: Path, tmp_path: Path) -> None:
    words = ("--bots", "random", "--players", "2-3", "--games", 15, "--option", "goal=8")
    assert run("report", "quay", *words, "--workers", 2, "--out", tmp_path / "again.html").exit_code == GOOD
    for suffix in (".html", ".json"):
        assert (tmp_path / f"again{suffix}").read_bytes() == (folder / f"second{suffix}").read_bytes()


def test_tables_of_every_kind_tell_the_same(folder: Path, tmp_path: Path) -> None:
    """CSV, JSON Lines and Parquet of one run; what rows cannot know is left out and said to be."""
    figures = []
    for name in ("rows.jsonl", "rows.csv", "sheets.games.parquet"):
        out = tmp_path / f"{name}.html"
        assert run("report", folder / name, "--out", out).exit_code == GOOD
        told = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
        assert "chosen" not in told
        assert "come from a table" in out.read_text(encoding="utf-8")
        figures.append({key: value for key, value in told.items() if key != "made_by"})
    assert figures[0] == figures[1] == figures[2]


def test_decisions_that_were_kept_say_what_was_chosen(tmp_path: Path) -> None:
    """If all were kept, as often as in a report that follows the games, in rows and beside Parquet files alike."""
    common = ("quay", "--bots", "random", "--players", "3", "--games", 12, "--workers", 1)
    assert run("report", *common, "--out", tmp_path / "followed.html").exit_code == GOOD
    counted = [_offered_and_taken(tmp_path / "followed.json")]
    for name, given in (("rows.jsonl", "rows.jsonl"), ("sheets.parquet", "sheets.games.parquet")):
        assert run("simulate", *common, "--decisions", 1, "--out", tmp_path / name).exit_code == GOOD
        out = tmp_path / f"{given}.html"
        assert run("report", tmp_path / given, "--out", out).exit_code == GOOD
        page = out.read_text(encoding="utf-8")
        check_page(page)
        assert "What players choose is counted from these" in page
        counted.append(_offered_and_taken(out.with_suffix(".json")))
    assert counted[0] == counted[1] == counted[2]


def _offered_and_taken(results: Path) -> dict[tuple[str, ...], tuple[int, int]]:
    """By thing; without things that were never a choice."""
    told = json.loads(results.read_text(encoding="utf-8"))
    return {
        tuple(row[part] for part in ("rule", "verb", "domain", "id")): (row["offered"], row["taken"])
        for row in told["chosen"] if row["offered"]
    }  # fmt: skip


def test_records_are_played_again(tmp_path: Path) -> None:
    """Games of people, some of them with answers taken back; nobody's name is in the files."""
    out = tmp_path / "records.html"
    paths = [RECORDS / "rolling_heights" / name for name in ("2-players-wood.ludo.jsonl", "3-players-glass.ludo.jsonl")]
    assert run("report", *paths, "--out", out).exit_code == GOOD
    told = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
    results = [json.loads(path.read_text(encoding="utf-8").splitlines()[-1])["result"] for path in paths]
    assert told["games"] == told["watched"] == 2
    assert sorted(one["id"] for one in told["ends"]) == sorted(result["reason"] for result in results)
    assert told["all"]["points"]["most"] == max(score for result in results for score in result["scores"])


def test_two_runs_side_by_side(folder: Path, tmp_path: Path) -> None:
    """A lower goal changes the points beyond chance; a run differs from itself in nothing."""
    changed, same = tmp_path / "changed.html", tmp_path / "same.html"
    assert run("report", folder / "first.json", folder / "second.json", "--out", changed).exit_code == GOOD
    assert run("report", folder / "first.json", folder / "first.json", "--out", same).exit_code == GOOD
    for page in (changed, same):
        check_page(page.read_text(encoding="utf-8"))
    told = json.loads(same.with_suffix(".json").read_text(encoding="utf-8"))
    assert told["tests"] > 10
    assert not any(one["beyond"] for row in told["figures"] for one in row["differences"] if one)


def test_a_sweep_plays_every_value_from_the_same_seeds(tmp_path: Path) -> None:
    """Every value has a column, numbers that change together are named together, and the page says which they are."""
    out = tmp_path / "sweep.html"
    words = ("quay", "--bots", "random", "--games", 30, "--workers", 1)
    swept = ("--sweep", "card.silk.value=4..6", "--sweep", "tide_faces=6,7,8")
    assert run("report", *words, *swept, "--out", out).exit_code == GOOD
    page = out.read_text(encoding="utf-8")
    check_page(page)
    told = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
    assert [one["name"] for one in told["runs"]] == [
        "silk.value=4", "silk.value=5", "silk.value=6",
    ]  # fmt: skip
    assert {value["name"]: value["runs"] for value in told["values"]} == {
        "card.silk.value": [4, 5, 6], "tide_faces": [6, 7, 8],
    }  # fmt: skip
    assert told["paired"]
    assert '<th scope="row">card.silk.value</th><td>4</td><td>5</td><td>6</td>' in page


ONLY_READ = ": this needs the name of a game, which bots then play; files are only read."
BAD: dict[str, tuple[list[str | int | Path], str]] = {
    "no such file": (["nothing.jsonl"], "there is no such file"),
    "no such game": (["chess"], "There is no game"),
    "damaged row": (["damaged.jsonl"], "game 3: the line is damaged"),
    "cut off": (["cut.jsonl"], "the line is damaged"),
    "empty": (["empty.jsonl"], "there is no game in it"),
    "not text": (["bytes.csv"], "not UTF-8"),
    "not Parquet": (["bad.games.parquet"], "damaged"),
    "Parquet of something else": (["strange.games.parquet"],
        "strange.games.parquet is not a file of ludoteca simulate: the column 'game' is missing"),
    "Parquet files swapped": (["swapped.games.parquet"], "swapped.players.parquet is not a file of ludoteca simulate"),
    "numbers as text": (["worded.games.parquet"],
        "worded.games.parquet is not a file of ludoteca simulate: the column"),
    "torn Parquet": (["torn.games.parquet"], "torn.games.parquet is damaged, or not a Parquet file"),
    "decisions of another game": (["elsewhere.jsonl"], "elsewhere.jsonl, game 1: the line is damaged"),
    "the other Parquet file": (["sheets.players.parquet"],
        "Give sheets.games.parquet; sheets.players.parquet is read along with it."),
    "a seat far away": (["far.games.parquet"],
        "far.players.parquet is damaged: the seats in game 1 do not count from 0"),
    "a game without players": (["alone.games.parquet"], "alone.games.parquet, game 1: the line is damaged"),
    "half of Parquet": (["half.games.parquet"], "a report needs both half.games.parquet and half.players.parquet"),
    "other kind": (["notes.txt"], "a report is made from"),
    "another game": (["rows.jsonl", "other.jsonl"], "one report has one game"),
    "unknown game": (["unknown.jsonl"], "unknown.jsonl, game 1: There is no game 'chess'"),
    "a huge number": (["huge.jsonl"], "huge.jsonl, game 1: the line is damaged"),
    "half a character": (["surrogate.jsonl"], "surrogate.jsonl, game 1: the line is damaged"),
    "a winner twice": (["winners.jsonl"], "winners.jsonl, game 1: the line is damaged"),
    "an option that is a list": (["option.jsonl"], "option.jsonl, game 1: the line is damaged"),
    "not quite CSV": (["quotes.csv"], "quotes.csv, game 1: the line is damaged, or not one of ludoteca simulate."),
    "a table twice": (["rows.csv", "./rows.csv"], "rows.csv is given twice; name each file once."),
    "a record twice": ([RECORDS / "rolling_heights", RECORDS / "rolling_heights" / "2-players-wood.ludo.jsonl"],
        "2-players-wood.ludo.jsonl is given twice"),
    "two games": (["quay", "iditacards", "--games", 5], "a report takes the name of one game, or files"),
    "record of an unknown game": (["chess.ludo.jsonl"], "chess.ludo.jsonl: There is no game 'chess'"),
    "damaged record": (["damaged.ludo.jsonl"], "line 1"),
    "open record": ([RECORDS / "formats" / "1-open.ludo.jsonl"], "is not over"),
    "one report": (["first.json"], "two reports"),
    "not results": (["first.json", "figures.json"], "not the results"),
    "figures without figures": (["first.json", "hollow.json"],
        "hollow.json is damaged: Object missing required field `version`"),
    "figures of two games": (["first.json", "elsewhere.json"], "these cannot be compared"),
    "figures that are not there": (["first.json", "third.json"], "third.json: there is no such file"),
    "figures and rows": (["first.json", "rows.csv"], "a comparison needs the .json files of two reports"),
    "cut off figures": (["torn.json", "first.json"], "torn.json cannot be read as JSON; a comparison needs"),
    "unknown verb": (["quay", "--bots", "random", "--never", "fly"], "Nobody can 'fly'"),
    "unknown thing": (["quay", "--bots", "random", "--never", "land:gold"], "'gold'"),
    "one bot": (["quay", "--bots", "random", "--ladder", "random"], "A ladder needs two bots or more"),
    "a bot twice": (["quay", "--bots", "random", "--ladder", "random,random"],
        "A ladder needs different bots, but 'random' is in it more than once."),
    "a class in a ladder": (["quay", "--bots", "random", "--ladder", "random,mine.py:Mine"],
        "mine.py:Mine cannot play in --ladder or --never: name a bot of the game instead."),
    "a class without something": (["quay", "--bots", "mine.py:Mine", "--never", "land"],
        "mine.py:Mine cannot play in --ladder or --never"),
    "a ladder for one": (["iditacards", "--bots", "random", "--players", 1, "--ladder", "random,easy"],
        "--ladder and --never need a table for two or more"),
    "a sweep without values": (["quay", "--sweep", "tide_faces"],
        "--sweep takes a number of the components with its values, such as landing.hard=10,15,20 or"),
    "a sweep of words": (["quay", "--sweep", "tide_faces=few,many"], "--sweep takes a number of the components"),
    "a sweep of one value": (["quay", "--sweep", "tide_faces=6"], "--sweep tide_faces needs 2 to 20 values, not 1."),
    "a sweep without end": (["quay", "--sweep", "tide_faces=1..999999999"], "needs 2 to 20 values, not 21."),
    "a sweep backwards": (["quay", "--sweep", "tide_faces=8..6"], "the range runs backwards; write 6..8."),
    "a number that is swept twice": (["quay", "--sweep", "hand=4,5", "--sweep", "hand=5,6"],
        "--sweep changes 'hand' twice: name each number once."),
    "sweeps of different lengths": (["quay", "--sweep", "hand=4,5", "--sweep", "tide_faces=6,7,8"],
        "--sweep changes its numbers together, but hand has 2 values and tide_faces has 3."),
    "a sweep of something unknown": (["quay", "--bots", "random", "--sweep", "tide_face=6,8"],
        "The components have no number 'tide_face'; did you mean tide_faces?"),
    "a sweep of an id": (["quay", "--bots", "random", "--sweep", "card.tea.id=6,8"], "have no number 'card.tea.id'"),
    "a sweep too far": (["quay", "--bots", "random", "--sweep", "tide_faces=6,5000"],
        "quay.toml, tide_faces: expected a whole number from"),
    "a sweep of the same value": (["quay", "--bots", "random", "--sweep", "hand=5,5"], "is there twice"),
    "a sweep with a ladder": (["quay", "--bots", "random", "--sweep", "hand=4,5", "--ladder", "random,search"],
        "--sweep compares runs; it does not go with --ladder or --never."),
    "a sweep of rows": (["rows.csv", "--sweep", "hand=4,5"], f"--sweep{ONLY_READ}"),
    "a ladder of rows": (["rows.jsonl", "--ladder", "random,search"], f"--ladder{ONLY_READ}"),
    "a ladder of figures": (["first.json", "second.json", "--ladder", "random,search"], f"--ladder{ONLY_READ}"),
    "rows without something": (["rows.csv", "--never", "land"], f"--never{ONLY_READ}"),
    "records without something": ([RECORDS / "rolling_heights", "--never", "land"], f"--never{ONLY_READ}"),
    "rows with a seed": (["rows.csv", "--games", 5, "--seed", 1], f"--games, --seed{ONLY_READ}"),
    "a program": (["quay", "--bots", "stdio:cat"], "stdio:cat can play only in ludoteca tournament."),
    "no such bot": (["quay", "--bots", "clever"], "There is no 'clever' bot"),
}  # fmt: skip
BAD_ROWS: dict[str, dict[str, Any]] = {
    "huge": {"answers": 10**300},
    "surrogate": {"bots": ["\ud800", "random"]},
    "winners": {"winners": [0, 0]},
    "option": {"options": {"goal": [1]}},
    "elsewhere": {
        "decisions": [
            {
                "decision": 1,
                "seat": 0,
                "rule": "Main",
                "verb": "buy",
                "to": {},
                "offered": [1],
                "named": ["buy:BP-01"],
                "answer": 1,
                "value": None,
            }
        ]
    },
}
MEAN = {"count": 1, "mean": "x"}
DAMAGED: dict[str, tuple[dict[str, Any], str]] = {
    "title": ({"title": None}, "Expected `str`, got `null` - at `$.title`"),
    "command": ({"made_by": None}, "Expected `str`, got `null` - at `$.made_by`"),
    "games": ({"games": None}, "Expected `int`, got `null` - at `$.games`"),
    "watched": ({"watched": -1}, "Expected `int` >= 0 - at `$.watched`"),
    "all": ({"all": {}}, "Object missing required field `games` - at `$.all`"),
    "mean": ({"all": {"games": 1, "answers": MEAN}}, "Expected `int | float`, got `str` - at `$.all.answers.mean`"),
    "huge": ({"alone": 10**17}, "Expected `int` <= 1000000000000000 - at `$.alone`"),
    "ends": ({"ends": []}, "Expected `array` of length >= 1 - at `$.ends`"),
    "more than all": (
        {"ends": [{"id": "", "name": "", "count": 3, "of": 2}]}, "the count should be at most 2 - at `$.ends[0]`",
    ),
    "order": ({"turn_order": {"2": []}}, "0 shares are not those of 2 players"),
    "entry": ({"sources": [None]}, "Expected `object`, got `null` - at `$.sources[0]`"),
    "seats": ({"value": "x"}, "'x' should be a number of players - at `$.groups[0]`"),
    "use": ({"watched": 1}, "'Blow a whistle' should come up in at most 1 games"),
    "leader": ({"suspense": {"lead_changes": 3}}, "Expected `object`, got `int` - at `$.suspense.lead_changes`"),
}  # fmt: skip


@pytest.mark.parametrize("case", DAMAGED)
def test_damaged_figures_are_named(folder: Path, tmp_path: Path, case: str) -> None:
    """The sentence says which of two files is damaged, and where."""
    changed, sentence = DAMAGED[case]
    told = json.loads((folder / "first.json").read_text(encoding="utf-8"))
    if case == "seats":
        changed = {"groups": [told["groups"][0] | changed]}
    (tmp_path / "wrong.json").write_text(json.dumps(told | changed), encoding="utf-8")
    result = run("report", folder / "first.json", tmp_path / "wrong.json", "--out", tmp_path / "page.html")
    assert result.exit_code == BAD_INPUT
    assert f"wrong.json is damaged: {sentence}" in result.stderr
    assert result.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["wrong.json"]


@pytest.mark.parametrize("value", ["NaN", "Infinity", "1e999", '"\\ud800"'])
def test_figures_that_could_not_be_written_are_refused(folder: Path, tmp_path: Path, value: str) -> None:
    text = (folder / "first.json").read_text(encoding="utf-8").replace('"fair": ', f'"fair": {value}, "fair": ', 1)
    (tmp_path / "wrong.json").write_text(text, encoding="utf-8")
    result = run("report", folder / "first.json", tmp_path / "wrong.json", "--out", tmp_path / "page.html")
    assert result.exit_code == BAD_INPUT
    assert "wrong.json cannot be read as JSON" in result.stderr


@pytest.fixture(scope="module")
def bad(folder: Path) -> Path:
    """The same folder with files that cannot be used."""
    rows = (folder / "rows.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (folder / "damaged.jsonl").write_text("".join(rows[:2]) + '{"game": 3}\n', encoding="utf-8")
    (folder / "cut.jsonl").write_text("".join(rows)[:-20], encoding="utf-8")
    (folder / "empty.jsonl").write_text("", encoding="utf-8")
    (folder / "bytes.csv").write_bytes(b"game,\xff\xfe\n1,2\n")
    for sheet in ("games", "players"):
        (folder / f"bad.{sheet}.parquet").write_bytes(b"PAR1 nothing")
    (folder / "half.games.parquet").write_bytes((folder / "sheets.games.parquet").read_bytes())
    (folder / "notes.txt").write_text("notes", encoding="utf-8")
    (folder / "other.jsonl").write_text(
        rows[0].replace("quay-end-", "iditacards-end-").replace('"quay"', '"iditacards"'), encoding="utf-8"
    )
    (folder / "unknown.jsonl").write_text(rows[0].replace('"quay"', '"chess"'), encoding="utf-8")
    (folder / "damaged.ludo.jsonl").write_text("{}\n{}\n", encoding="utf-8")
    (folder / "figures.json").write_text("[1]", encoding="utf-8")
    (folder / "hollow.json").write_text('{"ludoteca": "report", "format": 1, "game": "quay"}', encoding="utf-8")
    figures = (folder / "first.json").read_text(encoding="utf-8")
    (folder / "elsewhere.json").write_text(figures.replace('"quay"', '"iditacards"', 1), encoding="utf-8")
    (folder / "torn.json").write_text(figures[:-50], encoding="utf-8")
    record = (RECORDS / "rolling_heights" / "2-players-wood.ludo.jsonl").read_text(encoding="utf-8")
    (folder / "chess.ludo.jsonl").write_text(record.replace('"rolling_heights"', '"chess"', 1), encoding="utf-8")
    (folder / "quotes.csv").write_text('game,seed\n"1"2,3\n', encoding="utf-8")
    for name, changed in BAD_ROWS.items():
        (folder / f"{name}.jsonl").write_text(json.dumps(json.loads(rows[0]) | changed) + "\n", encoding="utf-8")
    (folder / "mine.py").write_text("class Mine:\n    def choose(self, question): ...\n", encoding="utf-8")
    _write_bad_sheets(folder)
    return folder


def _write_bad_sheets(folder: Path) -> None:
    """Pairs of Parquet files of which one, or both, cannot be used."""
    games, players = (read_table(folder / f"sheets.{sheet}.parquet") for sheet in ("games", "players"))
    seats, numbers = (players.schema.get_field_index("seat"), games.schema.get_field_index("number"))
    far = players.set_column(seats, "seat", pa.array([999_999] * len(players)))
    worded = games.set_column(numbers, "number", pa.array(["one"] * len(games)))
    pairs = {
        "strange": (pa.table({"a": [1]}), players),
        "swapped": (players, games),
        "worded": (worded, players),
        "torn": (games, players),
        "far": (games, far),
        "alone": (games, players.slice(0, 0)),
    }
    for name, sheets in pairs.items():
        for sheet, table in zip(("games", "players"), sheets, strict=True):
            write_table(table, folder / f"{name}.{sheet}.parquet")
    torn = folder / "torn.games.parquet"
    data = torn.read_bytes()
    torn.write_bytes(data[:4] + bytes(len(data) // 2) + data[4 + len(data) // 2 :])


@pytest.mark.parametrize("case", BAD)
def test_bad_input_gets_one_sentence(bad: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str) -> None:
    """It says what is wrong, nothing is written, and the exit code is not 0."""
    words, sentence = BAD[case]
    monkeypatch.chdir(bad)
    result = run("report", *words, "--out", tmp_path / "page.html")
    assert result.exit_code == BAD_INPUT
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_places_that_cannot_be_written_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "there.json").write_text("mine", encoding="utf-8")
    for name, sentence in (("there.html", "exists"), ("no/page.html", "create it first"), ("page.txt", "end in .html")):
        result = run("report", "quay", "--bots", "random", "--games", 10**9, "--out", tmp_path / name)
        assert (result.exit_code, sentence in result.stderr) == (BAD_INPUT, True)
    assert [path.name for path in tmp_path.iterdir()] == ["there.json"]
    assert (tmp_path / "there.json").read_text(encoding="utf-8") == "mine"


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Path] = []

    def full(self: Path, target: Path) -> Path:
        written.append(target)
        if len(written) == 2:
            raise OSError(28, "No space left on device")
        return self.rename(target)

    monkeypatch.setattr(Path, "replace", full)
    result = run("report", "quay", "--bots", "random", "--games", 2, "--workers", 1, "--out", tmp_path / "page.html")
    assert result.exit_code == BAD_INPUT
    assert "page.html cannot be written: the disk is full; make room on it" in result.stderr
    assert len(written) == 2
    assert list(tmp_path.iterdir()) == []
