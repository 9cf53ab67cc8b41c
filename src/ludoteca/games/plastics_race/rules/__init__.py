"""The rules of European Plastic's Race, one file per heading of its book."""
