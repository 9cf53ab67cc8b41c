"""Steps games for learning libraries: compiled with the engine, so it imports none of those libraries."""
