/** A claim can be answered only after it has lain there for a moment: a tap that was meant for something else does nothing. */
import { useEffect, useState } from "../../vendor/hooks.js";

const DEAD_TIME = 750;

/** Whether a claim has lain there long enough to be answered on purpose. @param {number} decision */
export function useCooled(decision) {
  const [cooled, cool] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    const timer = setTimeout(() => cool(decision), DEAD_TIME);
    return () => clearTimeout(timer);
  }, [decision]);
  return cooled === decision;
}
