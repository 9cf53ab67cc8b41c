"""The files in a wheel, and the message when the package cannot be compiled."""

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build
import ludoteca
from tests.support.serving import Process, sqlite_url
from tools.environment import Environment

TOP = Path(__file__).parent.parent.parent
SOURCE = TOP / "src" / "ludoteca"


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is built when nothing asks for a compiled one."""
    folder = tmp_path_factory.mktemp("wheel")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(hatch_build.VARIABLE, raising=False)
        return Path(next(WheelBuilder(str(TOP)).build(directory=str(folder), versions=["standard"])))


def test_the_usual_wheel_is_pure_and_whole(pure_wheel: Path) -> None:
    """Without the variable no compiler is needed, and every source, component and catalogue is in the wheel."""
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(pure_wheel) as archive:
        inside = set(archive.namelist())
    wanted = [path for suffix in ("py", "toml", "ftl", "md") for path in SOURCE.rglob(f"*.{suffix}")]
    assert {path.relative_to(SOURCE.parent).as_posix() for path in wanted} <= inside
    assert not [name for name in inside if name.endswith((".so", ".pyd", ".pyc"))]


def test_the_wheel_works_on_its_own(pure_wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed where there are no sources: its games are there, and it serves its page and its words.

    Its dependencies are not installed anew but lent by the environment of the tests; pip looks whether they suffice.
    """
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)
    environment = Environment(tmp_path)
    venv.create(environment.folder, with_pip=False)
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(environment.folder)}))
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    python, program = environment.program("python"), environment.program("ludoteca")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "-qq", "--no-index", "--no-compile"]
    subprocess.run([*pip, "--force-reinstall", "--no-deps", str(pure_wheel)], check=True)
    subprocess.run([*pip, str(pure_wheel)], check=True)
    where = subprocess.check_output([python, "-c", "import ludoteca; print(ludoteca.__file__)"], text=True)
    assert Path(where).is_relative_to(packages)
    games = subprocess.check_output([program, "games"], text=True)
    assert all(f"\n{game}: " in f"\n{games}" for game in ("iditacards", "plastics_race", "rolling_heights"))
    server = Process(sqlite_url(tmp_path), program=(program,))
    try:
        assert "<title>" in httpx.get(server.url).text
        assert "web-shelf-alone" in httpx.get(f"{server.url}/api/words/en").text
    finally:
        assert server.stop() == 0


@pytest.mark.parametrize(("value", "wanted"), [("", False), ("0", False), ("1", True)])
def test_the_compiler_is_asked_for_only_when_wanted(value: str, wanted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pure build needs nothing but hatchling."""
    monkeypatch.setenv(hatch_build.VARIABLE, value)
    hook = hatch_build.BuildHook(str(TOP), {}, None, None, str(TOP), "wheel")  # type: ignore[arg-type]
    assert any("mypyc" in needed for needed in hook.dependencies()) == wanted


def test_engine_games_and_bots_are_compiled() -> None:
    """All of them, but for files whose classes inherit from classes of Python."""
    names = {path.relative_to(SOURCE).as_posix() for path in hatch_build.compiled_sources(SOURCE)}
    assert {"engine/state.py", "bots/base.py", "games/quay/state.py"} <= names
    assert not {"engine/errors.py", "games/__init__.py"} & names
    assert not [name for name in names if not name.startswith(tuple(f"{folder}/" for folder in hatch_build.COMPILED))]


def test_without_a_c_compiler_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who asks for a compiled wheel is told what is missing and what to do."""
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(hatch_build.CannotCompile, match=r"no 'no-such-compiler' here: install one") as error:
        hatch_build.need_compiler()
    assert "\n" not in str(error.value)


def test_sources_say_that_they_are_not_compiled() -> None:
    """The tests run on the sources; the compiled build has its own check."""
    assert ludoteca.compiled() is False
