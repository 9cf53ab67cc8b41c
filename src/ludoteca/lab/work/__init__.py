"""Handing out work: numbered jobs for this process, for others on this machine, or for a Ray cluster."""

from ludoteca.lab.work.pool import Pool, ProcessPool, Workers, pool_of
from ludoteca.lab.work.worker import Work

__all__ = ["Pool", "ProcessPool", "Work", "Workers", "pool_of"]
