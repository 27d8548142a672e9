import type { BackendView } from "../../../engine/views/index.ts";
import { handOver } from "../../services/hand-over.ts";
import { leadSender } from "../../services/lead-sender.ts";
import type { FunnelStorage } from "../../services/storage.ts";

/** What hands the leads of a visitor over to the backend: all that it takes, in one file to fetch. */
export const createHandOver = (name: string, storage: FunnelStorage, backend: BackendView) =>
  handOver(name, storage, leadSender(backend));
