"""Who hears of a table besides those who are told of it."""

from typing import Literal

Listed = Literal["never", "free", "always"]
"""`never`: one comes by the link or the code. `free`: it stands in the public list while somebody can sit down.
`always`: when it is full, too, for watching."""
