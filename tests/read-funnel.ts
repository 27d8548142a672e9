import type { FunnelDefinition } from "../schema/funnel.types.ts";
import { readFunnelFile } from "../src/disk/read-funnel-file.ts";

/** The definition in a file; throws its report if it has errors. */
export function readFunnel(file: string): FunnelDefinition {
  const { definition, report } = readFunnelFile(file);
  if (!definition) throw new Error(report);
  return definition;
}
