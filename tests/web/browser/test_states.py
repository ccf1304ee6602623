"""For everybody: no screen and no state of the table has a fault that axe knows, in the light or in the dark."""

from tests.web.browser.looking import faultless
from tests.web.browser.scenes import Scene, scenes


@scenes()
def test_nothing_stands_in_anybodys_way(scene: Scene) -> None:
    faultless(scene.seen(390, 844))
    faultless(scene.seen(1440, 900, theme="dark"))
