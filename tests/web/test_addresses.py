"""Whose request it is, and by which name the server was asked."""

import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from valepaska.web.limits import address_of


def counted(*forwarded: str) -> str:
    """Who asks behind a proxy, with these lines of X-Forwarded-For."""
    headers = CIMultiDict(("X-Forwarded-For", line) for line in forwarded)
    return address_of(make_mocked_request("GET", "/", headers=headers), behind_proxy=True)


@pytest.mark.parametrize(
    "lines", [("6.6.6.6, 203.0.113.9",), ("6.6.6.6", "203.0.113.9"), ("6.6.6.6, 1.1.1.1", "203.0.113.9")]
)
def test_what_the_proxy_added_last_counts_and_not_what_the_client_claims(lines: tuple[str, ...]) -> None:
    assert counted(*lines) == "203.0.113.9"


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("203.0.113.9:5555", "203.0.113.9"),
        ("[2001:db8::1]:44", "2001:db8::/64"),
        ("[2001:db8::1]", "2001:db8::/64"),
        ("2001:db8::1", "2001:db8::/64"),
        ("[::ffff:203.0.113.9]:80", "203.0.113.9"),
        ("nobody", "unknown"),
    ],
)
def test_an_address_is_the_same_with_a_port(written: str, meant: str) -> None:
    assert counted(written) == meant


def test_without_a_proxy_what_a_client_says_of_itself_does_not_count() -> None:
    request = make_mocked_request("GET", "/", headers=CIMultiDict({"X-Forwarded-For": "203.0.113.9"}))
    assert address_of(request, behind_proxy=False) != "203.0.113.9"
