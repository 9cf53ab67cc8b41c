"""Components of one's own at tables, and games that are broken."""

import os
import shutil
from pathlib import Path

import httpx
import pytest
from tests.support.distributions import install
from tests.support.quays import content_folder
from tests.support.serving import (
    BOT,
    NO_WINDOWS,
    PERSON,
    Json,
    Process,
    answer,
    create,
    error,
    key,
    look,
    ludoteca,
    play_out,
    quick,
    served,
    sqlite_url,
)

import ludoteca as package
from ludoteca.games.quay.content import DATA
from ludoteca.match.record import parse
from ludoteca.match.replay import Replay
from ludoteca.server.common.shelf import Shelf

HAND = 5
RUM = "quay-card-rum = rum\n"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """Components with larger hands, and with rum, for which they bring a word, instead of tea."""
    folder = content_folder(
        tmp_path, lambda text: text.replace("hand = 3", f"hand = {HAND}").replace('id = "tea"', 'id = "rum"')
    )
    (folder / "words" / "en").mkdir(parents=True)
    (folder / "words" / "en" / "quay.ftl").write_text(RUM, encoding="utf-8")
    return folder


def hand(client: httpx.Client, made: Json) -> list[str]:
    """What the first seat holds."""
    cards: list[str] = look(client, made, 0)["view"]["players"][0]["hand"]
    return cards


def record_of(client: httpx.Client, made: Json) -> bytes:
    """The record that can be downloaded when the game is over."""
    return client.get(f"/api/tables/{made['table']}/record", headers=key(made["host"])).content


def test_a_whole_game_with_components_of_your_own(box: Path, tmp_path: Path) -> None:
    """Tables, bots, records, moments, forks, rematches and the page's components all know them."""
    own = package.game("quay", content=box)
    with served(quick(sqlite_url(tmp_path), shelf=Shelf({"quay": box}))) as client:
        listed = next(game for game in client.get("/api/games").json() if game["id"] == "quay")
        assert listed["content"] == own.content_hash
        drawn = client.get("/api/games/quay/content").json()
        assert drawn["quay.toml"]["hand"] == HAND
        assert RUM in client.get("/api/words/en").text
        made = create(client, [PERSON, BOT], seed=3, options=NO_WINDOWS)
        assert len(hand(client, made)) == HAND
        assert look(client, made, 0)["content"] == own.content_hash
        play_out(client, made, [0])
        text = record_of(client, made)
        record = parse(text)
        assert record.header.content == own.content_hash
        replay = Replay(own, record)
        replay.go_to(len(record.lines))
        replay.check_end()
        moments = client.get(f"/api/tables/{made['table']}/moments?from=0&to=3", headers=key(made["host"]))
        assert moments.status_code == 200
        checks = client.post("/api/replay", content=text).json()["checks"]
        assert (checks["differences"], checks["stopped"]) == ([], None)
        assert client.get(f"/api/tables/{made['table']}/luck", headers=key(made["host"])).status_code == 200
        forked = client.post(f"/api/tables/{made['table']}/fork", json={"n": 12}, headers=key(made["host"])).json()
        again = client.post(f"/api/tables/{made['table']}/rematch", headers=key(made["seats"][0]["token"])).json()
        assert look(client, forked, 0)["content"] == own.content_hash
        look_again = client.get(f"/api/tables/{again['table']}", headers=key(again["token"])).json()
        assert look_again["content"] == own.content_hash


def test_a_server_without_them_leaves_such_a_table_alone(box: Path, tmp_path: Path) -> None:
    """It says what is missing; other tables go on; with the folder the table goes on as if nothing had been."""
    db = sqlite_url(tmp_path)
    with served(quick(db)) as client:
        usual = create(client, [PERSON, PERSON], seed=3, public=True)
    with served(quick(db, shelf=Shelf({"quay": box}))) as client:
        assert len(hand(client, usual)) == 3
        made = create(client, [PERSON, PERSON], seed=3, public=True)
        before = look(client, made, 0)
        hash_of_usual = look(client, usual, 0)["content"]
        drawn = client.get(f"/api/games/quay/content?of={hash_of_usual}").json()
        assert drawn["quay.toml"]["hand"] == 3
    other = tmp_path / "other"
    shutil.copytree(box, other)
    (other / "quay.toml").write_text((box / "quay.toml").read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    for shelf in (Shelf(), Shelf({"quay": other})):
        with served(quick(db, shelf=shelf)) as client:
            headers = key(made["seats"][0]["token"])
            body = {"seat": 0, "version": before["version"], "answer": before["pending"]["answers"][0]["answer"]}
            for reply in (
                client.get(f"/api/tables/{made['table']}", headers=headers),
                client.post(f"/api/tables/{made['table']}/answers", json=body, headers=headers),
            ):
                assert error(reply) == (409, "no-content")
                assert "--content quay=DIR" in reply.json()["error"]["message"]
            assert [brief["table"] for brief in client.get("/api/tables/public").json()] == [usual["table"]]
            assert len(hand(client, usual)) == 3
    with served(quick(db, shelf=Shelf({"quay": box}))) as client:
        after = look(client, made, 0)
        assert after["view"] == before["view"]
        assert after["version"] == before["version"]
        assert answer(client, made, after, after["pending"]["answers"][0]["answer"]).status_code == 200


def test_the_command(box: Path, tmp_path: Path) -> None:
    """`serve --content GAME=DIR`, with bots that think in processes of their own."""
    server = Process(sqlite_url(tmp_path), "--content", f"quay={box}")
    try:
        with httpx.Client(base_url=server.url, timeout=30) as client:
            made = create(client, [PERSON, BOT], seed=3, options=NO_WINDOWS)
            assert len(hand(client, made)) == HAND
            play_out(client, made, [0])
            content = parse(record_of(client, made)).header.content
        assert content == package.game("quay", content=box).content_hash
        assert not [line for line in server.said if "broke" in line]
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["DIR"], "Say which game the components are for: --content GAME=DIR, not"),
        (["quay="], "Say which game the components are for: --content GAME=DIR, not 'quay='."),
        (["chess=DIR"], "There is no game 'chess'; installed are: "),
        (["quay=DIR/quay.toml"], "is no folder."),
        (["quay=DIR", "quay=DIR"], "--content names two folders for quay: give one."),
        (["quay=DIR/bad"], 'quay.toml, card "tea".cost: is not known here; known are: id, value, copies.'),
        (["quay=DIR/mute"], "There are no words for 'quay-card-gin': add them to words/en/quay.ftl beside"),
    ],
)
def test_bad_content_is_refused_at_the_start(given: list[str], sentence: str, box: Path, tmp_path: Path) -> None:
    """In one sentence, before anything is served."""
    text = (DATA / "quay.toml").read_text(encoding="utf-8")
    for name, changed in (("bad", text.replace('"tea"', '"tea"\ncost = 3')), ("mute", text.replace('"tea"', '"gin"'))):
        (box / name).mkdir()
        (box / name / "quay.toml").write_text(changed, encoding="utf-8")
    options = [part for one in given for part in ("--content", one.replace("DIR", str(box)))]
    done = ludoteca("serve", "--no-open", "--port", "0", "--db", sqlite_url(tmp_path), *options)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_broken_game_is_named_once_and_not_on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are there, and their words."""
    packages = tmp_path / "packages"
    install(packages, "broken_here", module="import no_such_module\n", words="broken-here-title is what?\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(packages), os.environ.get("PYTHONPATH", "")]))
    server = Process(sqlite_url(tmp_path))
    try:
        with httpx.Client(base_url=server.url, timeout=30) as client:
            assert "broken_here" not in [game["id"] for game in client.get("/api/games").json()]
            assert "broken_here" not in client.get("/api/health").json()["games"]
            assert "quay-title = " in client.get("/api/words/en").text
            assert client.get("/api/games/broken_here/rules").status_code == 404
            create(client, [PERSON, BOT])
            refused = client.post("/api/tables", json={"game": "broken_here", "seats": [PERSON, BOT]})
            assert refused.status_code == 400
            assert "No module named 'no_such_module'" in refused.json()["error"]["message"]
    finally:
        server.stop()
    assert len([line for line in server.said if "broken_here" in line]) == 1
