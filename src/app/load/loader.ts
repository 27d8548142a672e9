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
 * @param sayOffline tells the visitor that the page waits for the connection
 */
export function createLoader(funnel: Funnel, storage: FunnelStorage, sayOffline: () => void): Loader {
  const loadCode = codeLoader(sayOffline);
  return {
    loadCode,
    loadStep: stepLoader(funnel, storage, loadCode),
    prefetchAfter: (id) =>
      import("./prefetch.ts").then(
        ({ prefetchAfter }) => prefetchAfter(funnel, id, (step) => importStep(funnel, step)),
        () => undefined,
      ),
  };
}
