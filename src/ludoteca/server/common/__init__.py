"""For every layer: settings, refusals, the games on the shelf, worker processes, background work."""
