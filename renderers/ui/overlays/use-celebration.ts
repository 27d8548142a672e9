import { useEffect, useRef } from "react";
import { celebrate } from "./celebrate.ts";

/** Throws confetti once, when something good has just happened before the visitor's eyes, unless they prefer reduced motion. */
export function useCelebration(isGood: boolean): void {
  const before = useRef(isGood);
  useEffect(() => {
    const isNew = isGood && !before.current;
    before.current = isGood;
    if (!isNew || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const left = new AbortController();
    // Nothing depends on it.
    celebrate(left.signal).catch(() => undefined);
    return () => left.abort();
  }, [isGood]);
}
