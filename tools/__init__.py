"""Programs for people who work on Ludoteca."""
