"""The interfaces of researchers: PettingZoo, Gymnasium and OpenSpiel. Each needs its library (extra `[research]`)."""
