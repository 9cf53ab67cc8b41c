"""What a call is refused with."""

from collections.abc import Callable

import pytest

from ludoteca import Refused


def refused(call: Callable[..., object], *args: object, **named: object) -> str:
    """The sentence that says why."""
    with pytest.raises(Refused) as refusal:
        call(*args, **named)
    return str(refusal.value)
