"""Where the command line has deals played."""

from valepaska.errors import ValepaskaError
from valepaska.matches.cluster import Cluster
from valepaska.matches.executors import Place, Processes, Threads


def place(jobs: int | None, threads: int | None, cluster: str | None) -> Place | None:
    """Where to play. Raises ValepaskaError when more than one place is named."""
    named: list[Place] = []
    if jobs is not None:
        named.append(Processes(jobs))
    if threads is not None:
        named.append(Threads(threads))
    if cluster is not None:
        named.append(Cluster(cluster))
    if len(named) > 1:
        raise ValepaskaError("--jobs, --threads and --cluster are different places to play: give one of them")
    return named[0] if named else None
