"""Learning to judge positions: games that bots play against themselves, and networks fitted to how they went.

Needs numpy (`pip install ludoteca[learn]`). What comes of it is a file of weights, which bots read without numpy.
"""
