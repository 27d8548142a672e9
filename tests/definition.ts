import { formatReport, loadFunnel } from "../engine/check.ts";
import type { FunnelDefinition } from "../schema/funnel.types.ts";

const frame = `id: test
version: 1
language: en
product: { name: Test }
counter: { total: 3 }
theme:
  logo: logo.svg
  colors: { paper: "#ffffff", surface: "#ffffff", ink: "#111111", muted: "#555555", line: "#cccccc", accent: "#005544",
    onAccent: "#ffffff", accentSoft: "#ddeeee", success: "#006633", danger: "#aa0022" }
`;

/**
 * A checked definition from the keys that a test is about; the rest is filled in.
 *
 * @throws Error with the report if the definition has errors
 */
export function definition(yaml: string): FunnelDefinition {
  const own = new Set([...yaml.matchAll(/^(\w+):/gm)].map(([, key]) => key));
  const rest = frame.replace(/^(\w+):.*\n/gm, (line, key) => (own.has(key) ? "" : line));
  const text = `${rest}${yaml}`;
  const loaded = loadFunnel("test.yaml", (path) => (path === "test.yaml" ? { text } : { failure: "missing" }));
  if (!loaded.definition) throw new Error(formatReport(loaded.problems, loaded.files, "stylish"));
  return loaded.definition;
}
