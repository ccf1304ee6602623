/** SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104): browsers have them over https alone, and a game on one's own network comes over http. */

/** The fractional parts of roots of the first primes, 32 bits each. @param {number} root @param {number} count */
function rootsOfPrimes(root, count) {
  const primes = /** @type {number[]} */ ([]);
  for (let next = 2; primes.length < count; next++) if (primes.every((prime) => next % prime)) primes.push(next);
  return primes.map((prime) => {
    const value = prime ** (1 / root);
    return Math.floor((value - Math.floor(value)) * 2 ** 32);
  });
}

const START = rootsOfPrimes(2, 8);
const ROUNDS = rootsOfPrimes(3, 64);
const BLOCK = 64;

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {Uint32Array} state changed by one block @param {DataView} block @param {number} at */
function compress(state, block, at) {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = block.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const near = words[i - 15];
    const late = words[i - 2];
    words[i] = words[i - 16] + (turned(near, 7) ^ turned(near, 18) ^ (near >>> 3)) + words[i - 7] + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
}

/** @param {Uint8Array} bytes @returns {Uint8Array} 32 bytes */
export function sha256(bytes) {
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length) * 8n);
  const state = Uint32Array.from(START);
  for (let at = 0; at < padded.byteLength; at += BLOCK) compress(state, padded, at);
  const found = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => found.setUint32(4 * i, word));
  return new Uint8Array(found.buffer);
}

/** @param {Uint8Array} key @param {Uint8Array} message @returns {Uint8Array} 32 bytes */
export function hmac(key, message) {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(whole.map((byte) => byte ^ 0x36), message));
  return sha256(joined(whole.map((byte) => byte ^ 0x5c), inner));
}

/** @param {Uint8Array} one @param {Uint8Array} other */
function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** @param {string} text hexadecimal */
export const bytesOf = (text) => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));

/** @param {Uint8Array} bytes */
export const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
