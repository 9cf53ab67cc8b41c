"""Reports: what many games of one kind show, as one page to read and a JSON file with all figures.

>>> from ludoteca.report import added_up, played, report_page
>>> from ludoteca.sentences import Words
>>> from ludoteca.sim import Plan, grid
>>> run = grid(Plan("quay", None, 2, (), ("random",), seed=7))
>>> told = added_up(played(run, games=10, workers=1), Words(), "an example", progress=lambda games: None)
>>> told["games"], report_page(told, Words()).startswith("<!doctype html>")
(10, True)
"""

from ludoteca.report.compare import comparison
from ludoteca.report.compare_page import compare_page
from ludoteca.report.figures import Figures
from ludoteca.report.making import added_up, from_files, played
from ludoteca.report.names import Names
from ludoteca.report.pages import report_page
from ludoteca.report.skill import Skill, skill

__all__ = [
    "Figures", "Names", "Skill", "added_up", "compare_page", "comparison", "from_files", "played", "report_page",
    "skill",
]  # fmt: skip
