"""Comfort at a table: several answers in one click, usual answers, what must fail, boards in the terminal."""

from ludoteca.table.bundles import Bundle, Bundled, Reply, replies
from ludoteca.table.clicks import Clicks, FewerClicks, clicks_at, message_ids, table_of

__all__ = ["Bundle", "Bundled", "Clicks", "FewerClicks", "Reply", "clicks_at", "message_ids", "replies", "table_of"]
