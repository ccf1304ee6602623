/**
 * Every sound of the game, made in the page: off until `on()` is called from a tap. CC0, see LICENSE-deck.txt.
 * Nothing here depends on what a card is; true and false have the same length and loudness.
 */

const MASTER = 0.25;
/** @type {AudioContext | undefined} */
let context;
/** @type {GainNode} */
let master;
/** @type {AudioBuffer} */
let white;
/** @type {AudioBuffer} */
let brown;

/** Noise of two seconds, white or falling with the frequency. @param {AudioContext} audio @param {(last: number) => number} next */
function noise(audio, next) {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < data.length; i++) data[i] = last = next(last);
  return buffer;
}

const chance = () => Math.random() * 2 - 1;

/** Allows sound; must be called from a tap or a key. */
export function on() {
  if (!context) {
    context = new AudioContext();
    master = new GainNode(context, { gain: MASTER });
    master.connect(context.destination);
    white = noise(context, chance);
    brown = noise(context, (last) => (last + 0.08 * chance()) / 1.02);
  }
  void context.resume();
}

/** Silence. */
export function off() {
  void context?.suspend();
}

/** @typedef {{at?: number, ms: number, gain?: number, decay?: boolean, through?: AudioNode}} Shape */

/** Sends a source through an envelope. @param {AudioScheduledSourceNode} source @param {Shape} shape */
function sounding(source, { at = 0, ms, gain = 1, decay = true, through = master }) {
  const audio = /** @type {AudioContext} */ (context);
  const start = audio.currentTime + at / 1000;
  const end = start + ms / 1000;
  const envelope = new GainNode(audio, { gain });
  if (decay) envelope.gain.setValueAtTime(gain, start), envelope.gain.exponentialRampToValueAtTime(0.001, end);
  source.connect(envelope).connect(through);
  if (source instanceof AudioBufferSourceNode) source.start(start, Math.random());
  else source.start(start);
  source.stop(end);
  return start;
}

/** @param {OscillatorType} type @param {number} from @param {Shape} shape @param {number} [to] */
function tone(type, from, shape, to = from) {
  const oscillator = new OscillatorNode(/** @type {AudioContext} */ (context), { type, frequency: from });
  const start = sounding(oscillator, shape);
  if (to !== from) {
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.linearRampToValueAtTime(to, start + shape.ms / 1000);
  }
}

/** @param {BiquadFilterType} type @param {number} from @param {{to?: number, ms?: number, q?: number, at?: number}} [sweep] */
function filter(type, from, { to = from, ms = 0, q = 1, at = 0 } = {}) {
  const audio = /** @type {AudioContext} */ (context);
  const node = new BiquadFilterNode(audio, { type, frequency: from, Q: q });
  const start = audio.currentTime + at / 1000;
  node.frequency.setValueAtTime(from, start);
  if (ms) node.frequency.linearRampToValueAtTime(to, start + ms / 1000);
  node.connect(master);
  return node;
}

/** @param {AudioBuffer} buffer @param {Shape} shape */
const hiss = (buffer, shape) => void sounding(new AudioBufferSourceNode(/** @type {AudioContext} */ (context), { buffer, loop: true }), shape);
/** @param {number} hertz @param {number} at @param {number} ms */
const knock = (hertz, at, ms) => tone("sine", hertz, { at, ms, through: filter("lowpass", 1200) });

/** @type {Record<string, (count: number) => void>} */
const RECIPES = {
  laid(count) {
    for (let i = 0; i < count; i++) {
      hiss(white, { at: 40 * i, ms: 40, through: filter("bandpass", 1800) });
      tone("sine", 140, { at: 40 * i, ms: 50 }, 90);
    }
  },
  chosen: () => tone("triangle", 520, { ms: 25, gain: 0.3 }),
  unchosen: () => tone("triangle", 420, { ms: 25, gain: 0.3 }),
  turn: () => (knock(330, 0, 90), knock(440, 110, 90)),
  window: () => knock(392, 0, 120),
  tick: () => hiss(white, { ms: 8, through: filter("lowpass", 4000) }),
  doubt: () => hiss(brown, { ms: 180, gain: 0.5, through: filter("bandpass", 300, { to: 500, ms: 180 }) }),
  turned: () => hiss(white, { ms: 30, gain: 0.4, through: bounded(filter("lowpass", 4000)) }),
  truth: () => (tone("triangle", 329.63, { ms: 140 }), tone("triangle", 440, { at: 140, ms: 140 })),
  lie: () => (tone("triangle", 440, { ms: 140 }), tone("triangle", 311.13, { at: 140, ms: 140 })),
  pickup() {
    for (let i = 0; i < 14; i++) hiss(white, { at: (i * 400) / 14, ms: 12, through: filter("bandpass", 1200 + 1000 * Math.random()) });
  },
  clear: () => hiss(brown, { ms: 350, through: filter("lowpass", 1500, { to: 300, ms: 350 }) }),
  out() {
    for (const hertz of [1180, 1770, 2490]) tone("sine", hertz, { ms: 500, gain: 0.2 });
  },
  paskahousu() {
    const audio = /** @type {AudioContext} */ (context);
    const pan = new StereoPannerNode(audio, { pan: -1 });
    pan.pan.linearRampToValueAtTime(1, audio.currentTime + 0.9);
    pan.connect(master);
    const wings = new OscillatorNode(audio, { type: "sawtooth", frequency: 620 });
    const flutter = new OscillatorNode(audio, { frequency: 9 });
    flutter.connect(new GainNode(audio, { gain: 25 })).connect(wings.frequency);
    flutter.start();
    flutter.stop(audio.currentTime + 0.9);
    sounding(wings, { ms: 900, gain: 0.05, decay: false, through: pan });
  },
};

/** A card that turns is paper: no deep part. @param {AudioNode} after */
function bounded(after) {
  const node = new BiquadFilterNode(/** @type {AudioContext} */ (context), { type: "highpass", frequency: 2500 });
  node.connect(after);
  return node;
}

/** The moments that have a sound: cards `laid`, a card `turned` up, my `turn`, the verdicts `truth` and `lie`, ... */
export const MOMENTS = Object.keys(RECIPES);

/**
 * Plays the sound of a moment, when sound is on.
 * @param {string} moment one of `MOMENTS`
 * @param {number} [count] of cards, for `laid`
 */
export function play(moment, count = 1) {
  const recipe = RECIPES[moment];
  if (!recipe) throw new RangeError(`no sound ${moment}`);
  if (context?.state === "running") recipe(count);
}
