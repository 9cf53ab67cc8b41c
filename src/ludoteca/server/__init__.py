"""Tables over the network: matches for browsers and programs, one store, a link for every seat.

`api/` is the HTTP interface and its types; `tables/` is a table and its seats, from its creation to the rematch;
`play/` is what happens in a game: answers, undo, reaction windows, bots; `watch/` is what others see of it, and when;
`records/` looks back at games; `store/` keeps everything. `app.py` puts the parts together, `launch.py` starts them.
"""
