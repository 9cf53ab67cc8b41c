"""Programs for those who work on Ludoteca."""
