"""The server's log: one JSON object a line, on stderr."""

import json
import logging
import sys


class JsonLine(logging.Formatter):
    """A record as one line.

    >>> made = logging.makeLogRecord({"levelname": "WARNING", "msg": "%s is full", "args": ("Paris",)})
    >>> JsonLine().format(made)
    '{"level": "warning", "message": "Paris is full"}'
    """

    def format(self, record: logging.LogRecord) -> str:
        """The level, the message, the fields that the caller gave as `extra`, and the traceback if there is one."""
        line = {"level": record.levelname.lower(), "message": record.getMessage(), **getattr(record, "fields", {})}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def begin_log(level: str) -> None:
    """Write what is at least this serious to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("ludoteca").setLevel(level.upper())
