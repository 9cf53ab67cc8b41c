"""The coach: it separates luck from skill in a recorded game, and says what a strong player would do.

Decisions are judged by what the seat could know: in worlds drawn from its knowledge. Luck is counted with all cards
open, since only then is it known how likely each card was. `docs/decisions/0011-luck-and-skill.md` says why.
"""

from ludoteca.teach.coach.analysis import Analysis, put_together
from ludoteca.teach.coach.decisions import Decided, decided
from ludoteca.teach.coach.hints import Hint, hint
from ludoteca.teach.coach.learned import Judgement, judgement
from ludoteca.teach.coach.luck import Fell, luck_of
from ludoteca.teach.coach.puzzles import Puzzle, of_day
from ludoteca.teach.coach.steps import Choice, Fall, GameSteps, course
from ludoteca.teach.coach.work import WORLDS, Judging, analyse, judged

__all__ = [
    "WORLDS", "Analysis", "Choice", "Decided", "Fall", "Fell", "GameSteps", "Hint", "Judgement", "Judging", "Puzzle",
    "analyse", "course", "decided", "hint", "judged", "judgement", "luck_of", "of_day", "put_together",
]  # fmt: skip
