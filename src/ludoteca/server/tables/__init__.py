"""A table and its seats: making it, opening it by link or code, sitting down, changing it in one transaction."""
