"""Reports on many games of one kind: one page to read and a JSON file with all results.

Games are counted (`counts`), the counts become results (`summary`), and the results become the page: `sections`
has its tables, `page` the sentences at the top.

>>> from ludoteca.lab.report import added_up, played, report_page
>>> from ludoteca.words.sentences import Words
>>> from ludoteca.lab.simulate import Setup, grid
>>> run = grid(Setup("quay", None, 2, (), ("random",), seed=7))
>>> results = added_up(played(run, games=10, workers=1), Words(), "an example", progress=lambda games: None)
>>> results.games, report_page(results, Words()).startswith("<!doctype html>")
(10, True)
"""

from ludoteca.lab.report.comparison import Comparison, comparison
from ludoteca.lab.report.comparison_page import compare_page
from ludoteca.lab.report.games import from_files, keeping_rows, played
from ludoteca.lab.report.names import Names
from ludoteca.lab.report.page import report_page
from ludoteca.lab.report.results import Results
from ludoteca.lab.report.skill import Skill, add_skill
from ludoteca.lab.report.summary import added_up

__all__ = [
    "Comparison", "Names", "Results", "Skill", "add_skill", "added_up", "compare_page", "comparison", "from_files",
    "keeping_rows", "played", "report_page",
]  # fmt: skip
