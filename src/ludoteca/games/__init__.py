"""The games: one folder each, all of the same shape; see `docs/howto/add-a-game.md`."""
