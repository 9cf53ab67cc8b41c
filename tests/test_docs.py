"""The documentation tells the truth: its Python examples run, its links lead somewhere."""

import doctest
import inspect
import re
import shlex
import tomllib
from operator import attrgetter
from pathlib import Path

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.engine import Game, Rule, State
from ludoteca.positions import Placing, Positions
from ludoteca.table import Clicks

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")])


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_examples_run(page: Path) -> None:
    """Every example with a prompt gives what the page says."""
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    """Every link to a file of the project leads to one that exists."""
    targets = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    missing = [target for target in targets if "://" not in target and not (page.parent / target).exists()]
    assert missing == []


def test_the_tests_of_the_security_page_exist() -> None:
    page = (ROOT / "docs" / "reference" / "security.md").read_text(encoding="utf-8")
    sources = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    named = re.findall(r"`(test_\w+)`", page)
    assert len(named) > 40
    assert set(named) - set(re.findall(r"def (test_\w+)", sources)) == set()
    assert [name for name in re.findall(r"`((?:tests|web)/[\w./]+)`", page) if not (ROOT / name).is_file()] == []


def test_the_project_has_one_address() -> None:
    """Pages, forms and package data agree on where the project lives on the web, and name only files that are here."""
    home = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Homepage"]
    places = [*PAGES, ROOT / "pyproject.toml", *(ROOT / ".github").rglob("*.*")]
    text = "\n".join(place.read_text(encoding="utf-8") for place in places)
    assert set(re.findall(r"https://github\.com/[\w-]+/ludoteca\b", text)) == {home}
    files = re.findall(rf"{home}/blob/main/([^\s)\"#]+)", text)
    assert "CHANGELOG.md" in files
    assert [name for name in files if not (ROOT / name).exists()] == []


def test_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    program = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)[0]
    exec(compile(program, "README.md", "exec"), {})  # noqa: S102 - our own page, and running it is the test
    assert "winners" in capsys.readouterr().out


def test_the_commands_of_a_designers_afternoon_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them in order, each with few games: later ones read the files of earlier ones."""
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "howto" / "designers-afternoon.md").read_text(encoding="utf-8")
    commands = re.findall(r"^ludoteca (.+)", page, re.MULTILINE)
    assert len(commands) >= 5
    for command in commands:
        short = re.sub(r"--(games|deals) \d+", r"--\1 1", command)
        result = CliRunner().invoke(main, shlex.split(short), catch_exceptions=False)
        assert (result.exit_code, result.stderr) == (0, ""), command


def test_the_signatures_of_the_python_page_are_those_of_the_package() -> None:
    page = (ROOT / "docs" / "reference" / "python.md").read_text(encoding="utf-8")
    block = re.search(r"^## Signatures\n.*?```\n(.*?)```", page, re.MULTILINE | re.DOTALL)
    assert block is not None
    written = re.findall(r"^(ludoteca\.[\w.]+)(\(.*?\))(?: |$)", block[1], re.MULTILINE)
    assert len(written) > 30
    for name, signature in written:
        thing = attrgetter(name.removeprefix("ludoteca."))(ludoteca)
        plain = inspect.signature(thing)
        given = [one.replace(annotation=inspect.Parameter.empty) for one in plain.parameters.values()]
        without_self = given[1:] if given and given[0].name == "self" else given
        assert f"{name}{signature}" == name + str(inspect.Signature(without_self))


def _public(kind: type) -> set[str]:
    return {name for name in vars(kind) if name[0] != "_" and callable(getattr(kind, name))}


def test_the_contract_of_a_game_is_complete() -> None:
    """Its page has every argument and every method that a game, its rules, states and parts must or may have."""
    page = (ROOT / "docs" / "reference" / "game-contract.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL))
    first_cells = {
        title: " ".join(re.findall(r"^\| ([^|]+) \|", text, re.MULTILINE)) for title, text in sections.items()
    }
    named = {title: set(re.findall(r"[`.](\w+)[(`]", cells)) for title, cells in first_cells.items()}
    arguments = set(inspect.signature(Game.__init__).parameters) - {"self"}
    assert arguments <= named["Game"]
    assert re.findall(r"^\| `(\w+)\(.*?\)` \| yes", sections["Game"], re.MULTILINE) == [
        name for name, method in vars(Game).items() if getattr(method, "__isabstractmethod__", False)
    ]
    assert named["Game"] - arguments <= _public(Game)
    attributes = {name for name in Rule.__annotations__ if name.isupper()} - {"KIND", "VERBS"}
    assert attributes <= named["Rules"]
    assert set(re.findall(r"`(\w+)\(s, player", sections["Rules"])) == {
        *_public(Rule) - {"bind", "of", "verb", "at"},
        "bag",
    }
    assert named["State"] <= _public(State)
    parts = named["Optional parts"]
    assert {*_public(Clicks), *_public(Placing), *_public(Positions)} <= parts
