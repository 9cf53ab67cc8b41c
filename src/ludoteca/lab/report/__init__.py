"""Reports: what many games of one kind show, as one page to read and a JSON file with all figures.

>>> from ludoteca.lab.report import added_up, played, report_page
>>> from ludoteca.words.sentences import Words
>>> from ludoteca.lab.simulate import Plan, grid
>>> run = grid(Plan("quay", None, 2, (), ("random",), seed=7))
>>> told = added_up(played(run, games=10, workers=1), Words(), "an example", progress=lambda games: None)
>>> told["games"], report_page(told, Words()).startswith("<!doctype html>")
(10, True)
"""

from ludoteca.lab.report.compare import comparison
from ludoteca.lab.report.compare_page import compare_page
from ludoteca.lab.report.figures import Figures
from ludoteca.lab.report.making import added_up, from_files, played
from ludoteca.lab.report.names import Names
from ludoteca.lab.report.pages import report_page
from ludoteca.lab.report.skill import Skill, skill

__all__ = [
    "Figures", "Names", "Skill", "added_up", "compare_page", "comparison", "from_files", "played", "report_page",
    "skill",
]  # fmt: skip
