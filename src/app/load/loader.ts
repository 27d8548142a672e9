import type { FunnelStorage } from "../../services/storage.ts";
import type { Funnel } from "../funnel.ts";
import { codeLoader, type LoadCode } from "./load-code.ts";
import { type StepLoader, stepLoader } from "./load-step.ts";
import type { OnNear } from "./prefetch.ts";

/** Fetches files of a funnel while the visitor is on a page. */
export type Loader = Pick<StepLoader, "loadStep" | "readyStep" | "askAhead" | "headStart"> & {
  readonly loadCode: LoadCode;
  /** Prefetches what can come after a step, and tells of the steps that one tap can lead to. Never rejects. */
  readonly prefetchAfter: (id: string, onNear: OnNear) => Promise<void>;
};

/**
 * Creates the loader for the files of a funnel.
 *
 * @param loadLeads fetches the code that hands over a step's contact
 * @param sayOffline tells the visitor that the page waits for the connection
 */
export function createLoader(
  funnel: Funnel,
  storage: FunnelStorage,
  loadLeads: () => Promise<void>,
  sayOffline: () => void,
): Loader {
  const loadCode = codeLoader(sayOffline);
  const { fetchStep, ...steps } = stepLoader({ ...funnel, loadLeads }, storage, loadCode);
  return {
    ...steps,
    loadCode,
    prefetchAfter: (id, onNear) =>
      import("./prefetch.ts").then(
        ({ prefetchAfter }) => prefetchAfter(funnel, id, fetchStep, storage, onNear),
        () => undefined,
      ),
  };
}
