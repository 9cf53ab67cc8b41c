"""The rules of Iditacards, one file per heading of its book.

`docs/rules/iditacards.md` has every rule with its code and its tests.
"""
