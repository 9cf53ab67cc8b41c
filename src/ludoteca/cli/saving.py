"""Where the record of a game goes; files that are not its own are never overwritten."""

from pathlib import Path

from ludoteca.engine import Refused
from ludoteca.match.match import Match


class Saving:
    """Saves one match: wherever the player says, and at the end to the file named on the command line."""

    def __init__(self, match: Match, path: Path | None = None, loaded: Path | None = None) -> None:
        self.resumed = loaded is not None
        self._match = match
        self._path = path
        self._own: set[Path] = set() if loaded is None else {loaded.resolve()}
        self._saved_at = match.version
        if path is not None:
            self.to(path)

    @property
    def would_be_lost(self) -> bool:
        return self._path is None and self._saved_at != self._match.version

    def to(self, path: Path) -> None:
        """Write the record to a new file, or to one that this game was saved to or loaded from."""
        if path.exists() and path.resolve() not in self._own:
            raise Refused(f"{path} already exists. Choose another name.")
        try:
            self._match.save(path)
        except OSError as error:
            raise Refused(f"{path} cannot be written: {error.strerror}.") from None
        self._own.add(path.resolve())
        self._saved_at = self._match.version

    def at_the_end(self) -> Path | None:
        if self._path is not None:
            self.to(self._path)
        return self._path
