"""What does not fit on a screen: words that are cut off or stick out, parts that lie over one another."""

CUT = """
() => {
  const boxes = "button, a.button, .chip, .slip, .panel, .sheet, .toast, .coach, .bubble, .tag, .label, th, td";
  const meant = ".hidden-text, noscript, script, .grid-box, svg, .count, .flag";
  const hides = (box) => ["hidden", "clip"].includes(getComputedStyle(box).overflowX);
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const owner = node.parentElement;
    if (!node.textContent.trim() || owner.closest(meant)) continue;
    if (document.querySelector("dialog[open]") && !owner.closest("dialog[open]")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (!words.width) continue;
    if (/[{}]/.test(node.textContent)) found.push(`is not filled in: ${node.textContent}`);
    const box = owner.closest(boxes)?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    const sticks = words.right > Math.min(box.right, innerWidth) + 1 || words.left < Math.max(box.left, 0) - 1;
    if (sticks) found.push(`sticks out: ${node.textContent}`);
    if (hides(owner) && owner.scrollWidth > owner.clientWidth + 1) found.push(`cut off: ${node.textContent}`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
  return [...new Set(found)];
}
"""

OVER = """
() => {
  const solid = ".panel, .claim-panel, .move, .strip .rank, .swap-card, .bar > *, .hand > .card, " +
    ".action .button:not(.quiet), .zone .button";
  const words = ".zone :is(h2, p), .reason, .truth, .seat .who";
  const scope = document.querySelector("dialog[open]") ?? document.body;
  const fixed = (box) => getComputedStyle(box).position === "fixed";
  const stays = (box) => box && box !== scope && (fixed(box) || stays(box.parentElement));
  const drawn = (box) => {
    if (box.matches(solid)) return box.getBoundingClientRect();
    const at = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        [at.left, at.top] = [Math.min(at.left, left), Math.min(at.top, top)];
        [at.right, at.bottom] = [Math.max(at.right, right), Math.max(at.bottom, bottom)];
      }
    }
    return at;
  };
  const seen = (box) => box.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !stays(box);
  const parts = [...scope.querySelectorAll(`${solid}, ${words}`)].filter(seen).map((box) => ({ box, at: drawn(box) }));
  const called = (box) => `${box.className || box.localName} (${box.textContent.trim().slice(0, 20)})`;
  const found = [];
  parts.forEach((one, number) => parts.slice(number + 1).forEach((other) => {
    if (one.box.contains(other.box) || other.box.contains(one.box)) return;
    if (one.box.matches(".card") && other.box.matches(".card")) return;
    const wide = Math.min(one.at.right, other.at.right) - Math.max(one.at.left, other.at.left);
    const high = Math.min(one.at.bottom, other.at.bottom) - Math.max(one.at.top, other.at.top);
    if (wide > 1 && high > 1) found.push(`${called(one.box)} and ${called(other.box)} share ${high} px`);
  }));
  return [...new Set(found)];
}
"""
"""Names the parts that lie over one another: whole where they have a ground of their own, else their words. Cards of a
hand do, and what stays on the screen while the rest scrolls may."""
