import type { FunnelStorage } from "../../services/storage.ts";
import type { Lead } from "../../services/store-lead.ts";
import type { Funnel } from "../funnel.ts";
import type { Services } from "./services.ts";
import type { Visit } from "./session.ts";

// Parts of a visit whose code is fetched when they are needed.

/** Fetches the services of a page and makes them once. A fetch that failed is tried again by the next call. */
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

/** What hands over the leads of a visit. */
export type Leads = {
  /** Fetches its code. A step that asks for a contact waits for it: fetched only then, a lead would leave seconds late. */
  readonly load: () => Promise<void>;
  /**
   * Hands over what waits in the outbox, and the lead just kept, whose request begins before this returns if the code is
   * there. Never rejects.
   */
  readonly handOver: (lead?: Lead) => void;
};

export function createLeads(
  { site, loadBackend }: Pick<Funnel, "site" | "loadBackend">,
  storage: FunnelStorage,
): Leads {
  let make: (() => HandOver) | undefined;
  let made: HandOver | undefined;
  const load = async () => {
    const [{ createHandOver }, { default: backend }] = await Promise.all([import("./leads.ts"), loadBackend()]);
    make ??= () => createHandOver(site.id, storage, backend);
  };
  const handOver = (lead?: Lead) => {
    made ??= make?.();
    void made?.(lead);
  };
  return {
    load,
    handOver: (lead) => {
      if (make) handOver(lead);
      // A lead that cannot be handed over here stays in the outbox, and the next page tries.
      else
        void load().then(
          () => handOver(lead),
          () => undefined,
        );
    },
  };
}

type HandOver = (lead?: Lead) => Promise<void>;

/** Takes the `token` parameter out of the address, and gives on the e-mail address that it carries, if any. */
export const takeToken = async (onEmail: (email: string) => void): Promise<void> =>
  (await import("./take-token.ts")).takeToken(onEmail);
