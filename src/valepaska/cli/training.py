"""The command that trains a net: ``train``."""

from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from valepaska.cli.counting import stoppable
from valepaska.cli.language import speak, texts_of
from valepaska.cli.options import DealsSeed, Lang
from valepaska.errors import ValepaskaError, lacking

DEFAULT_OUT = Path("training")


def train(
    context: typer.Context,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the run is kept.", show_default="training")
    ] = None,
    minutes: Annotated[float | None, typer.Option(min=0.01, help="Train for so many minutes.")] = None,
    decisions: Annotated[int | None, typer.Option(min=1, help="Train for so many decisions instead.")] = None,
    seed: DealsSeed = 0,
    rules: Annotated[
        list[str] | None,
        typer.Option("--rules", metavar="SPEC", help="Train on these rules only; give it again for more of them."),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(min=2, max=6, help="Train at so many seats only.", show_default="2 to 6")
    ] = None,
    against: Annotated[
        Path | None,
        typer.Option(metavar="NET", help="Learn against this net, which does not change, in all other seats."),
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="DIR", help="Go on with the run that is kept there.")] = None,
    lang: Lang = None,
) -> None:
    """Train a net by letting it play against itself. Needs PyTorch."""
    speak(context, lang)
    texts = texts_of(context)
    try:
        from valepaska.train import run
        from valepaska.train.settings import Budget, Settings
    except ModuleNotFoundError as error:
        raise ValepaskaError(str(lacking("train", error))) from error

    def tell(told: dict[str, float]) -> None:
        count, speed = round(told["decisions"]), round(told["decisions/s"])
        typer.echo(texts("train-stint", decisions=count, speed=speed))
        lies, challenges, loss = (round(100 * told[name], 1) for name in ("lies", "challenges", "against three honest"))
        typer.echo(texts("train-habits", lies=lies, challenges=challenges))
        typer.echo(texts("train-measured", loss=loss))

    if resume is not None and (out, minutes, decisions, rules, seats, against) != (None,) * 6:
        raise ValepaskaError("a run that is kept has a budget and rules of its own: give --resume alone")
    with stoppable(texts, "train-stopped"):
        if resume is not None:
            run.resume(resume, tell)
        else:
            settings = Settings(seed=seed, rules=tuple(rules or ()), against=str(against or ""))
            if seats is not None:
                settings = replace(settings, seats=(seats,))
            run.train(settings, Budget(decisions=decisions, minutes=minutes), out or DEFAULT_OUT, tell)
    typer.echo(texts("train-done", path=str((resume or out or DEFAULT_OUT) / run.NET)))
