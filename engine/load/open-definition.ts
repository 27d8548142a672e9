import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { applyDefaults } from "./defaults.ts";
import { locate } from "./locate.ts";
import type { Opened } from "./opened.ts";
import { problemAt } from "./problem-at.ts";
import type { ReadDefinition } from "./read-definition.ts";
import type { SchemaFinding } from "./schema-finding.ts";
import { schemaFindings } from "./schema-findings.ts";
import { oddTexts } from "./slips/odd-texts.ts";

/** Holds what was read against the schema, and fills in the defaults. */
export function openDefinition({ value, tree, problems, files }: ReadDefinition): Opened {
  const place: Opened["place"] = (finding) => locate(tree, finding);
  const opened = { files, problems, oddTexts: [], place };
  if (problems.length > 0) return opened;
  const faults = value === null ? [emptyFile] : schemaFindings(value);
  if (faults.length > 0)
    return { ...opened, problems: faults.map((fault) => problemAt(place(fault), { ...fault, severity: "error" })) };
  applyDefaults(value);
  // The schema, of which the type is made, has just said so.
  return { ...opened, oddTexts: oddTexts(tree), definition: value as unknown as FunnelDefinition };
}

const emptyFile: SchemaFinding = {
  rule: "empty-file",
  message:
    'This file is empty. A definition starts with "id", "version", "language", "start", "product", "counter", "theme" and "steps".',
  path: [],
};
