"""The rules of Rolling Heights, one file per heading of the book.

`docs/rules/rolling_heights.md` has every rule with its code and its tests.
"""
