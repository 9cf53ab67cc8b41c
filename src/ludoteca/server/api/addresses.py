"""Where a request comes from, for the limits."""

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any


def address_in(scope: Mapping[str, Any], trust_proxy: bool) -> str:
    """The visitor's network: behind a trusted proxy, the last address in its header."""
    if trust_proxy:
        forwarded: str = dict(scope["headers"]).get(b"x-forwarded-for", b"").decode("latin-1")
        if forwarded:
            return network_of(forwarded.rpartition(",")[2].strip())
    return network_of(scope["client"][0] if scope["client"] else "")


@lru_cache
def network_of(address: str) -> str:
    """The address itself; for IPv6 the first half, since one household has the whole second half to itself.

    >>> network_of("192.0.2.7"), network_of("2001:db8::5:7"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or IPv6Network((int(parsed), 64), strict=False))
