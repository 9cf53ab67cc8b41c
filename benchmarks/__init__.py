"""How fast Ludoteca plays, compared with others in one run: see README.md."""
