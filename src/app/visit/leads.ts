import type { BackendView } from "../../../engine/views/index.ts";
import { handOver } from "../../services/hand-over.ts";
import { leadSender } from "../../services/lead-sender.ts";
import type { FunnelStorage } from "../../services/storage.ts";

/** Everything needed to hand leads over to the backend, in one file to fetch. */
export const createHandOver = (name: string, storage: FunnelStorage, backend: BackendView) =>
  handOver(name, storage, leadSender(backend));
