import type { FunnelStorage } from "../../services/storage.ts";
import type { Lead } from "../../services/store-lead.ts";
import type { Funnel } from "../funnel.ts";
import type { Services } from "./services.ts";
import type { Visit } from "./session.ts";

// Parts of a visit whose code is fetched on demand.

/** Fetches the services of a page and creates them once. After a failure the next call tries again. */
export function loadServices(visit: Visit & Funnel): () => Promise<Services> {
  let made: Services | undefined;
  return async () => {
    const [{ createServices }, { default: backend }] = await Promise.all([
      import("./services.ts"),
      visit.loadBackend(),
    ]);
    made ??= createServices(visit, backend);
    return made;
  };
}

/** Hands over the leads of a visit. */
export type Leads = {
  /**
   * Fetches its code. A step that asks for a contact waits for this: fetched later, the code would delay the lead by
   * seconds.
   */
  readonly load: () => Promise<void>;
  /**
   * Hands over the waiting leads and the one just stored. If the code is loaded, the request for the latter begins
   * before this returns. Never rejects.
   */
  readonly handOver: (lead?: Lead) => void;
};

export function createLeads(
  { site, flow, loadBackend }: Pick<Funnel, "site" | "flow" | "loadBackend">,
  storage: FunnelStorage,
): Leads {
  let make: (() => HandOver) | undefined;
  let made: HandOver | undefined;
  const load = async () => {
    const [{ createHandOver }, { default: backend }] = await Promise.all([import("./leads.ts"), loadBackend()]);
    make ??= () => createHandOver({ site, flow, storage }, backend);
  };
  const handOver = (lead?: Lead) => {
    made ??= make?.();
    void made?.(lead);
  };
  return {
    load,
    handOver: (lead) => {
      if (make) handOver(lead);
      // A lead that cannot be handed over stays stored, and the next page tries again.
      else
        void load().then(
          () => handOver(lead),
          () => undefined,
        );
    },
  };
}

type HandOver = (lead?: Lead) => Promise<void>;

/** Fetches the code that takes over what was answered before. Few visitors tap so early. */
export const loadTakeOver = () => import("./take-over.ts");

/** Removes the `token` parameter from the address, and passes on the e-mail address in it, if any. */
export const takeToken = async (onEmail: (email: string) => void): Promise<void> =>
  (await import("./take-token.ts")).takeToken(onEmail);
