"""`python -m ludoteca` is the command `ludoteca`."""

import sys


def run() -> None:
    """Load the commands, which takes a moment in which Ctrl-C may come, and do what was typed."""
    try:
        from ludoteca.cli import main  # noqa: PLC0415 - see above
    except KeyboardInterrupt:
        sys.stderr.write("Stopped.\n")
        sys.exit(130)
    main(prog_name="ludoteca")


if __name__ == "__main__":
    run()
