"""Nim: the smallest game there is. It has no components, no cards, no piles, no ledger and nothing hidden."""
