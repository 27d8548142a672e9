import { existsSync } from "node:fs";
import { defineCommand } from "citty";
import { formatReport, loadFunnel, type ReportFormat, reportFormats } from "../../../engine/check.ts";
import { fileExists } from "../../disk/file-exists.ts";
import { readText } from "../../disk/read-text.ts";
import { terminalPaint } from "../terminal-paint.ts";

/** `funnel check [FILE]`: says whether a definition can run, and where not. */
export const check = defineCommand({
  meta: {
    name: "check",
    description:
      "Checks a definition: exit code 0 if it can run, 1 if there are problems, 2 if it could not be checked",
  },
  args: {
    file: { type: "positional", required: false, default: "funnel.yaml", description: "The definition" },
    format: {
      type: "enum",
      options: [...reportFormats],
      default: "stylish",
      description: "What the report looks like",
    },
  },
  run({ args: { file, format } }): number {
    if (!(reportFormats as readonly string[]).includes(format))
      return refuse(`There is no format "${format}". The formats are: ${reportFormats.join(", ")}.`);
    if (!existsSync(file)) return refuse(`There is no file "${file}". Name the definition: funnel check FILE`);
    const result = loadFunnel(file, readText, fileExists);
    process.stdout.write(
      formatReport(result.problems, result.files, format as ReportFormat, terminalPaint(process.stdout)),
    );
    return result.definition ? 0 : 1;
  },
});

function refuse(message: string): number {
  process.stderr.write(`funnel: ${message}\n`);
  return 2;
}
