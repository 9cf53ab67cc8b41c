"""Write `web/src/lib/openapi.ts`, the TypeScript types of the HTTP interface: `python -m tools.web_types [FILE]`."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import page
from tools.build_web import TOP, find_npm
from tools.serving import serving

WEB = TOP / "web"
TYPES = WEB / "src" / "lib" / "openapi.ts"


def main(file: Path = TYPES) -> None:
    """Make the types from the interface as it is now."""
    page.install_packages(find_npm(), TOP, everything=True)
    with tempfile.TemporaryDirectory() as folder:
        document = Path(folder) / "openapi.json"
        with serving(Path(folder)) as server:
            document.write_text(json.dumps(server.get("schema/openapi.json")), encoding="utf-8")
        program = WEB / "node_modules" / ".bin" / "openapi-typescript"
        command = [str(program), str(document), "--output", str(file), "--alphabetize"]
        subprocess.run(command, cwd=WEB, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
