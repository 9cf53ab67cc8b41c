"""A table in memory, and the only ways to reach it: by link or code, one transaction after the other."""
