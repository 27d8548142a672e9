import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

/** How far a drawing is: it waits out of sight, or it is being drawn. Left out, it is simply there. */
type Drawing<E extends Element> = { readonly ref: RefObject<E | null>; readonly "data-drawing"?: "waits" | "starts" };

/**
 * Lets a drawing be drawn once as it comes into sight, by CSS for `data-drawing`. It is simply there for visitors who
 * prefer reduced motion, without scripts, and where a finished page already shows it.
 */
export function useDrawing<E extends Element>(): Drawing<E> {
  const ref = useRef<E>(null);
  const [stage, setStage] = useState<"waits" | "starts">();
  const isFinishedPage = useRef(useSyncExternalStore(never, no, yes));
  useLayoutEffect(() => {
    const { current } = ref;
    const isStill = typeof matchMedia === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!current || isStill || typeof IntersectionObserver === "undefined") return undefined;
    if (isFinishedPage.current && current.getBoundingClientRect().top < innerHeight) return undefined;
    setStage("waits");
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setStage("starts");
      },
      { threshold: 0.4 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, ...(stage && { "data-drawing": stage }) };
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;
