import type { DefinedError } from "ajv";
import { limits } from "./limits.ts";
import { pathOf } from "./path-of.ts";
import type { Plain } from "./plain-value.ts";
import type { SchemaFinding } from "./schema-finding.ts";
import { schemaMessages } from "./slips/schema-messages.ts";
import { validate } from "./validate.ts";

/** What the schema says against a value, one finding for each thing to mend, in the author's words. */
export function schemaFindings(value: Plain): readonly SchemaFinding[] {
  const findings: SchemaFinding[] = [];
  // A key misspelt and a key missing are one mistake when the one is meant to be the other.
  const meant = new Set<string>();
  for (const error of validate(value).filter(isOwn).sort(byKeyword)) {
    if (findings.length > limits.problems) break;
    if (error.keyword === "required" && meant.has(`${error.instancePath}/${error.params.missingProperty}`)) continue;
    const path = pathOf(error.instancePath, value);
    // The message table has one entry for each keyword of the schema; `never` since the keys do not narrow together.
    const found = schemaMessages[error.keyword]?.(error as never, path);
    if (!found) throw new Error(`No message for the schema keyword "${error.keyword}"`);
    if (error.keyword === "additionalProperties" && found.suggest) meant.add(`${error.instancePath}/${found.suggest}`);
    findings.push(found);
  }
  return findings;
}

/** Errors that only repeat another one are left out. */
function isOwn(error: DefinedError): boolean {
  if (error.keyword === "if" || error.keyword === "propertyNames") return false;
  // A missing type is reported as a missing key.
  return !(error.keyword === ("discriminator" as string) && (error.data as { type?: unknown }).type === undefined);
}

/** Unknown keys first, since they explain missing ones. */
const byKeyword = (a: DefinedError, b: DefinedError) =>
  Number(b.keyword === "additionalProperties") - Number(a.keyword === "additionalProperties");
