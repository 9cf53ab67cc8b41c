"""Looking back at games: their moments, their luck, and playing on from a line. All of it runs in a worker process."""
