"""Exact answers for a tiny game: CFR+, best responses, and how far a policy is from a Nash equilibrium.

A policy is one chance for each action of each information state, in the order of the tree's edges.
"""

import numpy as np

from bench.proof.tree import Array, Tree


def uniform(tree: Tree) -> Array:
    """Every action alike."""
    sizes = np.diff(tree.first_edge)
    return np.repeat(1.0 / sizes, sizes)


def normalised(tree: Tree, weights: Array) -> Array:
    """Chances in proportion to weights; every action alike where all are 0."""
    starts, sizes = tree.first_edge[:-1], np.diff(tree.first_edge)
    totals = np.repeat(np.add.reduceat(weights, starts), sizes)
    return np.where(totals > 0, weights / np.where(totals > 0, totals, 1), np.repeat(1.0 / sizes, sizes))


def reaches(tree: Tree, policy: Array) -> list[Array]:
    """For each level (histories, seats + 1): how likely each seat, and last chance, lets a history come about."""
    found = [np.ones((len(tree.chances), tree.seats + 1))]
    found[0][:, -1] = tree.chances
    for level in tree.levels[1:]:
        here = found[-1][level.parent]
        here[np.arange(len(here)), level.mover] *= policy[level.edge]
        found.append(here)
    return found


def values(tree: Tree, policy: Array) -> list[Array]:
    """For each level (histories, seats): what each seat can expect from a history on."""
    found = [level.pays.copy() for level in tree.levels]
    for above, here, level in zip(found[-2::-1], found[:0:-1], tree.levels[:0:-1], strict=True):
        np.add.at(above, level.parent, here * policy[level.edge][:, None])
    return found


def expected(tree: Tree, policy: Array) -> Array:
    """What each seat gets when all play by the policy."""
    result: Array = tree.chances @ values(tree, policy)[0]
    return result


def others_reach(reach: Array, seat: int) -> Array:
    """How likely all but one seat let histories come about, chance included."""
    result: Array = np.delete(reach, seat, axis=1).prod(axis=1)
    return result


def best_response(tree: Tree, policy: Array, seat: int) -> float:
    """What a seat gets that knows the policy of all others and answers it as well as can be."""
    reach = reaches(tree, policy)
    worth = [level.pays[:, seat].copy() for level in tree.levels]
    for depth in range(len(tree.levels) - 1, 0, -1):
        level = tree.levels[depth]
        own = level.mover == seat
        chance = np.where(own, 0.0, policy[level.edge])
        if own.any():
            weight = others_reach(reach[depth], seat)[own] * worth[depth][own]
            gained = np.bincount(level.edge[own], weight, minlength=tree.first_edge[-1])
            chance[own] = _best(tree, level.edge[own], gained)
        np.add.at(worth[depth - 1], level.parent, chance * worth[depth])
    return float(tree.chances @ worth[0])


def _best(tree: Tree, edges: Array, gained: Array) -> Array:
    """1 for edges that are the best of their information state, else 0; of equal ones the first."""
    infosets = np.searchsorted(tree.first_edge, edges, side="right") - 1
    best = {
        number: tree.first_edge[number] + int(gained[slice(*tree.first_edge[number : number + 2])].argmax())
        for number in np.unique(infosets).tolist()
    }
    chosen: Array = (edges == np.array([best[number] for number in infosets.tolist()])).astype(float)
    return chosen


def nash_conv(tree: Tree, policy: Array) -> float:
    """The sum of what each seat could gain alone: 0 in an equilibrium, and only there."""
    now = expected(tree, policy)
    return sum(best_response(tree, policy, seat) - float(now[seat]) for seat in range(tree.seats))


def exploitability(tree: Tree, policy: Array) -> float:
    """`nash_conv` divided by the seats, as OpenSpiel has it: of two players, what a best answer wins on the average."""
    return nash_conv(tree, policy) / tree.seats


def cfr_plus(tree: Tree, iterations: int) -> Array:
    """The average policy of CFR+ (Tammelin 2014): regrets never below 0, seats in turn, later rounds weigh more."""
    regret = np.zeros(tree.first_edge[-1])
    total = np.zeros(tree.first_edge[-1])
    for iteration in range(1, iterations + 1):
        for seat in range(tree.seats):
            policy = normalised(tree, regret)
            gained, weight = _gains(tree, policy, seat)
            regret = np.maximum(regret + gained, 0)
            total += iteration * weight * policy
    return normalised(tree, total)


def _gains(tree: Tree, policy: Array, seat: int) -> tuple[Array, Array]:
    """For each edge of a seat its regret under the policy, and how likely the seat gets there by its own choices."""
    reach, worth = reaches(tree, policy), values(tree, policy)
    gained, own_reach = np.zeros(len(policy)), np.zeros(len(policy))
    for depth in range(1, len(tree.levels)):
        level = tree.levels[depth]
        own = level.mover == seat
        edges, parents = level.edge[own], level.parent[own]
        before = reach[depth - 1][parents]
        better = worth[depth][own, seat] - worth[depth - 1][parents, seat]
        gained += np.bincount(edges, others_reach(before, seat) * better, minlength=len(policy))
        own_reach[edges] = before[:, seat]
    return gained, own_reach
