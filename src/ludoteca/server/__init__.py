"""Tables over the network: matches for browsers and programs, one store, a link for every seat.

From the top: `app.py` puts the parts together, `launch.py` starts them; `api/` is the HTTP interface; `service/` is
everything that can be done at tables; `watch/` is what others see of it, and when; `tables/` is a table and its
transactions; `store/` keeps everything; `common/` is what all of these need. Each knows only those below it.
"""
