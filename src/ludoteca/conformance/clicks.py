"""Checks what a game says about clicks: that answers are alike, and that several can be given together."""

from ludoteca.engine import State
from ludoteca.table.one_click import bundles, final_together
from ludoteca.table.undoable import closes


def fault_of(state: State, *, together: bool) -> str:
    """The fault in the clicks of a state, or "". Only the last answer of a bundle may close the way back.

    `together`: look at bundles too, which takes longer.
    """
    rule = state.rule
    if rule.alike:
        closed = {(rule.verb(answer).name, closes(state, answer)) for answer in state.answers}
        if len({verb for verb, _ in closed}) < len(closed):
            return f"{rule.name} is marked as alike, but only some of its answers could be taken back"
    for bundled in bundles(state) if together else []:
        if final_together(state, bundled.replies) is None:
            return f"the bundle {bundled.bundle.name} answers what is not asked"
    return ""
