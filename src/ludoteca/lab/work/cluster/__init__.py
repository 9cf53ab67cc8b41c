"""A pool on the machines of a Ray cluster. Needs ray (`pip install ludoteca[ray]`)."""

from ludoteca.lab.work.cluster.driver import LOCAL
from ludoteca.lab.work.cluster.pool import RayPool

__all__ = ["LOCAL", "RayPool"]
