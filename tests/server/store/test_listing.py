"""`ludoteca tables` with real stores."""

from pathlib import Path

from tests.support.serving import BOT, NO_WINDOWS, OPEN, PERSON, create, key, look, ludoteca, play_out, quick, served


def test_tables_are_listed(db: str) -> None:
    """Each with its game, its state and who sits there; no link, no code, no card."""
    with served(quick(db)) as client:
        over = create(client, [PERSON, PERSON], options=NO_WINDOWS)
        play_out(client, over, [0, 1])
        playing = create(client, [{**PERSON, "name": "Ana"}, BOT])
        waiting = create(client, [PERSON, OPEN])
        done = ludoteca("tables", "--db", db)
    assert done.returncode == 0, done.stderr
    lines = {line.split()[0]: line for line in done.stdout.splitlines()}
    assert set(lines) == {over["table"], playing["table"], waiting["table"]}
    assert "  over  " in lines[over["table"]]
    assert "  playing  " in lines[playing["table"]]
    assert lines[playing["table"]].endswith("Ana, Player 2 (random)")
    assert lines[waiting["table"]].endswith("Player 1, Player 2 (open)")
    assert waiting["code"] not in done.stdout


def test_a_table_is_deleted_while_the_server_runs(db: str) -> None:
    """It is gone at once; a wrong name deletes nothing."""
    with served(quick(db)) as client:
        gone, kept = create(client, [PERSON, PERSON]), create(client, [PERSON, PERSON])
        refused = ludoteca("tables", "--db", db, "--delete", kept["table"], "--delete", "nothing")
        assert refused.returncode == 2
        assert refused.stderr == "ludoteca: There is no table nothing; nothing was deleted.\n"
        assert ludoteca("tables", "--db", db, "--delete", gone["table"]).stdout == f"Deleted: {gone['table']}.\n"
        assert look(client, kept, 0)["table"] == kept["table"]
        assert client.get(f"/api/tables/{gone['table']}", headers=key(gone["host"])).status_code in {403, 404}


def test_a_store_that_is_not_there(tmp_path: Path) -> None:
    """Looking makes no new store."""
    done = ludoteca("tables", "--data", str(tmp_path / "nowhere"))
    assert done.returncode == 2
    assert "There is no store" in done.stderr
    assert not (tmp_path / "nowhere").exists()
