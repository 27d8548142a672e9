import { existsSync } from "node:fs";
import type { Problem } from "../../../engine/problem/index.ts";
import { formatReport, reportFormats, signed } from "../../../engine/report/index.ts";
import { checkFile } from "../../disk/index.ts";
import { defineCommand } from "../command.ts";
import { refuseMissing, terminalPaint } from "../output.ts";

/**
 * `funnel check [FILE]`: says whether a definition can run, and what is wrong; with `--release`, whether it may go
 * live.
 */
export const check = defineCommand({
  name: "check",
  description: "Checks a definition: exit code 0 if it can run, 1 if there are problems, 2 if it could not be checked",
  positionals: {
    file: { default: "funnel.yaml", description: "The definition" },
  },
  options: {
    format: {
      type: "string",
      choices: reportFormats,
      default: "stylish",
      description: "What the report looks like",
    },
    release: {
      type: "boolean",
      description: "Takes warnings for errors, and lists what lint.allow lets pass and who signed it",
    },
  },
  run({ file, format, release }) {
    if (!existsSync(file)) return refuseMissing(file, "check FILE");
    const result = checkFile(file, { isRelease: release });
    const problems = release ? result.problems.map(asError) : result.problems;
    const problemsReport = formatReport(problems, result.files, format, terminalPaint(process.stdout));
    // The other formats have fixed fields.
    const report =
      release && format === "stylish" ? problemsReport + wayOut(problems) + signed(result.signed) : problemsReport;
    process.stdout.write(report);
    return problems.some(({ severity }) => severity === "error") ? 1 : 0;
  },
});

const wayOut = (problems: readonly Problem[]) =>
  problems.length > 0
    ? "Not ready for release. Fix or replace each of these, or have it signed: funnel explain RULE says how.\n"
    : "";

const asError = (problem: Problem): Problem => ({ ...problem, severity: "error" });
