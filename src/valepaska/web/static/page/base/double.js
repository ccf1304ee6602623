/** Presses that belong together. */

/** In this time, in ms, a second press belongs to the first: it was not meant for what has come in its place. */
export const DOUBLE_PRESS = 600;

/**
 * What asks, but not twice for the two halves of a double press: the second gets the first's answer.
 * @template {object} Command @template Answer
 * @param {(command: Command) => Answer} ask
 * @returns {(command: Command) => Answer}
 */
export function once(ask) {
  let last = /** @type {{text: string, at: number, answer: Answer} | null} */ (null);
  return (command) => {
    const text = JSON.stringify(command);
    if (last?.text !== text || Date.now() - last.at >= DOUBLE_PRESS) last = { text, at: Date.now(), answer: ask(command) };
    return last.answer;
  };
}
