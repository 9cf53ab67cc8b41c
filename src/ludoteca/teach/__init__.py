"""Tutorials, hints and the coach."""
