"""A crew on the machines of a Ray cluster. Needs ray (`pip install ludoteca[ray]`)."""

from ludoteca.cluster.crew import LOCAL, OnRay

__all__ = ["LOCAL", "OnRay"]
