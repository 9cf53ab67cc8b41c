"""The version of this package, and whether it is the compiled one."""

from importlib.util import find_spec

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether engine, games and bots run as machine code (a wheel built with `LUDOTECA_COMPILE=1`).

    >>> import ludoteca
    >>> ludoteca.compiled()
    False
    """
    spec = find_spec("ludoteca.engine.state")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")
