"""Our games as environments of learning libraries, each of which needs packages of its own."""
