import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Whether a banner may stay in sight. It must not cover more than half of the screen, as it would with large text or on
 * a phone held sideways. While it stays, `--banner-height` tells the page how much of its lower end is covered.
 */
export function useBannerHeight(banner: RefObject<HTMLElement | null>): boolean {
  const [stays, setStays] = useState(false);
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const fits = element.offsetHeight <= innerHeight / 2;
      setStays(fits);
      style.setProperty("--banner-height", fits ? `${element.offsetHeight}px` : "0px");
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The screen may change size when the banner does not.
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
      style.removeProperty("--banner-height");
    };
  }, [banner]);
  return stays;
}
