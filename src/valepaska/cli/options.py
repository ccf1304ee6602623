"""The options that several commands have, and what they are when they are left out."""

from typing import Annotated

import typer

from valepaska.i18n.language import LANGUAGES

DEFAULT_RULES = "valepaska"
HERE = "127.0.0.1"
LAST_SEED = 2**63 - 1
"""The largest number that a record can hold."""


Lang = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="The language of the texts.")]
SPEC_HELP = "A preset, with house rules: valepaska+soft-twos."
RulesOption = Annotated[str, typer.Option("--rules", metavar="SPEC", help=SPEC_HELP)]
GameRules = Annotated[str | None, typer.Option("--rules", metavar="SPEC", help=SPEC_HELP)]
GameBots = Annotated[str | None, typer.Option("--bots", metavar="3|NAME,NAME", help="How many bots, or which.")]
Players = Annotated[str | None, typer.Option("--players", metavar="NAME,NAME", help="The people at this screen.")]
Resume = Annotated[str | None, typer.Option("--resume", metavar="FILE|last", help="Go on with a saved game.")]
Lesson = Annotated[bool, typer.Option("--lesson", help="Learn the game in three minutes.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of text.")]
Plain = Annotated[bool, typer.Option("--plain", help="Text only: no colour, no pauses, letters for suits.")]
Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="The address to listen on.")]
Port = Annotated[
    int | None,
    typer.Option("--port", min=0, max=65535, help="The port; 0 takes any that is free.", show_default="8000"),
]
Db = Annotated[
    str | None, typer.Option("--db", metavar="sqlite:///PATH", help="Where tables are kept; memory: keeps nothing.")
]
Lan = Annotated[bool, typer.Option("--lan", help="Let others on this network in.")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")]
SeedOption = Annotated[
    int | None, typer.Option("--seed", min=0, max=LAST_SEED, help="The same seed gives the same cards and bots.")
]
DealsSeed = Annotated[int, typer.Option("--seed", min=0, max=LAST_SEED, help="The same seed gives the same deals.")]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="Play in so many processes.")]
Threads = Annotated[int | None, typer.Option("--threads", min=1, help="Play in so many threads of one process.")]
Cluster = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help="Play on a cluster: tcp://10.0.0.1:8786.")
]
Csv = Annotated[bool, typer.Option("--csv", help="Print a table for spreadsheets instead of text.")]
TurnLimit = Annotated[int | None, typer.Option("--turn-limit", min=1, help="After so many turns a deal is undecided.")]
RecordFile = Annotated[str, typer.Argument(metavar="RECORD|last", help="A record of a deal.")]
