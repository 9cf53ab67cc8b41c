"""What goes into a wheel, and what is said when it cannot be compiled."""

from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build
import ludoteca

TOP = Path(__file__).parent.parent.parent
SOURCE = TOP / "src" / "ludoteca"


@pytest.fixture
def pure_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The wheel that is built when nothing asks for a compiled one."""
    monkeypatch.delenv(hatch_build.VARIABLE, raising=False)
    return Path(next(WheelBuilder(str(TOP)).build(directory=str(tmp_path), versions=["standard"])))


def test_the_usual_wheel_is_pure_and_whole(pure_wheel: Path) -> None:
    """Without the variable no compiler is needed, and every source, component and catalogue is in the wheel."""
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(pure_wheel) as archive:
        inside = set(archive.namelist())
    wanted = [path for suffix in ("py", "toml", "ftl", "md") for path in SOURCE.rglob(f"*.{suffix}")]
    assert {path.relative_to(SOURCE.parent).as_posix() for path in wanted} <= inside
    assert not [name for name in inside if name.endswith((".so", ".pyd", ".pyc"))]


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
    assert not [name for name in names if name.partition("/")[0] not in hatch_build.COMPILED]


def test_without_a_c_compiler_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for a compiled wheel learns what is missing and what to do."""
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(hatch_build.CannotCompile, match=r"no 'no-such-compiler' here: install one, or leave") as error:
        hatch_build.need_compiler()
    assert "\n" not in str(error.value)


def test_sources_say_that_they_are_not_compiled() -> None:
    """The tests run on the sources; the compiled build has its own check."""
    assert ludoteca.compiled() is False
