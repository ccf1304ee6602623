/** A QR code that another phone can read: small in its place, as large as the screen when it is tapped. */
import { useState } from "../../vendor/hooks.js";
import { html } from "../base/html.js";
import { Sheet } from "../base/ui.js";

/** @param {{label: string, children: any}} props `children`: the drawing */
export function QrCode({ label, children }) {
  const [large, show] = useState(false);
  return html`<button type="button" class="qr" aria-label=${label} aria-haspopup="dialog" onClick=${() => show(true)}>${children}</button>
    ${large && html`<${Sheet} title=${label} class="slim qr-sheet" onClose=${() => show(false)}><div class="qr large" role="img" aria-label=${label}>${children}</div></${Sheet}>`}`;
}
