import type { Funnel } from "../funnel.ts";

/**
 * Fetches what comes next, so that a tap answers at once: everything one step ahead, and beyond that the light
 * steps, as far as they go. What cannot be fetched now is fetched when it is needed.
 *
 * @param fetchStep fetches the code and the copy of one step
 */
export async function prefetchAfter(
  { flow }: Funnel,
  id: string,
  fetchStep: (step: string) => Promise<unknown>,
): Promise<void> {
  /** What comes before the sale is small, and goes on without a connection once it is here. */
  const isLight = (id: string) => {
    const step = flow.steps[id];
    return step !== undefined && !step.takesPayment && !step.isReceipt;
  };
  const seen = new Set([id]);
  let ahead = [id];
  while (ahead.length && seen.size < farthest) {
    const next = ahead.flatMap((step) => flow.steps[step]?.forward.map(({ to }) => to) ?? []);
    const fresh = [...new Set(next)].filter((step) => !seen.has(step) && (ahead[0] === id || isLight(step)));
    for (const step of fresh) seen.add(step);
    // One after the other: the visitor's own taps come first.
    for (const step of fresh) await fetchStep(step).catch(() => undefined);
    ahead = fresh.filter(isLight);
  }
}

/** Steps to fetch ahead at the most. */
const farthest = 60;
