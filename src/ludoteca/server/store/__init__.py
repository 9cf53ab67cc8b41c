"""Where tables are kept: the words in which a store is asked, and its homes."""
