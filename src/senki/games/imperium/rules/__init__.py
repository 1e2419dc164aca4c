"""The rules, a module for each chapter. Windows come first: they are opened from everywhere, and their cards lead everywhere."""

from senki.games.imperium.rules import windows as windows
