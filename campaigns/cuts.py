"""Streams are cut by a proxy of the test; pages that resume get every event once.

A step plays a table of each of the three games and of the toy game, with two people and a bot each. Their answers go
straight to the server, their streams through a proxy that cuts one of them ten times. The step's number decides whose
it is, and when. There are three kinds of cut in turn: in the middle of a message, by a reset (RST), and by silence, in
which nothing gets through and neither side is told that the other is gone. A page that hears nothing for four seconds,
not even the server's pings, considers its stream broken. A page opens a new stream with the number of its last event.

In the end every seat must have received every event exactly once and in order, and its page must show the same table
and the same log as the server. The store is compared with what was acknowledged as in the campaign `kills`.
"""

import tempfile
from pathlib import Path

from tests.support.audit import assert_nothing_wrong, audit
from tests.support.cutting import cut
from tests.support.serving import sqlite_url

from campaigns.campaign import Campaign, Counts

CUTS = 10


def step(number: int) -> Counts:
    """Ten cuts."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-cuts-") as folder:
        db = sqlite_url(Path(folder))
        memory, counts = cut(db, CUTS, number)
        counts |= audit(db, memory)
    assert_nothing_wrong(counts, "events missed", "events doubled", "replaced by bots")
    return counts


CAMPAIGN = Campaign("cuts", step, at_once=1)
