"""The server under load: the usual one, but without rate limits per address."""

import sys

from ludoteca.server.common.settings import Settings, VisitorLimits
from ludoteca.server.launch import WebServer, crowd_of, listen


def main() -> None:
    """Serve the given store on a free port, which is printed first."""
    limits = VisitorLimits(
        tables_per_minute=10**6,
        posts_per_second=10**6,
        posts_per_second_of_seat=10**6,
        streams=10**5,
        streams_per_address=10**5,
    )
    settings = Settings(db=sys.argv[1], limits=limits)
    crowd = crowd_of(settings)
    listener, port = listen("127.0.0.1", 0)
    print(port, flush=True)
    WebServer(settings, crowd).run(sockets=[listener])


if __name__ == "__main__":
    main()
