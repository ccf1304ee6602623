/**
 * Waits until what a signal holds is enough.
 * @template T @param {import("../../vendor/signals.js").ReadonlySignal<T>} source @param {(value: T) => boolean} enough @returns {Promise<void>}
 */
export const until = (source, enough) =>
  new Promise((done) => {
    const stop = source.subscribe((value) => {
      if (!enough(value)) return;
      queueMicrotask(() => stop());
      done();
    });
  });
