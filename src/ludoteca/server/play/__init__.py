"""A game at a table: answers, why not, undo, reaction windows, bots."""
