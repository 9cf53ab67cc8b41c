"""Messages and views as words: Fluent catalogues, names of things, the lines of a ledger."""
