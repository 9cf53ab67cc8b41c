"""`./play compile`: a compiled copy beside the sources, or a sentence."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from tools import compile as compiling
from tools.compiled import compiled_copy, copy_folder

TOP = Path(__file__).parents[2]


def test_without_a_c_compiler(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence says what is missing, what to do, and that it is not needed."""
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiling.main([]) == 1
    assert capsys.readouterr().err == (
        "Compiling Ludoteca needs a C compiler, and there is no 'no-such-compiler' here: "
        "install one (Debian: apt-get install gcc), or go on without: it is only slower.\n"
    )


def test_the_copy_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package with its components, catalogues and page, and the compiled modules of the wheel beside them."""
    wheel = tmp_path / "some.whl"
    with ZipFile(wheel, "w") as archive:
        archive.writestr("ludoteca/engine/state.so", "machine code")
    monkeypatch.setattr(compiling, "built_wheel", lambda: wheel)
    compiling.make_copy(copy_folder(tmp_path))
    copy = compiled_copy(tmp_path, TOP)
    assert copy is not None
    assert (copy / "ludoteca" / "engine" / "state.so").read_text(encoding="ascii") == "machine code"
    package = TOP / "src"
    wanted = [path for suffix in ("py", "toml", "ftl", "html") for path in package.rglob(f"*.{suffix}")]
    assert [path for path in wanted if not (copy / path.relative_to(package)).is_file()] == []
    compiling.make_copy(copy_folder(tmp_path))  # again, over the old one
    assert compiled_copy(tmp_path, TOP) == copy
