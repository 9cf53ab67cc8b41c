"""What a visitor's browser remembers when they arrive, in tests and for pictures: scripts to run before a page."""

import json

import ludoteca

GOALS_SEEN = f"localStorage.setItem('ludoteca.goals-seen', {json.dumps(json.dumps(ludoteca.games()))})"
"""They have been told the goal of every game, so no card about it covers the table."""


def wishes(speed: str) -> str:
    """A script for a new page: its reader wants to see the others' turns at this speed, until they say otherwise."""
    stored = json.dumps(json.dumps({"speed": speed}))
    return f"""if (location.protocol.startsWith('http') && !localStorage.getItem('ludoteca.settings'))
        localStorage.setItem('ludoteca.settings', {stored});"""
