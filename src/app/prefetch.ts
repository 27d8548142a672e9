import { flow } from "virtual:funnel";
import { importStep } from "./load-step.ts";

/**
 * Fetches what comes next, so that a tap answers at once: everything one step ahead, and beyond that the light
 * steps, as far as they go. What cannot be fetched now is fetched when it is needed.
 */
export async function prefetchAfter(id: string): Promise<void> {
  const seen = new Set([id]);
  let ahead = [id];
  while (ahead.length && seen.size < farthest) {
    const next = ahead.flatMap((step) => flow.steps[step]?.forward.map(({ to }) => to) ?? []);
    const fresh = [...new Set(next)].filter((step) => !seen.has(step) && (ahead[0] === id || isLight(step)));
    for (const step of fresh) seen.add(step);
    // One after the other: the visitor's own taps come first.
    for (const step of fresh) await importStep(step).catch(() => undefined);
    ahead = fresh.filter(isLight);
  }
}

/** Steps to fetch ahead at the most. */
const farthest = 60;

/** What comes before the sale is small, and goes on without a connection once it is here. */
function isLight(id: string): boolean {
  const step = flow.steps[id];
  return step !== undefined && !step.takesPayment && !step.isReceipt;
}
