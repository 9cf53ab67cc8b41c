"""Where notices may go."""

import pytest

from ludoteca.server.common.errors import ApiRefusal
from ludoteca.server.service.target import is_public, target_of


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.3.4", "192.168.1.1", "100.64.0.1", "169.254.169.254",  # noqa: S104
        "224.0.0.251", "239.1.2.3", "240.0.0.1", "255.255.255.255", "192.0.2.7", "198.18.0.1",
        "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1",
        "::ffff:127.0.0.1", "::ffff:93.184.215.14", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::", "not one",
    ],
)  # fmt: skip
def test_addresses_that_are_nobodys_on_the_internet(address: str) -> None:
    """This machine, its network, many at once, reserved ones, and those that hide another address inside."""
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.215.14", "1.1.1.1", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
def test_addresses_on_the_internet(address: str) -> None:
    """Somebody's server."""
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://hooks.example/", "file:///etc/passwd", "hooks.example/x", "https://", "https:///x", "http://user@hooks.example/",
        "http://a:b@hooks.example/", "http://hooks.example:99999/", "http://hooks.example:25/", "http://[::1/",
        "http://hooks.example\\@127.0.0.1/", f"http://{'a' * 70}.example/", "javascript:alert(1)",
    ],
)  # fmt: skip
def test_what_is_no_address_for_notices(url: str) -> None:
    """Other schemes, no name, names with a password, ports of other services."""
    with pytest.raises(ApiRefusal):
        target_of(url)


def test_the_parts_of_an_address() -> None:
    """The path with its query is sent; the part after # is not."""
    assert target_of("http://[2606:2800::1]:8080/a/b?c=d#e") == (False, "2606:2800::1", 8080, "/a/b?c=d")
    assert target_of("http://[2606:2800::1]:8080").authority == "[2606:2800::1]:8080"
    assert target_of("https://hooks.example:443/x").authority == "hooks.example"
