import type { ErrorPayload } from "vite";
import type { ReadDefinition } from "./read-definition.ts";

/** A definition's problems for the dev server's overlay, which opens the file at the first of them. */
export function overlayError({ problems, report }: ReadDefinition): ErrorPayload["err"] {
  const first = problems.find(({ severity }) => severity === "error");
  return {
    message: first ? first.message : "The definition has problems.",
    stack: "",
    frame: report,
    plugin: "funnel",
    ...(first && { id: first.file, loc: { file: first.file, line: first.line, column: first.column } }),
  };
}
