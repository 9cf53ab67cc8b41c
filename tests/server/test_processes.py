"""Several server processes on one store, and what is done to a store from outside while a server runs."""

import subprocess
import threading
from pathlib import Path

import httpx
import pytest
from tests.support.postgres import Postgres
from tests.support.serving import (
    BOT,
    LUDOTECA,
    OPEN,
    PERSON,
    Json,
    Process,
    create,
    key,
    look,
    ludoteca,
    quick,
    served,
    sqlite_url,
    wait_for,
)

from ludoteca.client import Client, SeatClient


def test_two_processes_serve_one_table(store_url: str) -> None:
    """Players on different servers of the same store play one game to its end, and both see the same one."""
    with served(quick(store_url)) as one, served(quick(store_url)) as other:
        made = create(one, [PERSON, PERSON, BOT], options={"patrol": False, "goal": 8})
        seats = [
            SeatClient(Client(str(client.base_url)), made["table"], seat, made["seats"][seat]["token"])
            for seat, client in enumerate((one, other))
        ]
        last: list[Json] = []

        def play(seat: SeatClient) -> None:
            last.append(seat.play(lambda table: int(table["pending"]["answers"][len(last)]["answer"])))

        threads = [threading.Thread(target=play, args=(seat,), daemon=True) for seat in seats]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(120)
        assert len(last) == 2
        assert last[0]["over"]
        assert last[0]["scores"] == last[1]["scores"]
        assert last[0]["version"] == last[1]["version"]


def test_who_is_there_and_what_they_say_is_known_everywhere(database_server: Postgres) -> None:
    """A stream at one process shows at the other, and so do phrases, in their order."""
    url = database_server.database()
    with served(quick(url)) as one, served(quick(url)) as other:
        made = create(one, [PERSON, PERSON])
        table, tokens = f"/api/tables/{made['table']}", [key(seat["token"]) for seat in made["seats"]]
        assert look(other, made, 1)["seats"][0]["present"] is False
        with one.stream("GET", f"{table}/events", headers=tokens[0]) as reply:
            lines = reply.iter_lines()
            assert next(lines).startswith("retry")
            wait_for(lambda: look(other, made, 1)["seats"][0]["present"])
        wait_for(lambda: not look(other, made, 1)["seats"][0]["present"])
        for seat, (client, phrase) in enumerate(((one, "phrase-hello"), (other, "phrase-thanks"))):
            body = {"seat": seat, "phrase": phrase}
            client.post(f"{table}/phrases", json=body, headers=tokens[seat]).raise_for_status()
            wait_for(lambda seat=seat: all(len(look(at, made, 0)["phrases"]) == seat + 1 for at in (one, other)))
        assert look(one, made, 0)["phrases"] == look(other, made, 0)["phrases"]


def test_backup_and_restore_while_the_server_runs(store_url: str, tmp_path: Path) -> None:
    """A backup holds the tables as they were; restored, the running server shows them so again."""
    file = tmp_path / "tables.backup"
    with served(quick(store_url)) as client:
        made = create(client, [PERSON, PERSON], options={"patrol": False})
        before = look(client, made, 0)
        done = ludoteca("backup", str(file), "--db", store_url)
        assert done.returncode == 0, done.stderr
        assert f"backed up to {file}." in done.stdout
        assert ludoteca("backup", str(file), "--db", store_url).returncode == 2
        body = {"seat": 0, "version": before["version"], "answer": 8}
        headers = key(made["seats"][0]["token"])
        assert client.post(f"/api/tables/{made['table']}/answers", json=body, headers=headers).status_code == 200
        assert look(client, made, 0)["version"] > before["version"]
        restored = ludoteca("restore", str(file), "--db", store_url)
        assert restored.returncode == 0, restored.stderr
        wait_for(lambda: look(client, made, 0)["version"] == before["version"])
        assert client.post(f"/api/tables/{made['table']}/answers", json=body, headers=headers).status_code == 200
    file.write_bytes(b"not a backup")
    broken = ludoteca("restore", str(file), "--db", store_url)
    assert broken.returncode == 2
    assert "is not a backup" in broken.stderr


def test_a_bot_of_another_process_joins(tmp_path: Path) -> None:
    """`ludoteca join LINK` takes an open seat over the public interface and plays to the end; so does one by code."""
    server = Process(sqlite_url(tmp_path))
    try:
        with httpx.Client(base_url=server.url) as client:
            made = create(client, [OPEN, OPEN], options={"goal": 8, "patrol": False})
        link = f"{server.url}/#/table/{made['table']}/{made['seats'][1]['token']}"
        joining = [
            subprocess.Popen(
                [*LUDOTECA, "join", *words, "--bot", "random"],
                stdout=subprocess.PIPE,
                text=True,
            )
            for words in ([link, "--name", "Cleo"], [server.url, "--code", made["code"]])
        ]
        said = [process.communicate(timeout=120)[0] for process in joining]
        assert all("The game is over" in text and "Cleo" in text for text in said)
    finally:
        assert server.stop() == 0
    refused = ludoteca("join", "http://127.0.0.1:9", "--bot", "random")
    assert refused.returncode == 2
    assert "LINK" in refused.stderr


@pytest.mark.parametrize("db", ["mysql://here", "sqlite:///", "postgresql://nobody@127.0.0.1:9/none"])
def test_stores_that_cannot_be(db: str) -> None:
    """One sentence, exit code 2."""
    done = ludoteca("serve", "--no-open", "--port", "0", "--db", db)
    assert done.returncode == 2
    assert done.stderr.startswith("ludoteca: ")
    assert len(done.stderr.splitlines()) == 1
