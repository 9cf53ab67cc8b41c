"""Compile Ludoteca for this computer: `./play compile`."""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

import hatch_build
from tools.check_compiled import TOP, built_wheel, unpacked
from tools.compiled import copy_folder, copy_stamp, package_fingerprint

EXAMPLE = "Example: ./play compile && ./play --lan"


def main(words: list[str]) -> int:
    """0 if the compiled copy is there."""
    parser = argparse.ArgumentParser(
        prog="./play compile",
        description="Turn engine, games and bots into machine code, which `./play` then uses: bots and "
        "simulations run faster. Takes some minutes and a C compiler.",
        epilog=EXAMPLE,
    )
    parser.parse_args(words)
    try:
        hatch_build.need_compiler()
        make_copy(copy_folder(Path(sys.prefix)))
    except hatch_build.CannotCompile as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError:
        print("Ludoteca could not be compiled; see above for the reason. `./play` works without.", file=sys.stderr)
        return 1
    print("Ludoteca is compiled, and ./play uses it from now on.")
    return 0


def make_copy(folder: Path) -> None:
    """Put a compiled copy of the package in a folder, all of it or nothing."""
    part = folder.with_name(f"{folder.name}.part")
    for old in (part, folder):
        shutil.rmtree(old, ignore_errors=True)
    unpacked(built_wheel(), part)
    copy_stamp(part).write_text(package_fingerprint(TOP), encoding="ascii")
    part.rename(folder)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
