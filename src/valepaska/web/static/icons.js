/** Icons in a box of 24, drawn with one stroke of 2. CC0, see LICENSE-deck.txt. */

/** @type {Record<string, string>} */
const PATHS = {
  menu: "M4 6.5H20M4 12H20M4 17.5H20",
  rules: "M6 3.5H18.5V20.5H7.5A2.5 2.5 0 0 1 5 18V6A2.5 2.5 0 0 1 7.5 3.5M5.2 17.4Q6 15.8 7.5 15.8H18.5M9.5 8H14.5",
  settings:
    "M12 8.8A3.2 3.2 0 1 0 12 15.2A3.2 3.2 0 1 0 12 8.8ZM10.4 3H13.6L14.2 5.6L16.2 6.8L18.8 6L20.4 8.8L18.5 10.7V13.3L20.4 15.2L18.8 18" +
    "L16.2 17.2L14.2 18.4L13.6 21H10.4L9.8 18.4L7.8 17.2L5.2 18L3.6 15.2L5.5 13.3V10.7L3.6 8.8L5.2 6L7.8 6.8L9.8 5.6Z",
  sound: "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9Q17.5 12 15.5 15M18.2 6.5Q22 12 18.2 17.5",
  silent: "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5",
  play: "M8 5.5L18.5 12L8 18.5Z",
  pause: "M8.5 5.5V18.5M15.5 5.5V18.5",
  first: "M6 5.5V18.5M17.5 5.5L10.5 12L17.5 18.5",
  last: "M18 5.5V18.5M6.5 5.5L13.5 12L6.5 18.5",
  people: "M9 4.8A3.4 3.4 0 1 0 9 11.6A3.4 3.4 0 1 0 9 4.8ZM2.8 19.5Q3 14.6 9 14.6T15.2 19.5M15.6 5.4A3.2 3.2 0 0 1 15.6 11M17.2 14.8Q21 15.6 21.2 19.5",
  link: "M10 14L14.5 9.5M8.5 11.5L5.8 14.2A3.5 3.5 0 0 0 10.8 19L13 16.6M15.5 12.5L18.2 9.8A3.5 3.5 0 0 0 13.2 5L11 7.4",
  device: "M8 3H16A1.5 1.5 0 0 1 17.5 4.5V19.5A1.5 1.5 0 0 1 16 21H8A1.5 1.5 0 0 1 6.5 19.5V4.5A1.5 1.5 0 0 1 8 3ZM11 18H13",
  watch: "M2.5 12Q6.5 6 12 6T21.5 12Q17.5 18 12 18T2.5 12ZM12 9.2A2.8 2.8 0 1 0 12 14.8A2.8 2.8 0 1 0 12 9.2Z",
  copy: "M9 8.5H19V20H9ZM5 15.5V4H15",
  share: "M12 14.5V4M8 7.5L12 3.5L16 7.5M7.5 11H5V20.5H19V11H16.5",
  check: "M5 12.5L10 17.5L19.5 7",
  cross: "M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5",
  plus: "M12 5V19M5 12H19",
  minus: "M5 12H19",
  back: "M14.5 5L7.5 12L14.5 19",
  forward: "M9.5 5L16.5 12L9.5 19",
  draw: "M12 20V4.5M6 10.5L12 4.5L18 10.5",
  pickup: "M12 3.5V15.5M6.5 10.5L12 16L17.5 10.5M4 20.5H20",
  clock: "M12 3.8A8.2 8.2 0 1 0 12 20.2A8.2 8.2 0 1 0 12 3.8ZM12 7.8V12.3L15 14",
  hand:
    "M7.5 12.5V6.6A1.5 1.5 0 0 1 10.5 6.6V11M10.5 10.5V4.6A1.5 1.5 0 0 1 13.5 4.6V11M13.5 11V5.6A1.5 1.5 0 0 1 16.5 5.6V12M16.5 12V8.6A1.5 1.5 0 0 1 19.5 8.6" +
    "V14.5A6.8 6.8 0 0 1 7.2 18.2L4.3 13.6A1.6 1.6 0 0 1 7 12L8.2 13.8",
  door: "M6.5 20.5V3.5H17.5V20.5M4 20.5H20M14.2 12.2V12.4",
  enter: "M19 6V12.5H6M10 8L5.5 12.5L10 17",
  info: "M12 3.8A8.2 8.2 0 1 0 12 20.2A8.2 8.2 0 1 0 12 3.8ZM12 11V16.5M12 7.6V7.8",
  ledger: "M5 6H8V9H5ZM11.5 7.5H19.5M5 11.5H8V14.5H5ZM11.5 13H19.5M5 17H8V20H5ZM11.5 18.5H17",
  deals: "M4 20.5H20M7 16.5V12M12 16.5V5M17 16.5V9",
  tables: "M12 7.5A4.5 4.5 0 1 0 12 16.5A4.5 4.5 0 1 0 12 7.5ZM12 3.2V3.4M4.4 16.4L4.5 16.3M19.6 16.4L19.5 16.3",
  download: "M12 3.5V14M7.5 10L12 14.5L16.5 10M4.5 16.5V20.5H19.5V16.5",
  swap: "M7 4L3.5 7.5L7 11M3.5 7.5H17M17 13L20.5 16.5L17 20M20.5 16.5H7",
  sort: "M7 4.5V19M3.5 15.5L7 19L10.5 15.5M13.5 6H20.5M13.5 11H18.5M13.5 16H16.5",
  print: "M7 9V3.5H17V9M7 17H4V9H20V17H17M7 14H17V20.5H7Z",
  talk: "M4 5H20V16H11L6.5 20V16H4Z",
  kick: "M10 4H5V20H10M14.5 8L18.5 12L14.5 16M18.5 12H9",
  more: "M5.5 12H5.6M12 12H12.1M18.5 12H18.6",
};

/** The names of all icons. */
export const ICONS = Object.keys(PATHS);

/**
 * An icon as SVG text in the colour of the text around it; the meaning is said by the button that holds it.
 * @param {string} name one of `ICONS`
 */
export function icon(name) {
  const path = PATHS[name];
  if (path === undefined) throw new RangeError(`no icon ${name}`);
  return (
    '<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" ' +
    `aria-hidden="true" focusable="false"><path d="${path}"/></svg>`
  );
}
