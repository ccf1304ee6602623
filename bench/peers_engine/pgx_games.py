"""Pgx: batches on JAX, on the processor; every step hits a live game."""

import os
import time
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

from bench.peers_engine.timing import SECONDS, WINDOWS, tell

CASES = {
    "leduc_holdem": "fold, call or raise",
    "kuhn_poker": "bet or pass",
    "sparrow_mahjong": "a discard",
}
BATCH = 1024
STEPS = 64


def roller(name: str) -> tuple[Any, Any]:
    """A batch of games, and a function that takes so many random steps in each."""
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one(carry: Any, _: Any) -> Any:
        state, key, ended = carry
        key, mine = jax.random.split(key)
        keys = jax.random.split(mine, BATCH)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.vmap(jax.random.categorical)(keys, logits)
        state = jax.vmap(step)(state, actions, jax.vmap(lambda each: jax.random.fold_in(each, 1))(keys))
        return (state, key, ended + (state.terminated | state.truncated).sum()), None

    def roll(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, (state, key, jnp.int32(0)), None, length=STEPS)[0]

    return jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH)), jax.jit(roll)


for case, choice in CASES.items():
    state, roll = roller(case)
    state, key, ended = roll(state, jax.random.PRNGKey(1))
    jax.block_until_ready(ended)
    windows = []
    for _ in range(WINDOWS):
        begun, rounds, games = time.perf_counter(), 0, 0
        while time.perf_counter() - begun < SECONDS / WINDOWS:
            state, key, ended = roll(state, key)
            games += int(ended)
            rounds += 1
        spent = time.perf_counter() - begun
        windows.append((rounds * STEPS * BATCH / spent, games / spent))
    tell("Pgx", case, windows, choice, f"batches of {BATCH}, with observation and mask")
