import { copyParts } from "../../engine/text/placeholders.ts";
import type { FunnelScope } from "../funnel-context.ts";

/** The placeholders of a copy whose values are sample content. */
export function sampleNames(copy: string, { isSample }: Pick<FunnelScope, "isSample">): readonly string[] {
  if (!isSample) return [];
  return copyParts(copy).flatMap((part) => ("name" in part && isSample(part.name) ? [part.name] : []));
}
