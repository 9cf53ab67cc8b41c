"""`python -m ludoteca` is the command `ludoteca`."""

import signal
import sys

INTERRUPTED = 130


def run() -> None:
    """Do what was typed. Ctrl-C may come while the commands are loaded, and again while Python ends."""
    try:
        from ludoteca.cli import main  # noqa: PLC0415 - see above

        main(prog_name="ludoteca")
    except KeyboardInterrupt:
        _ignore_more()
        sys.stderr.write("Stopped.\n")
        sys.exit(INTERRUPTED)
    except SystemExit as leaving:
        if leaving.code == INTERRUPTED:
            _ignore_more()
        raise


def _ignore_more() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


if __name__ == "__main__":
    run()
