import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rules } from "../../../engine/lint/index.ts";
import type { Composed } from "./agents-guide.ts";

/**
 * The map of the project for language models (llmstxt.org): what it is, and which file says what.
 *
 * @param root folder of the project
 * @returns the text of llms.txt
 */
export function llmsText(root: string, { definitions }: Composed): string {
  const typesOf = (kind: string) =>
    (definitions[kind]?.oneOf ?? []).map(({ $ref = "" }) => {
      const { properties, description = "" } = definitions[$ref.replace("#/definitions/", "")] ?? {};
      return `- ${properties?.type?.const}: ${description.split(/(?<=\.) /)[0]}`;
    });
  const link = (path: string) => `- [${titleOf(join(root, path))}](${path})`;
  const documents = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
  const examples = readdirSync(join(root, "examples")).map((name) => `- [${name}](examples/${name}/funnel.yaml)`);
  return `${[
    "# Quiz-funnel engine",
    `> A whole web funnel (quiz, slides, form, contact, offer, payment) described in one YAML file, checked by a JSON Schema and ${rules.length} rules, and driven by a state machine that is compiled from it.`,
    "`npx funnel check` says whether a definition can run; `npx funnel mcp` serves the tools to agents. Start with AGENTS.md.",
    "## Documents",
    [
      ...["AGENTS.md", "README.md"].map(link),
      ...documents.map((name) => link(`docs/${name}`)),
      ...["CONTRIBUTING.md", "SECURITY.md", "ACCESSIBILITY.md", "CHANGELOG.md"].map(link),
    ].join("\n"),
    "## Schema and examples",
    [
      "- [JSON Schema of a definition](schema/funnel.schema.json)",
      "- [The shipped funnel](funnel.yaml)",
      "- [Its German](funnel.de.yaml)",
      ...examples,
    ].join("\n"),
    "## Types of steps",
    typesOf("step").join("\n"),
    "## Types of sections",
    typesOf("section").join("\n"),
    "## Types of fields",
    typesOf("field").join("\n"),
  ].join("\n\n")}\n`;
}

const titleOf = (path: string): string => /^# (.*)$/m.exec(readFileSync(path, "utf8"))?.[1] ?? path;
