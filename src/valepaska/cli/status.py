"""The exit statuses of a program that was stopped, as shells count them."""

INTERRUPTED = 130
BROKEN_PIPE = 141
