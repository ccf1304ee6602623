// What the page uses of it; for the type checker only.
export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
  subscribe(listen: (value: T) => void): () => void;
}
export interface Signal<T> extends ReadonlySignal<T> {
  value: T;
}
export function signal<T>(value: T): Signal<T>;
export function computed<T>(compute: () => T): ReadonlySignal<T>;
export function effect(run: () => unknown): () => void;
export function batch<T>(run: () => T): T;
