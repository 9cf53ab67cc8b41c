"""The commands, run in this process."""

from click.testing import CliRunner, Result

from ludoteca.cli import main
from ludoteca.cli.group import BAD_INPUT, GOOD


def run(*words: object, typed: str = "") -> Result:
    return CliRunner().invoke(main, [str(word) for word in words], input=typed)


def output(*words: object, typed: str = "") -> str:
    """What a command says on stdout; it must succeed."""
    done = run(*words, typed=typed)
    assert done.exit_code == GOOD, (done.exception, done.output)
    return done.stdout


def refusal(*words: object, typed: str = "") -> str:
    """The sentence with which a command refuses bad input; it says nothing else."""
    done = run(*words, typed=typed)
    assert (done.exit_code, done.stdout) == (BAD_INPUT, ""), (done.exception, done.output)
    assert done.stderr.startswith("ludoteca: ")
    assert done.stderr.find("\n") == len(done.stderr) - 1, done.stderr
    return done.stderr.removeprefix("ludoteca: ").removesuffix("\n")
