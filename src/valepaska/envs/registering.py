"""Tells Gymnasium the name of the environment; Gymnasium asks for it itself when it is loaded."""

from valepaska.errors import lacking

ID = "Valepaska-v0"


def register() -> None:
    """Register the environment, once. Raises ModuleNotFoundError where Gymnasium is not installed."""
    try:
        import gymnasium
    except ModuleNotFoundError as error:
        raise lacking("research", error) from None

    if ID not in gymnasium.registry:
        where = "valepaska.envs.gymnasium"
        gymnasium.register(ID, entry_point=f"{where}:Valepaska", vector_entry_point=f"{where}:ValepaskaVector")
