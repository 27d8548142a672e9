import { useEffect, useRef } from "react";
import { celebrate } from "./celebrate.ts";

/**
 * Throws confetti once, when something good has just happened before the visitor's eyes, unless they prefer reduced motion.
 *
 * @param after milliseconds until they have seen what it is for
 */
export function useCelebration(isGood: boolean, after = 0): void {
  const before = useRef(isGood);
  useEffect(() => {
    const isNew = isGood && !before.current;
    before.current = isGood;
    if (!isNew || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const left = new AbortController();
    // Nothing depends on it.
    celebrate(left.signal, after).catch(() => undefined);
    return () => left.abort();
  }, [isGood, after]);
}
