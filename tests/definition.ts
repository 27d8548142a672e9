import { checkFunnel } from "../engine/check/index.ts";
import { lintFunnel, rules } from "../engine/lint/index.ts";
import { openDefinition, readDefinition } from "../engine/load/index.ts";
import { formatReport } from "../engine/report/index.ts";
import type { FunnelDefinition } from "../schema/funnel.types.ts";
import { frame } from "./frame.ts";

/** What a definition must not break. What the others find makes none worse, and takes three quarters of a check. */
const strict = rules.filter(({ severity }) => severity === "error");

/**
 * A checked definition from the keys that a test is about; the rest is filled in.
 *
 * @throws Error with the report if the definition has errors
 */
export function definition(yaml: string): FunnelDefinition {
  const own = new Set([...yaml.matchAll(/^(\w+):/gm)].map(([, key]) => key));
  const rest = frame.replace(/^(\w+):.*\n/gm, (line, key) => (own.has(key) ? "" : line));
  const text = `${rest}${yaml}`;
  const read = (path: string) => (path === "test.yaml" ? { text } : ({ failure: "missing" } as const));
  const { definition, oddTexts } = openDefinition(readDefinition("test.yaml", read));
  if (definition && lintFunnel(definition, { oddTexts }, strict).every(({ allowed }) => allowed)) return definition;
  const { problems, files } = checkFunnel("test.yaml", read);
  throw new Error(formatReport(problems, files, "stylish"));
}
