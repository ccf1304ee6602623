"""A table that stands still: a page is told a situation that is written here, so that every one can be looked at."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.web.browser.visitor import before_it_loads, holds_seats

RANKS = "3456789TJQKA2"
FULL_DECK = [rank + suit for rank in RANKS for suit in "cdhs"]
NAMES = ("Bo", "Aino", "Teuvo", "Eero")
TOKEN = "A" * 22


def deal(hand: list[str], legal: str = "789T2") -> dict[str, Any]:
    """A deal: one's own turn with these cards on two sevens; `legal` are the ranks that may be claimed."""
    claims = [
        {"seat": seat, "claim": claim, "count": count, "cards": None, "source": "hand"}
        for seat, claim, count in ((3, "3", 3), (1, "5", 2), (3, "7", 2))
    ]
    reasons = [None if rank in legal else "too_low" for rank in RANKS]
    view = {
        "phase": "turn",
        "turn": 0,
        "to_act": [0],
        "dealer": 3,
        "hand_sizes": [len(hand), 4, 9, 6],
        "up": [[], [], [], []],
        "down": [0, 0, 0, 0],
        "stock": 12,
        "pile": 7,
        "discards": 5,
        "top": "7",
        "claims": claims,
        "out": [],
        "opening": None,
        "claimant": None,
        "effect": None,
        "answered": [],
        "drew": False,
        "swaps": 0,
        "swapper": None,
        "turns": 5,
        "outcome": None,
    }
    ranks = [{"claim": rank, "reason": why, "unseen": why} for rank, why in zip(RANKS, reasons, strict=True)]
    may = {"verbs": ["draw", "stock", "pickup", "play"], "ranks": ranks, "give": [], "take": [], "down": 0}
    clock = {"opened": 1000, "deadline": None, "held_until": None}
    own = {"hand": hand, "laid": {}, "just_drew": None, "may": may}
    deal = {"deal": 3, "decision": 17, "view": view, "clock": clock, "review": None}
    return {"deal": deal, "own": own}


def facts() -> dict[str, Any]:
    """A table of three people and a bot."""
    seats = [
        {
            "kind": "bot" if name == "Teuvo" else "person",
            "name": name,
            "bot": "counter" if name == "Teuvo" else None,
            "stand_in": None,
            "present": True,
            "open": False,
            "ready": False,
            "losses": 0,
            "points": 0,
            "marked": name == "Eero",
        }
        for name in NAMES
    ]
    return {
        "rules": "valepaska",
        "preset": "valepaska",
        "differs": [],
        "stage": "playing",
        "seats": seats,
        "host": 0,
        "pace": "relaxed",
        "times": {"window": 10000, "shortest": 2500, "turn": 75000},
        "bot_speed": "normal",
        "lots": False,
        "deals": 2,
        "joining": [],
        "rematch_at": None,
    }


def pose(
    page: Page,
    site: str,
    situation: dict[str, Any],
    missed: list[dict[str, Any]] | None = None,
    people: Sequence[str] = ("Bo",),
) -> Callable[[dict[str, Any]], None]:
    """Shows a situation, after what happened before it; several people share this device.

    What it gives tells the page what happens next.
    """
    mine = {"seat": 0, "joining": False, "muted": [], "waited": False, "pass_until": None, "held": None}
    welcome = {"type": "welcome", "version": 44, "now": 2000, "protocol": 2, "mine": mine, "table": facts()}
    told = json.dumps({**welcome, **situation, "missed": missed})

    sockets: list[WebSocketRoute] = []

    def answer(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.on_message(lambda _: socket.send(told))

    page.route_web_socket("**/socket", answer)
    places = [{"token": TOKEN, "name": name} for name in people]
    before_it_loads(page, holds_seats("posed", places))
    page.goto(f"{site}/t/posed")
    page.wait_for_selector(".hand .card, [data-action=open-door]")
    return lambda message: sockets[-1].send(json.dumps(message))
