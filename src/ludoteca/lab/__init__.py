"""Many games: simulate, hold tournaments, report, train."""
