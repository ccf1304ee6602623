"""Tokens: who holds one has what it stands for."""

import secrets


def new_token() -> str:
    """128 random bits in base64url, 22 characters."""
    return secrets.token_urlsafe(16)
