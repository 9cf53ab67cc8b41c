"""What a server writes about what it does: lines of JSON without a secret, and figures for Prometheus."""

import json
import re
from pathlib import Path

import httpx
from tests.support.serving import (
    NO_WINDOWS,
    PERSON,
    Json,
    Process,
    answer,
    create,
    key,
    look,
    play_out,
    sqlite_url,
    wait_for,
)

SAMPLE = re.compile(r'(\w+)(?:\{(\w+="[^"]*"(?:,\w+="[^"]*")*)\})? (\S+)')
ANSWERS = "/api/tables/{table}/answers"


def lines_of(server: Process) -> list[Json]:
    """What the server logged, without what it says to the person who started it."""
    return [json.loads(line) for line in server.said if line.startswith("{")]


def test_the_log_holds_no_secrets(tmp_path: Path) -> None:
    """A line of JSON for every request of a whole game, without tokens, names, queries, addresses or answers."""
    server = Process(sqlite_url(tmp_path), "--log=debug")
    with httpx.Client(base_url=server.url) as client:
        made = create(client, [{**PERSON, "name": "Rumpelstiltskin"}, PERSON], options=NO_WINDOWS)
        view = look(client, made, 0)
        answer(client, made, view, view["pending"]["answers"][0]["answer"], key="verysecretkey")
        table = f"/api/tables/{made['table']}"
        assert client.get(f"{table}/poll?stamp=topsecret&wait=0", headers=key(made["watch"])).status_code == 200
        assert client.get(f"{table}/record?token=topsecret", headers=key("mistyped")).status_code == 403
        assert client.get("/api/none/topsecret?token=topsecret").status_code == 404
        play_out(client, made, [0, 1])
    assert server.stop() == 0
    server.listener.join(5)
    lines = lines_of(server)
    assert lines[0] | {"ms": 0} == {
        "level": "debug", "message": "request", "method": "POST", "route": "/api/tables", "status": 200, "ms": 0
    }  # fmt: skip
    answers = [line for line in lines if line["route"] == ANSWERS]
    assert len(answers) > 10
    assert [line["refusal"] for line in lines if line["status"] == 404] == ["unknown"]
    secrets = [made["host"], made["watch"], *(seat["token"] for seat in made["seats"])]
    for secret in (*secrets, made["table"], "Rumpelstiltskin", "secret", "mistyped", "127.0.0.1", 'answer"'):
        assert secret not in json.dumps(lines)


def figures(text: str) -> dict[tuple[str, frozenset[str]], float]:
    """The samples of Prometheus' text format, by name and labels; each belongs to a family that has a type."""
    families = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    found: dict[tuple[str, frozenset[str]], float] = {}
    for line in (line for line in text.splitlines() if not line.startswith("# ")):
        sample = SAMPLE.fullmatch(line)
        assert sample, line
        name, labels, value = sample.groups()
        assert re.sub("_(bucket|sum|count)$", "", name) in families or name in families
        assert found.setdefault((name, frozenset((labels or "").split(","))), float(value)) == float(value)
    return found


def test_figures_for_prometheus(tmp_path: Path) -> None:
    """Requests by route and how long they took, refusals by code, tables, streams: true of what was just done."""
    server = Process(sqlite_url(tmp_path), "--metrics=127.0.0.1:0")
    address = next(line.split()[-1] for line in server.said if "Prometheus" in line)

    def of(name: str, *labels: str) -> float:
        shown = figures(httpx.get(address).raise_for_status().text)
        return sum(value for (one, with_), value in shown.items() if one == name and with_.issuperset(labels))

    route = f'route="{ANSWERS}"'
    with httpx.Client(base_url=server.url) as client:
        assert client.get("/metrics").headers["content-type"] == "text/html; charset=utf-8"  # the page, no figures
        made = create(client, [PERSON, PERSON], options=NO_WINDOWS)
        view = look(client, made, 0)
        answers = [answer(client, made, view, view["pending"]["answers"][0]["answer"]).status_code for _ in range(3)]
        assert answers == [200, 409, 409]
        with client.stream("GET", f"/api/tables/{made['table']}/events", headers=key(made["watch"])) as stream:
            lines = stream.iter_lines()
            assert next(lines).startswith("retry")
            assert (of("ludoteca_streams"), of("ludoteca_tables"), of("ludoteca_bots_thinking")) == (1, 1, 0)
        wait_for(lambda: of("ludoteca_streams") == 0)
        assert of("ludoteca_refusals_total", 'code="stale"') == 2
        assert of("ludoteca_request_seconds_count", route, 'status="409"') == 2
        assert of("ludoteca_request_seconds_bucket", route, 'status="200"', 'le="+Inf"') == 1
        assert 0 < of("ludoteca_request_seconds_sum", route) < 30
        client.request("MADEUP", "/api/health")
        assert of("ludoteca_request_seconds_count", 'method="other"') == 1
        assert httpx.get(address.replace("metrics", "api/health")).status_code == 404
    assert server.stop() == 0
    server.listener.join(5)
    assert lines_of(server) == []  # without `--log debug`
