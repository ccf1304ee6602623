/** The time on the server's clock, in steps, for whoever shows it. */
import { useEffect, useState } from "../../vendor/hooks.js";

/** Renders again every so often and gives the time. @param {() => number} now @param {number} every milliseconds; 0: not at all @returns {number} */
export function useTime(now, every) {
  const [, again] = useState(0);
  useEffect(() => {
    if (!every) return undefined;
    const timer = setInterval(() => again((n) => n + 1), every);
    return () => clearInterval(timer);
  }, [every]);
  return now();
}
