import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Json = Record<string, unknown>;
type Fragment = { description: string; properties: Json; required?: string[]; definitions?: Json };

/**
 * Composes the root, the shared vocabulary and the fragment beside each renderer and section into one draft-07 schema.
 * Variants are flat: an editor's completion and ajv's `discriminator` then speak of the one type that the author named.
 *
 * @param root folder of the project
 * @returns the schema as it is committed to schema/funnel.schema.json
 */
export function composeSchema(root: string): Json {
  const read = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), "utf8"));
  const vocabulary = read("schema", "vocabulary.schema.json").definitions as Json;
  const fragmentsIn = (folder: string, file: string): [string, Fragment][] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && readdirSync(join(root, folder, entry.name)).includes(file))
      .map((entry): [string, Fragment] => [entry.name, read(folder, entry.name, file)])
      .sort(([a], [b]) => a.localeCompare(b));

  const steps = fragmentsIn("renderers", "step.schema.json");
  const sections = fragmentsIn("renderers/sections", "section.schema.json");
  const rootSchema = read("schema", "root.schema.json");
  const { $schema: _, ...texts } = read("schema", "texts.schema.json");
  const { properties, ...rest } = rootSchema;
  return {
    ...rest,
    // Inlined, because a default beside a $ref is not seen.
    properties: { ...properties, texts },
    definitions: {
      ...vocabulary,
      ...Object.assign({}, ...[...steps, ...sections].map(([, fragment]) => fragment.definitions ?? {})),
      ...variants("Step", read("schema", "step.schema.json"), steps),
      ...variants("Section", read("schema", "section.schema.json"), sections),
    },
  };
}

function variants(kind: "Step" | "Section", common: Fragment, fragments: [string, Fragment][]): Json {
  const name = (type: string) => `${type.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}${kind}`;
  const one = ([type, fragment]: [string, Fragment]): [string, Json] => [
    name(type),
    {
      type: "object",
      additionalProperties: false,
      description: fragment.description,
      required: [...new Set([...(common.required ?? []), ...(fragment.required ?? [])])],
      properties: {
        type: { const: type, description: fragment.description },
        ...common.properties,
        ...fragment.properties,
      },
    },
  ];
  return {
    ...Object.fromEntries(fragments.map(one)),
    [kind.toLowerCase()]: {
      type: "object",
      description: common.description,
      discriminator: { propertyName: "type" },
      required: ["type"],
      oneOf: fragments.map(([type]) => ({ $ref: `#/definitions/${name(type)}` })),
    },
  };
}
