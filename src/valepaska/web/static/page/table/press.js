/** A long press on a card takes all of its rank. There is one finger, so there is one press, whatever is drawn anew meanwhile. */

const LONG_PRESS = 450;
let timer = 0;
let held = false;

/** The press turns out to be something else. */
export const noPress = () => clearTimeout(timer);

/** What a card listens to; the tap that ends a long press does nothing more. @param {() => void} onTap @param {() => void} onHold */
export const pressing = (onTap, onHold) => ({
  onPointerDown() {
    noPress();
    held = false;
    timer = setTimeout(() => {
      held = true;
      onHold();
    }, LONG_PRESS);
  },
  onPointerUp: noPress,
  onPointerLeave: noPress,
  onPointerCancel: noPress,
  onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
  onClick() {
    if (!held) onTap();
    held = false;
  },
});
