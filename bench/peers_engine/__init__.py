"""Random play on other engines, one script a peer, each run in an environment of its own."""
