"""The command that trains a net: ``train``."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from valepaska.cli.counting import stoppable
from valepaska.cli.language import speak, texts_of
from valepaska.cli.options import LAST_SEED, Lang
from valepaska.errors import ValepaskaError, lacking
from valepaska.terminal.patience import patience

if TYPE_CHECKING:
    from valepaska.i18n import Texts

DEFAULT_OUT = Path("training")


def train(
    context: typer.Context,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the run is kept.", show_default="training")
    ] = None,
    minutes: Annotated[float | None, typer.Option(min=0.01, help="Train for so many minutes.")] = None,
    decisions: Annotated[int | None, typer.Option(min=1, help="Train for so many decisions instead.")] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=LAST_SEED, help="The same seed and decisions give the same net.", show_default="0"),
    ] = None,
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
    from msgspec.structs import replace

    speak(context, lang)
    texts = texts_of(context)
    try:
        from valepaska.train import run
        from valepaska.train.settings import Budget, Settings
    except ModuleNotFoundError as error:
        raise ValepaskaError(str(lacking("train", error))) from error

    if resume is not None and (out, minutes, decisions, seed, rules, seats, against) != (None,) * 7:
        raise ValepaskaError("a run that is kept has a budget, a seed and rules of its own: give --resume alone")
    kept = (resume or out or DEFAULT_OUT) / run.CHECKPOINT

    def stopped() -> str:
        return "train-stopped" if kept.exists() else "train-stopped-early"

    with stoppable(texts, stopped), patience(texts("train-waiting")) as has_come:

        def step(told: dict[str, float]) -> None:
            has_come()
            tell(texts, told)

        if resume is not None:
            run.resume(resume, step)
        else:
            settings = Settings(seed=seed or 0, rules=tuple(rules or ()))
            if seats is not None:
                settings = replace(settings, seats=(seats,))
            run.train(settings, Budget(decisions=decisions, minutes=minutes), out or DEFAULT_OUT, step, against)
    typer.echo(texts("train-done", path=str((resume or out or DEFAULT_OUT) / run.NET)))


def tell(texts: "Texts", told: dict[str, float]) -> None:
    """Say how a run is going: what was watched, and what was measured of it."""
    count, speed = round(told["decisions"]), round(told["decisions/s"])
    typer.echo(texts("train-stint", decisions=count, speed=speed))
    typer.echo(texts("train-habits", lies=_percent(told["lies"]), challenges=_percent(told["challenges"])))
    if "against three honest" in told:
        typer.echo(texts("train-measured", loss=_percent(told["against three honest"])))
    if "against three opponents" in told:
        loss, within = _percent(told["against three opponents"]), _percent(told["within"])
        typer.echo(texts("train-against", loss=loss, within=within))


def _percent(share: float) -> float:
    return round(100 * share, 1)
