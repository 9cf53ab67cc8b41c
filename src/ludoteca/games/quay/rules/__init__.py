"""The rules of Smugglers' Quay, one file per heading of its ledger.

`docs/rules/quay.md` has every rule with its code and its tests.
"""
