"""Learning to judge positions: bots play against themselves, and networks are fitted to how the games went.

Needs numpy (`pip install ludoteca[learn]`). The result is a file of weights, which bots can read without numpy.
"""
