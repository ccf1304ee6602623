"""Valepaska, the Finnish card game of bluff, and the whole Paskahousu family it belongs to.

The public names are those of `valepaska.public`. They are loaded when the first of them is asked for, so that a
command that needs none of them starts without them.
"""

from valepaska.version import __version__ as __version__

TYPE_CHECKING = False  # true to type checkers; `typing` itself takes time to load
if TYPE_CHECKING:
    from valepaska.public import *  # noqa: F403
    from valepaska.public import __all__ as __all__
else:

    def __getattr__(name):
        if name.startswith("__") and name != "__all__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        import valepaska.public as public

        globals().update({each: getattr(public, each) for each in public.__all__}, __all__=public.__all__)
        try:
            return globals()[name]
        except KeyError:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None

    def __dir__():
        return sorted({*globals(), *__getattr__("__all__")})
