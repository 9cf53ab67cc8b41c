"""The rules of European Plastic's Race, one file per heading of its book.

`docs/rules/plastics_race.md` has every rule with its code and its tests.
"""
