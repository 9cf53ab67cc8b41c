"""Comfort at a table: several answers in one click, usual answers, what must fail, boards in the terminal."""

from ludoteca.table.bundles import Bundle, Bundled, Reply, replies
from ludoteca.table.clicks import Clicks, Table, clicks_at, table_of

__all__ = ["Bundle", "Bundled", "Clicks", "Reply", "Table", "clicks_at", "replies", "table_of"]
