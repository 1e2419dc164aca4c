"""The action cards, a module for each family of windows; the deck is in `rules/deck.py`."""
