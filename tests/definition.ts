import { checkFunnel } from "../engine/check/index.ts";
import { formatReport } from "../engine/report/index.ts";
import type { FunnelDefinition } from "../schema/funnel.types.ts";
import { frame } from "./frame.ts";

/**
 * A checked definition from the keys that a test is about; the rest is filled in.
 *
 * @throws Error with the report if the definition has errors
 */
export function definition(yaml: string): FunnelDefinition {
  const own = new Set([...yaml.matchAll(/^(\w+):/gm)].map(([, key]) => key));
  const rest = frame.replace(/^(\w+):.*\n/gm, (line, key) => (own.has(key) ? "" : line));
  const text = `${rest}${yaml}`;
  const loaded = checkFunnel("test.yaml", (path) => (path === "test.yaml" ? { text } : { failure: "missing" }));
  if (!loaded.definition) throw new Error(formatReport(loaded.problems, loaded.files, "stylish"));
  return loaded.definition;
}
