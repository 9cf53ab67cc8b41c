"""A crew on the machines of a Ray cluster. Needs ray (`pip install ludoteca[ray]`)."""

from ludoteca.lab.cluster.crew import OnRay
from ludoteca.lab.cluster.foreman import LOCAL

__all__ = ["LOCAL", "OnRay"]
