"""Iditacards: a dog sled race of decks, risks and weather, for one to four."""
