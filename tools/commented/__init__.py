"""Deals of the net with a word on each notable lie and doubt: what `tools/commented_deals.py` writes."""
