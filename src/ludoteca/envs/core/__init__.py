"""What steps games for learning libraries: compiled with the engine, so it knows none of those libraries."""
