"""Everything that a page says: what is seen, and what is only read out."""

from playwright.sync_api import Page

from tests.i18n.pseudo import CODE, outside

SAYS = """
(own) => {
  const said = [document.title];
  const unspoken = "script, style, noscript, code, svg, .code, .address";
  const other = (node) => node.closest("[lang]")?.lang !== own || node.closest(unspoken);
  const names = ["aria-label", "aria-description", "aria-roledescription", "title", "placeholder", "alt"];
  const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.textContent.trim() && !other(node.parentElement)) said.push(node.textContent.trim());
    } else if (!other(node)) {
      for (const name of names) if (node.getAttribute(name)) said.push(node.getAttribute(name));
    }
  }
  return [...new Set(said)];
}
"""


def outside_the_files(page: Page, *names: str) -> list[str]:
    """The texts of a page that stand in no file of texts; it speaks the language that nobody does."""
    return outside(page.evaluate(SAYS, CODE), names)
