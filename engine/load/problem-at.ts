import type { Finding, Problem, Severity } from "../problem/index.ts";
import { type Place, positionOf } from "./place.ts";

/** A finding with the line and column it stands at. */
export function problemAt(place: Place, finding: Finding & { rule: string; severity: Severity }): Problem {
  const { rule, severity, message, path, suggest = null } = finding;
  return { rule, severity, message, ...positionOf(place), path, suggest };
}
