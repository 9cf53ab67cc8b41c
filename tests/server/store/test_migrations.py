"""Stores of other versions: older ones are upgraded when a server starts, newer and foreign ones are refused."""

import shutil
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, inspect, text
from tests.support.serving import (
    NO_WINDOWS,
    PERSON,
    Json,
    answer,
    assert_record_is_true,
    create,
    look,
    ludoteca,
    play_out,
    quick,
    served,
    without_stamp,
)

from ludoteca.server.store.sql import migrate

NEXT = '''"""What a later version might change: both columns and a whole table written anew."""

import sqlalchemy as sa
from alembic import op

revision = "9000"
down_revision = "{head}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.String(20)))
    with op.batch_alter_table("tables", recreate="auto") as tables:
        tables.add_column(sa.Column("note", sa.Text, nullable=False, server_default="none"))
        tables.alter_column("game", existing_type=sa.String(100), type_=sa.String(120))
'''


def engine_url(db: str) -> str:
    """The store's address for SQLAlchemy."""
    return db.replace("postgresql://", "postgresql+psycopg://")


def middle_of_a_game(client: httpx.Client) -> Json:
    """A table after a few answers."""
    made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
    for _ in range(3):
        view = look(client, made, look(client, made, 0)["pending"]["player"])
        assert answer(client, made, view, view["pending"]["answers"][-1]["answer"]).status_code == 200
    return made


def later_version(folder: Path) -> Path:
    """The migrations of a version after this one."""
    migrations = folder / "migrations"
    shutil.copytree(migrate.MIGRATIONS, migrations)
    files = sorted((migrations / "versions").glob("v*.py"))
    head = files[-1].name[1:5]
    new = NEXT.replace("{head}", head)
    (migrations / "versions" / "v9000_next.py").write_text(new, encoding="utf-8")
    return migrations


def test_a_store_is_upgraded_and_its_tables_play_on(db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later version opens the store of this one in the middle of a game: nothing is lost, the game ends well."""
    with served(quick(db)) as client:
        made = middle_of_a_game(client)
        before = look(client, made, 0)
    monkeypatch.setattr(migrate, "MIGRATIONS", later_version(tmp_path))
    for _ in range(2):  # the second time there is nothing to do
        with served(quick(db)) as client:
            assert without_stamp(look(client, made, 0)) == without_stamp(before)
    engine = create_engine(engine_url(db))
    assert "colour" in {column["name"] for column in inspect(engine).get_columns("seats")}
    with engine.begin() as conn:
        assert conn.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == "9000"
        assert conn.execute(text("SELECT note FROM tables")).scalars().all() == ["none"]
        assert conn.execute(text("SELECT count(*) FROM answers")).scalar_one() > 3
    engine.dispose()
    with served(quick(db)) as client:
        play_out(client, made, [0, 1])
        assert_record_is_true(client, made)


def refusal(db: str) -> str:
    """What a server says that will not open a store."""
    done = ludoteca("serve", "--no-open", "--port", "0", "--db", db)
    assert done.returncode == 2
    assert done.stderr.startswith("ludoteca: ")
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


def test_a_store_of_a_newer_version_is_refused(db: str) -> None:
    """One sentence, and nothing is changed."""
    with served(quick(db)) as client:
        made = create(client, [PERSON, PERSON])
    engine = create_engine(engine_url(db))
    with engine.begin() as conn:
        conn.execute(text("UPDATE alembic_version SET version_num = '9000'"))
    assert "newer version" in refusal(db)
    with engine.begin() as conn:
        assert conn.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == "9000"
        assert conn.execute(text("SELECT id FROM tables")).scalar_one() == made["table"]
    engine.dispose()


@pytest.mark.parametrize("version", [None, "0001"])
def test_a_store_of_another_program_is_refused(db: str, version: str | None) -> None:
    """Also one that counts its versions as we do; nothing is put into it."""
    engine = create_engine(engine_url(db))
    with engine.begin() as conn:
        conn.execute(text("CREATE TABLE bookmarks (name VARCHAR(20))"))
        if version:
            conn.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32))"))
            conn.execute(text("INSERT INTO alembic_version VALUES (:version)"), {"version": version})
    before = inspect(engine).get_table_names()
    file = Path(db.removeprefix("sqlite:///"))
    content = file.read_bytes() if file.is_file() else b""
    assert "something else" in refusal(db)
    assert inspect(engine).get_table_names() == before
    assert content == (file.read_bytes() if content else b"")
    engine.dispose()


def test_files_that_are_no_database_are_refused(tmp_path: Path) -> None:
    """A text and a folder; the text stays what it is."""
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana, " * 100, encoding="utf-8")
    assert "cannot be used as a store" in refusal(f"sqlite:///{letter}")
    assert letter.read_text(encoding="utf-8") == "Dear Ana, " * 100
    (tmp_path / "folder").mkdir()
    assert "cannot be used as a store" in refusal(f"sqlite:///{tmp_path / 'folder'}")
