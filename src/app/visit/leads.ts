import { fromStored } from "../../../engine/quiz/index.ts";
import type { BackendView } from "../../../engine/views/index.ts";
import { aboutLead } from "../../services/about-lead.ts";
import { handOver } from "../../services/hand-over.ts";
import { leadSender } from "../../services/lead-sender.ts";
import { sendLeadUpdates } from "../../services/on-hide/index.ts";
import { rememberLanding } from "../../services/touches.ts";
import type { Funnel } from "../funnel.ts";
import type { Visit } from "./session.ts";

/** Everything needed to hand leads over to the backend, in one file to fetch. */
export function createHandOver(
  { site, flow, storage }: Pick<Funnel, "site"> & Pick<Visit, "flow" | "storage">,
  backend: BackendView,
) {
  rememberLanding(storage);
  const about = (stored: object | undefined) => aboutLead(flow, storage, stored, Date.now());
  if (backend.leadUpdates && !backend.hasNoFunctions) sendLeadUpdates(storage, backend, about);
  const fields = Object.values(flow.steps).flatMap((step) => step?.fields ?? []);
  const kept = fields.filter(({ kind }) => kind === "file" || kind === "appointment");
  const keptIn = (stored: object) => {
    const { values } = fromStored(flow, stored);
    const { confirmedConsent = "" } = backend;
    // That it is not ticked any more is told as well: then nothing has to be confirmed.
    const isTicked = confirmedConsent && (values[confirmedConsent] ? "ticked" : "unticked");
    return [...kept.flatMap(({ id }) => values[id] || []), ...(isTicked ? [isTicked] : [])].join("\n");
  };
  return handOver(site.id, storage, leadSender(backend, about), keptIn);
}
