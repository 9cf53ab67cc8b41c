"""Run the examples that learn, each for a short while, in an environment of their own: part of `./test --long`.

It is `.venv-examples`, with what `examples/requirements.txt` asks for. On Linux that brings gigabytes unless pip finds
the small CPU build of torch first, so it is not part of the usual `./test`.
"""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

TOP = Path(__file__).parent.parent
FOLDER = TOP / ".venv-examples"
EXAMPLES = ("masked_ppo.py", "maskable_ppo_sb3.py")
SHORT = ("--steps", "4096", "--games", "32")


def main() -> int:
    """0 if all of them run to the end."""
    python = _python()
    failed = [name for name in EXAMPLES if not _runs(python, name)]
    if failed:
        print(f"Failed: {', '.join(failed)}", file=sys.stderr)
    return int(bool(failed))


def _python() -> str:
    """The interpreter of the environment, which is made again when the requirements change."""
    requirements = TOP / "examples" / "requirements.txt"
    wanted = hashlib.sha256(requirements.read_bytes() + (TOP / "pyproject.toml").read_bytes()).hexdigest()
    python = str(FOLDER / ("Scripts" if os.name == "nt" else "bin") / "python")
    stamp = FOLDER / "stamp"
    if not stamp.is_file() or stamp.read_text(encoding="ascii") != wanted:
        venv.create(FOLDER, with_pip=True, clear=True)
        install = [python, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*install, "-r", str(requirements), "--editable", f"{TOP}[envs]"], check=True)
        stamp.write_text(wanted, encoding="ascii")
    return python


def _runs(python: str, name: str) -> bool:
    print(f"== {name}", flush=True)
    return subprocess.run([python, TOP / "examples" / name, *SHORT], cwd=TOP, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
