"""One game being played: match, undo, record, replay, dealer, events, snapshot."""
