"""How easy words are to read: the Flesch-Kincaid grade, the school year in which most children can read a text.

The grade grows with the words in a sentence and the syllables in a word. Syllables are counted by groups of vowels,
which is right for nearly all English words.
"""

import re
from collections.abc import Iterable

WORD = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*")
VOWELS = re.compile(r"[aeiouy]+")
SILENT = re.compile(r"(?:[^aeiouylr]|[aeiouy][lr])e$|[^aeiouytd]ed$|[^aeiouyszxch]es$")


def syllables(word: str) -> int:
    """How many syllables an English word has, at least one.

    >>> [syllables(word) for word in ("road", "purple", "take", "closed", "wanted", "city", "collect", "energy")]
    [1, 2, 1, 1, 2, 2, 2, 3]
    """
    plain = word.lower()
    return max(1, len(VOWELS.findall(plain)) - (SILENT.search(plain) is not None))


def grade(texts: Iterable[str]) -> float:
    """The grade of some sentences, taken together.

    >>> round(grade(["The cat sat on the mat."]), 1), round(grade(["Collect bin 2 (ends your drive)"]), 1)
    (-1.4, 0.5)
    """
    words = [WORD.findall(text) for text in texts]
    counted = [word for sentence in words for word in sentence]
    sentences = sum(bool(sentence) for sentence in words)
    return 0.39 * len(counted) / sentences + 11.8 * sum(map(syllables, counted)) / len(counted) - 15.59
