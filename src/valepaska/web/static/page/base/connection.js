/**
 * One socket to a table: it comes back by itself, and what was not answered is asked again with the same id.
 */
import { randomText } from "./kept.js";

/** What the window is told when a lost connection is there again: the server may be another one. */
export const BACK_AGAIN = "backagain";
const PROTOCOL = 2;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** After these the page comes again by itself. */
const COMES_AGAIN = new Set(["restart", "storage", "too_slow", "too_fast"]);

/** @typedef {{accepted: true, version: number} | {accepted: false, code: string, seat: number | null, text: string}} Answer */
/** @typedef {{send: (command: Record<string, unknown>) => Promise<Answer>, again: () => void, close: () => void}} Line what a session speaks through */
/** @typedef {{message: Record<string, unknown>, answer: (answer: Answer) => void}} Waiting */

/**
 * @typedef {object} Ears what the owner of a connection wants to hear
 * @property {() => Record<string, unknown>} hello token, seen and lang, as they are now
 * @property {(message: any) => void} message everything but the answers to commands
 * @property {(status: "connecting" | "open" | "lost") => void} status
 * @property {(code: string, text: string) => void} gone it will not come back
 */

export class Connection {
  /** @type {Map<string, Waiting>} */
  #waiting = new Map();
  /** @type {WebSocket | null} */
  #socket = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  #greeted = false;
  /** The server tells this window from others of the same seat. */
  #window = randomText(9);
  #known = false;

  /** @param {string} address @param {Ears} ears */
  constructor(address, ears) {
    this.address = address;
    this.ears = ears;
    this.again = this.again.bind(this);
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.#open();
  }

  /** Sends a command; the answer comes once, however often the connection is lost on the way. @param {Record<string, unknown>} command @returns {Promise<Answer>} */
  send(command) {
    const id = randomText(9);
    const message = { ...command, id };
    return new Promise((answer) => {
      this.#waiting.set(id, { message, answer });
      if (this.#greeted) this.#say(message);
    });
  }

  /** Tries now, if the connection is lost. */
  again() {
    if (this.#closed || this.#socket || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#open();
  }

  /** Leaves for good. */
  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.#socket?.close();
  }

  #open() {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#greeted = false;
    this.ears.status("connecting");
    socket.onopen = () => this.#say({ type: "hello", protocol: PROTOCOL, window: this.#window, again: this.#known, ...this.ears.hello() });
    socket.onmessage = (event) => this.#socket === socket && this.#heard(JSON.parse(event.data));
    socket.onclose = () => this.#lost(socket);
  }

  /** @param {any} message */
  #heard(message) {
    if (message.type === "accepted") return this.#answered(message.id, { accepted: true, version: message.version });
    if (message.type === "refused" && message.id) {
      return this.#answered(message.id, { accepted: false, code: message.code, seat: message.seat ?? null, text: message.text ?? "" });
    }
    if (message.type === "gone" && !COMES_AGAIN.has(message.code)) {
      this.close();
      this.ears.gone(message.code, message.text ?? "");
      return undefined;
    }
    this.ears.message(message);
    if (message.type === "welcome") this.#welcomed();
    // who sat down has an answer: the token
    if (message.type === "seated") this.#answered(message.id, { accepted: true, version: 0 });
    return undefined;
  }

  #welcomed() {
    this.#wait = FIRST_WAIT;
    this.#greeted = true;
    if (this.#known) dispatchEvent(new Event(BACK_AGAIN));
    this.#known = true;
    this.ears.status("open");
    for (const { message } of this.#waiting.values()) this.#say(message);
  }

  /** @param {string} id @param {Answer} answer */
  #answered(id, answer) {
    this.#waiting.get(id)?.answer(answer);
    this.#waiting.delete(id);
  }

  /** @param {Record<string, unknown>} message */
  #say(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** @param {WebSocket} socket */
  #lost(socket) {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#greeted = false;
    if (this.#closed) return;
    this.ears.status("lost");
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
