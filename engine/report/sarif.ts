import { rules } from "../lint/index.ts";
import type { Problem } from "../problem/index.ts";
import type { Format } from "./format.ts";

/** For code scanners: SARIF 2.1.0. */
export const sarif: Format = (problems) => {
  const ids = [...new Set(problems.map(({ rule }) => rule))].sort();
  const driver = { name: "funnel", rules: ids.map(describe) };
  const results = problems.map((problem) => resultOf(problem, ids.indexOf(problem.rule)));
  const run = { tool: { driver }, columnKind: "utf16CodeUnits", results };
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
};

function describe(id: string) {
  const why = rules.find((rule) => rule.id === id)?.why;
  return { id, ...(why && { fullDescription: { text: why } }) };
}

function resultOf({ rule, severity, message, file, line, column, endLine, endColumn }: Problem, ruleIndex: number) {
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) }, region } }],
  };
}

const uriOf = (file: string) => file.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
