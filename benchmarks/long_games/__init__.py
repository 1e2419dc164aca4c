"""Games for benchmarks only, found through SENKI_GAMES."""
