import {
  computedOf,
  forgetAbandoned,
  fromStored,
  outcomeOf,
  scoreOf,
  toStored,
} from "../../../engine/compile/index.ts";
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
    const touches = touchesOf(storage, Date.now());
    // Answers to another version cannot be read, and points of no answers would be wrong.
    if (stored === undefined || !("version" in stored) || stored.version !== flow.version)
      return { quiz: stored, touches };
    const quiz = forgetAbandoned(flow, fromStored(flow, stored));
    const scales = new Set(
      Object.values(flow.steps).flatMap(({ options = [] }) => options.flatMap(({ score = {} }) => Object.keys(score))),
    );
    return {
      quiz: toStored(flow, quiz),
      ...(flow.values && { computed: computedOf(flow, quiz)?.plain() }),
      ...(scales.size > 0 && {
        scores: Object.fromEntries([...scales].map((scale) => [scale, scoreOf(flow, quiz, scale)])),
      }),
      outcome: outcomeOf(flow, quiz)?.id,
      touches,
    };
  };
  if (backend.leadUpdates && !backend.hasNoFunctions) sendLeadUpdates(storage, backend, about);
  return handOver(site.id, storage, leadSender(backend, about));
}
