import type { FunnelStorage } from "./storage.ts";
import { isUuid, uuid } from "./uuid.ts";

/** The id of this browser's visits. It says nothing about who somebody is, and is made when it is first needed. */
export function visitId(storage: FunnelStorage): string {
  const kept = storage.read("visit");
  if (isUuid(kept)) return kept;
  const made = uuid();
  storage.write("visit", made);
  return made;
}
