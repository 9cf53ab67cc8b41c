"""The service needs neither a web framework nor a database: it can also run inside a page."""

import subprocess
import sys

import ludoteca

FORBIDDEN = ("alembic", "h11", "litestar", "psycopg", "sqlalchemy", "starlette", "uvicorn")
PROGRAM = f"""import sys
sys.modules.update(dict.fromkeys({FORBIDDEN}))  # importing one of them is an error from now on
from tests.support.alone import main
main()"""


def test_whole_games_without_web_and_database_libraries() -> None:
    """Made, played to the end, looked at and read again from the store in memory."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    played = dict(line.split() for line in done.stdout.splitlines())
    assert tuple(played) == ludoteca.games()
    assert all(int(answers) > 50 for answers in played.values())
