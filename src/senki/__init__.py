"""senki (戦記): tabletop games of war, on one definition of each game's rules."""

from senki import libraries

__version__ = "0.1.0"

libraries.install()
