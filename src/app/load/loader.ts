import type { FunnelStorage } from "../../services/storage.ts";
import type { Funnel } from "../funnel.ts";
import { codeLoader, type LoadCode } from "./load-code.ts";
import { importStep, type LoadedStep, stepLoader } from "./load-step.ts";

/** What a page fetches while the visitor is on it. */
export type Loader = {
  readonly loadCode: LoadCode;
  readonly loadStep: (id: string) => Promise<LoadedStep>;
  /** Fetches what comes after a step. Never rejects. */
  readonly prefetchAfter: (id: string) => Promise<void>;
};

/**
 * What fetches the files of a funnel.
 *
 * @param loadLeads fetches what hands over the contact that a step asks for
 * @param sayOffline tells the visitor that the page waits for the connection
 */
export function createLoader(
  funnel: Funnel,
  storage: FunnelStorage,
  loadLeads: () => Promise<void>,
  sayOffline: () => void,
): Loader {
  const loadCode = codeLoader(sayOffline);
  const parts = { ...funnel, loadLeads };
  return {
    loadCode,
    loadStep: stepLoader(parts, storage, loadCode),
    prefetchAfter: (id) =>
      import("./prefetch.ts").then(
        ({ prefetchAfter }) => prefetchAfter(funnel, id, (step) => importStep(parts, step)),
        () => undefined,
      ),
  };
}
