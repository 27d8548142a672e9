import type { ServerFunnel } from "../../../engine/views/index.ts";

/** Values of the columns `funnel_id`, `funnel_version` and `funnel_hash`, in this order. */
export function mark({ id, version, hash }: ServerFunnel): readonly [string, number, string] {
  return [id, version, hash];
}
