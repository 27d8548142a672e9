import { type Cover, coverFunnel } from "../engine/walks/index.ts";
import type { FunnelDefinition } from "../schema/funnel.types.ts";
import { type ReadFunnelFile, readFunnelFile } from "../src/disk/read-funnel-file.ts";

// The files of a worker share what was read of a funnel that no test changes: a check takes a while, and walks longer.
const read = new Map<string, ReadFunnelFile>();
const covers = new Map<FunnelDefinition, Cover>();

/** What the check says of a file of this project; its definition is frozen. */
export function readOnce(file: string): ReadFunnelFile {
  const known = read.get(file) ?? readFunnelFile(file);
  read.set(file, known);
  freeze(known.definition);
  return known;
}

/** The definition in a file of this project, frozen; throws its report if it has errors. */
export function readFunnel(file: string): FunnelDefinition {
  const { definition, report } = readOnce(file);
  if (!definition) throw new Error(report);
  return definition;
}

/** The walks that cover a definition. */
export function coverOnce(definition: FunnelDefinition): Cover {
  const cover = covers.get(definition) ?? coverFunnel(definition);
  covers.set(definition, cover);
  return cover;
}

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const each of Object.values(value)) freeze(each);
}
