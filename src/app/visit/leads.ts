import { fromStored, outcomeOf, scoreOf } from "../../../engine/compile/index.ts";
import type { AboutLead } from "../../../engine/contract/index.ts";
import type { BackendView } from "../../../engine/views/index.ts";
import { handOver } from "../../services/hand-over.ts";
import { leadSender } from "../../services/lead-sender.ts";
import type { FunnelStorage } from "../../services/storage.ts";
import { rememberTouch, touchesOf } from "../../services/touches.ts";
import type { Funnel } from "../funnel.ts";
import type { Visit } from "./session.ts";

/** Everything needed to hand leads over to the backend, in one file to fetch. */
export function createHandOver(
  { site, flow, storage }: Pick<Funnel, "site"> & Pick<Visit, "flow" | "storage">,
  backend: BackendView,
) {
  const about = (stored: object | undefined): AboutLead => {
    const quiz = fromStored(flow, stored);
    const scales = new Set(
      Object.values(flow.steps).flatMap(({ options = [] }) => options.flatMap(({ score = {} }) => Object.keys(score))),
    );
    return {
      quiz: stored,
      ...(scales.size > 0 && {
        scores: Object.fromEntries([...scales].map((scale) => [scale, scoreOf(flow, quiz, scale)])),
      }),
      outcome: outcomeOf(flow, quiz)?.id,
      touches: touchesOf(storage, Date.now()),
    };
  };
  return handOver(site.id, storage, leadSender(backend, about));
}

/** Remembers where the visitor came from, by the address that this document was opened with: steps change it afterwards. */
export function rememberLanding(storage: FunnelStorage): void {
  // The build draws pages, too, where nobody comes from anywhere.
  if (typeof document === "undefined") return;
  const address = performance.getEntriesByType("navigation")[0]?.name ?? location.href;
  rememberTouch(storage, { address, referrer: document.referrer, now: Date.now() });
}
