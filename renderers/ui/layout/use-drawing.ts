import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

/** How far a drawing is: it waits out of sight, or it is being drawn. Left out, it is simply there. */
type Drawing<E extends Element> = { readonly ref: RefObject<E | null>; readonly "data-drawing"?: "waits" | "starts" };

/**
 * Lets a drawing be drawn once as it comes into sight, and not behind a dialog, by CSS for `data-drawing`. It is simply
 * there for visitors who prefer reduced motion, without scripts, and where a finished page already shows it. There, too, it is
 * drawn if a dialog is in front of it after three seconds, once that is gone.
 */
export function useDrawing<E extends Element>(): Drawing<E> {
  const ref = useRef<E>(null);
  const [stage, setStage] = useState<"waits" | "starts">();
  const isFinishedPage = useRef(useIsFinishedPage());
  useLayoutEffect(() => {
    const { current } = ref;
    const isStill = typeof matchMedia === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!current || isStill || typeof IntersectionObserver === "undefined") return undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    // A dialog that is taken off the page as it closes tells nobody. The page behind it does not scroll.
    const start = () => {
      if (isCovered()) again = setTimeout(start, 250);
      else {
        observer.disconnect();
        setStage("starts");
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(again);
        if (entries.some(({ isIntersecting }) => isIntersecting)) start();
      },
      { threshold: 0.4 },
    );
    const begin = () => {
      setStage("waits");
      observer.observe(current);
    };
    if (isFinishedPage.current && current.getBoundingClientRect().top < innerHeight)
      again = setTimeout(() => isCovered() && begin(), 3_000);
    else begin();
    return () => {
      observer.disconnect();
      clearTimeout(again);
    };
  }, []);
  return { ref, ...(stage && { "data-drawing": stage }) };
}

/** Whether a dialog is in front of the page. */
const isCovered = () => document.querySelector("dialog[open]") !== null;

/** Whether what is shown is a page that was written when the site was built, which React only takes over. */
export const useIsFinishedPage = (): boolean => useSyncExternalStore(never, no, yes);

const never = () => () => undefined;
const no = () => false;
const yes = () => true;
