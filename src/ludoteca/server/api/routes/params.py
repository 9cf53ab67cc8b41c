"""Parameters that several routes take."""

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

from ludoteca.server.service.requests import NO_NUL

LARGEST = 2**31 - 1

GameId = Annotated[str, PathParameter(max_length=100, description="The id of a game, as in GET /api/games")]
TutorialId = Annotated[str, PathParameter(max_length=100, description="The id of a tutorial of that game")]
Fingerprint = Annotated[str | None, QueryParameter(max_length=64, description="Which components, as a table gives it")]
Language = Annotated[str, PathParameter(max_length=20, description="A language, such as en")]
TableId = Annotated[str, PathParameter(max_length=32, pattern=NO_NUL, description="The id of a table")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=63, description="The number of a seat")]

Seat = Annotated[int | None, QueryParameter(ge=0, le=63, description="Which seat is looking; usually your own")]
Looker = Annotated[int | None, QueryParameter(name="seat", ge=-1, le=63, description="The same; -1: as a spectator")]
Since = Annotated[int, QueryParameter(ge=0, le=LARGEST, description="The last event that is known")]
Stamp = Annotated[str, QueryParameter(max_length=40, description="The stamp of the table that is known")]
Wait = Annotated[float, QueryParameter(ge=0, le=25, description="How many seconds to wait for news")]
LogFrom = Annotated[int | None, QueryParameter(ge=0, le=LARGEST, description="Show the log after this event")]
From = Annotated[int, QueryParameter(name="from", ge=0, le=LARGEST, description="The first line")]
To = Annotated[int | None, QueryParameter(name="to", ge=0, le=LARGEST, description="The last line")]
Open = Annotated[bool, QueryParameter(name="open", description="Show what any seat saw, when the game is over")]
Brief = Annotated[bool, QueryParameter(name="brief", description="Only plain numbers, words and flags of the views")]
