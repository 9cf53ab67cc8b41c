"""Notices to an address that a table's host named: whose turn it is, and nothing that is hidden."""
