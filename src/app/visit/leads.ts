import { computedOf, fromStored, outcomeOf, scoreOf } from "../../../engine/compile/index.ts";
import type { AboutLead } from "../../../engine/contract/index.ts";
import type { BackendView } from "../../../engine/views/index.ts";
import { handOver } from "../../services/hand-over.ts";
import { leadSender } from "../../services/lead-sender.ts";
import { sendLeadUpdates } from "../../services/lead-updates.ts";
import { rememberLanding, touchesOf } from "../../services/touches.ts";
import type { Funnel } from "../funnel.ts";
import type { Visit } from "./session.ts";

/** Everything needed to hand leads over to the backend, in one file to fetch. */
export function createHandOver(
  { site, flow, storage }: Pick<Funnel, "site"> & Pick<Visit, "flow" | "storage">,
  backend: BackendView,
) {
  rememberLanding(storage);
  const about = (stored: object | undefined): AboutLead => {
    const quiz = fromStored(flow, stored);
    const scales = new Set(
      Object.values(flow.steps).flatMap(({ options = [] }) => options.flatMap(({ score = {} }) => Object.keys(score))),
    );
    return {
      quiz: stored,
      ...(flow.values && { computed: computedOf(flow, quiz)?.plain() }),
      ...(scales.size > 0 && {
        scores: Object.fromEntries([...scales].map((scale) => [scale, scoreOf(flow, quiz, scale)])),
      }),
      outcome: outcomeOf(flow, quiz)?.id,
      touches: touchesOf(storage, Date.now()),
    };
  };
  if (backend.leadUpdates && !backend.hasNoFunctions) sendLeadUpdates(storage, backend, about);
  return handOver(site.id, storage, leadSender(backend, about));
}
