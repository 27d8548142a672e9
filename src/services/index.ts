/** What every page needs from its first moment. It is part of the first page, so it stays small. */
export { browserStorage, type FunnelStorage } from "./storage.ts";
export { type Lead, storeLead } from "./store-lead.ts";
