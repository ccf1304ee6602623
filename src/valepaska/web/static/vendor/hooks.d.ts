// What the page uses of it; for the type checker only.
export function useEffect(effect: () => void | undefined | (() => void), inputs?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => void | undefined | (() => void), inputs?: readonly unknown[]): void;
export function useMemo<T>(make: () => T, inputs: readonly unknown[]): T;
export function useRef<T>(initial: T): { current: T };
export function useState<T>(initial: T): [T, (next: T | ((before: T) => T)) => void];
