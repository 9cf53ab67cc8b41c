"""The rules of Rolling Heights, one file per heading of the book."""
