import { useEffect, useState } from "react";

/**
 * Percent of a wait that have passed since the component came up: 0 to 100, whole. It only shows the time; what happens
 * at its end is not decided here.
 *
 * @param tick milliseconds for one percent
 */
export function usePercent(tick: number): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const start = performance.now();
    let frame = requestAnimationFrame(function show() {
      // Measured, not counted: a slow phone or a hidden tab skips numbers but is never late.
      const passed = Math.min(100, Math.floor((performance.now() - start) / tick));
      setPercent(passed);
      if (passed < 100) frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [tick]);
  return percent;
}
