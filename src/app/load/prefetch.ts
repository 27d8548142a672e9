import type { FunnelStorage } from "../../services/storage.ts";
import { rememberLanding } from "../../services/touches.ts";
import type { Funnel } from "../funnel.ts";
import type { LoadedStep } from "./load-step.ts";
import { bearOutsideHands } from "./outside-hands.ts";

/** Is told the light steps that one tap can lead to, as soon as they are there. */
export type OnNear = (steps: readonly LoadedStep[]) => Promise<void>;

/**
 * Prefetches what comes next, so that a tap responds at once: everything one step ahead, and beyond that as many light
 * steps as follow. What cannot be fetched now is fetched when needed. Before that, remembers where the visitor came from and
 * sees to what browsers do to the page and to counting, because this is the first code that a page can wait for.
 *
 * @param fetchStep fetches the code and the copy of one step
 */
export async function prefetchAfter(
  { flow, countsVisitors, loadBackend }: Funnel,
  id: string,
  fetchStep: (step: string) => Promise<LoadedStep>,
  storage: FunnelStorage,
  onNear: OnNear,
): Promise<void> {
  rememberLanding(storage);
  bearOutsideHands();
  if (countsVisitors && !counting.has(storage)) {
    counting.add(storage);
    Promise.all([import("../../services/on-hide/index.ts"), loadBackend()]).then(
      ([{ countVisitors }, { default: backend }]) => countVisitors(flow, storage, backend),
      // The next step tries again.
      () => counting.delete(storage),
    );
  }
  /** The steps before the sale are small, and once fetched they work offline. */
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
    const fetched: (LoadedStep | undefined)[] = [];
    for (const step of fresh) fetched.push(await fetchStep(step).catch(() => undefined));
    const near = fetched.filter((step) => step !== undefined).filter((step) => isLight(step.id));
    // Not waited for: it fetches code of its own, without which steps are only drawn later.
    if (ahead[0] === id) void onNear(near).catch(() => undefined);
    ahead = fresh.filter(isLight);
  }
}

/** The storages of the visits that are counted. */
const counting = new WeakSet<FunnelStorage>();

/** Most steps to prefetch. */
const farthest = 60;
