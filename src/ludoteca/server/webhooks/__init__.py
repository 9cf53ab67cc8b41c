"""Notices to an address that a table's host gave: whose turn it is, and nothing hidden."""
