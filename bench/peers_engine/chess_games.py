"""python-chess: legal moves and push, 300 plies at most."""

import random

import chess

from bench.peers_engine.timing import measure


def play(dice: random.Random) -> int:
    """One random game."""
    board, moves = chess.Board(), 0
    while moves < 300 and not board.is_game_over():
        legal = list(board.legal_moves)
        board.push(legal[int(dice.random() * len(legal))])
        moves += 1
    return moves


measure("python-chess", "chess, 300 plies at most", play, "a move")
