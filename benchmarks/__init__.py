"""How fast Ludoteca plays, beside others, in one run: see README.md."""
