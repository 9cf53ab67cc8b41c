"""Our games as environments for learning libraries, each of which needs packages of its own."""
