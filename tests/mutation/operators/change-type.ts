import { isMap, isScalar, isSeq, type Node } from "yaml";
import type { Operator } from "../subject.ts";

/** Replaces a value with one of another kind. The oracle decides whether the schema accepts it. */
export const changeType: Operator = ({ sites }) =>
  sites.flatMap(({ path, value }) =>
    others(value.node).map((other) => ({
      what: `${path.join(".")}: ${other || "nothing"}`,
      edits: [{ ...value, by: other }],
    })),
  );

function others(node: Node): readonly string[] {
  if (isMap(node)) return ["words", "[a, b]", "7", ""];
  if (isSeq(node)) return ["words", "{ a: b }", ""];
  if (isScalar(node) && typeof node.value === "number") return ["many", "[1]", "{ a: 1 }", ""];
  if (isScalar(node) && typeof node.value === "boolean") return ["perhaps", "1", "[true]", ""];
  return ["7", "true", "[a]", "{ a: b }", ""];
}
