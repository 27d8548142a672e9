import type { Problem } from "../problem/index.ts";
import { stylish } from "./for-people.ts";
import { github, json, sarif } from "./for-programs.ts";
import type { Format, Paint, Sources } from "./format.ts";

/** Output formats of a report: for people, for programs, for a pull request, for a code scanner. */
export const reportFormats = ["stylish", "json", "github", "sarif"] as const;

export type ReportFormat = (typeof reportFormats)[number];

const formats: Readonly<Record<ReportFormat, Format>> = { stylish, json, github, sarif };

/**
 * A report on a definition. Pure: the same problems give the same text.
 *
 * @param paint colours the report for a terminal; without it the text is plain
 * @returns text that ends in a newline, or an empty text if there is nothing to report
 */
export function formatReport(
  problems: readonly Problem[],
  sources: Sources,
  format: ReportFormat,
  paint: Paint = (_, text) => text,
): string {
  return formats[format](problems, sources, paint);
}
