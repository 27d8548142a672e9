import { checkFunnel } from "../engine/check/index.ts";
import { formatReport } from "../engine/report/index.ts";
import { type Cover, coverFunnel } from "../engine/walks/index.ts";
import type { FunnelDefinition } from "../schema/funnel.types.ts";
import { findFile } from "../src/disk/find-file.ts";
import { readFunnelFile } from "../src/disk/read-funnel-file.ts";
import { readText } from "../src/disk/read-text.ts";

// The files of a worker share what was read of a funnel that no test changes: a check takes a while, and walks longer.
const read = new Map<string, FunnelDefinition>();
const covers = new Map<FunnelDefinition, Cover>();

/**
 * The definition in a file of this project, frozen; throws its report if it has errors. What only warns is left out, which
 * takes three quarters of a check.
 */
export function readFunnel(file: string): FunnelDefinition {
  const known = read.get(file);
  if (known) return known;
  const today = new Date().toISOString().slice(0, 10);
  const { definition, problems, files } = checkFunnel(file, readText, { find: findFile, today, errorsOnly: true });
  if (!definition) throw new Error(formatReport(problems, files, "stylish"));
  return keep(file, definition);
}

/** Everything that the check says of a file of this project, with its warnings; empty if there is nothing. */
export function wholeReport(file: string): string {
  const { definition, fullReport } = readFunnelFile(file);
  if (definition && !read.has(file)) keep(file, definition);
  return fullReport();
}

function keep(file: string, definition: FunnelDefinition): FunnelDefinition {
  freeze(definition);
  read.set(file, definition);
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
