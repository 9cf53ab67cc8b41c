"""The addresses of the HTTP interface, by subject."""
