"""The rules of Iditacards, one file per heading of its book."""
