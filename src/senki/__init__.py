"""senki (戦記): tabletop games of war, on one definition of each game's rules."""

__version__ = "0.1.0"
