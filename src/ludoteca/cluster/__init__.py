"""A crew on the machines of a Ray cluster. Needs ray (`pip install ludoteca[ray]`)."""

from ludoteca.cluster.crew import OnRay
from ludoteca.cluster.foreman import LOCAL

__all__ = ["LOCAL", "OnRay"]
