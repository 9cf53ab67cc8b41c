"""PostgreSQL is stopped and started again under two running servers, with people at open pages.

A step plays a table of each of the three games and of the toy game, with two people and a bot each. The first person's
page follows the table by a stream of one server, the second's by a stream of the other. The database is stopped five
times for 1 to 10 seconds. The step's number decides how long, and the mode: `fast` ends all connections, `immediate` is
like a power cut. A seat that is asked and seems to be away for 4 seconds would be given to a bot, and some people think
longer than that.

After each restart everybody must be present at both servers again, and answers must continue. In the end nobody may
have been replaced by a bot, every page must show the same table and the same log as the server, every event must have
come once and in order, and the store is compared with what was acknowledged as in the campaign `kills`.
"""

from tests.support import postgres
from tests.support.audit import assert_nothing_wrong, audit
from tests.support.outages import restarted

from campaigns.campaign import Campaign, Counts

RESTARTS = 5


def step(number: int) -> Counts:
    """Five restarts."""
    with postgres.running() as server:
        db = server.database()
        memory, counts = restarted(server, db, RESTARTS, number)
        counts |= audit(db, memory)
    assert_nothing_wrong(counts, "replaced by bots", "events missed", "events doubled")
    return counts


CAMPAIGN = Campaign("restarts", step, at_once=1)
