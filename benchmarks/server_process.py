"""The server that is loaded: the usual one, without limits on how fast one address may ask."""

import socket
import sys

import uvicorn

from ludoteca.server.app import application
from ludoteca.server.settings import Settings


def main() -> None:
    """Serve on a free port, which is printed first."""
    settings = Settings(
        db=f"sqlite:///{sys.argv[1]}/load.sqlite",
        log=False,
        tables_per_minute=10**6,
        posts_per_second=10**6,
        posts_per_second_of_seat=10**6,
        streams=10**5,
        streams_per_address=10**5,
    )
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(1024)
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(application(settings), log_config=None, access_log=False, ws="none")
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
