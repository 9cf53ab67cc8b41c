"""Smugglers' Quay: a tiny complete game, to test the engine and to show how a game is added."""
