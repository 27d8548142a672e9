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
