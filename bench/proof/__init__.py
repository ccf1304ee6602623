"""What `bench/strength.py` measures, keeps and writes: the proof of how strong the bots are, and are not."""
