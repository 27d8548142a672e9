import { rules } from "../lint/index.ts";
import type { Problem } from "../problem/index.ts";
import type { Format } from "./format.ts";

/** For programs: the file and its problems, field by field. */
export const json: Format = (problems, sources) =>
  `${JSON.stringify(
    {
      file: sources.keys().next().value ?? null,
      problems: problems.map(({ rule, severity, message, file, line, column, endLine, endColumn, path, suggest }) => ({
        rule,
        severity,
        message,
        file,
        line,
        column,
        endLine,
        endColumn,
        path,
        suggest,
      })),
    },
    null,
    2,
  )}\n`;

/** For GitHub Actions: workflow commands that put each problem on its line of a pull request. */
export const github: Format = (problems) =>
  problems
    .map(({ severity, file, line, column, endLine, endColumn, rule, message }) => {
      const place = { file, line, endLine, col: column, endColumn, title: rule };
      const properties = Object.entries(place).map(([name, value]) => `${name}=${property(String(value))}`);
      return `::${severity} ${properties.join(",")}::${escaped(message)}\n`;
    })
    .join("");

const escaped = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const property = (text: string) => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

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
