import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Json = Record<string, unknown>;

/** The fragment next to a renderer: the keys of its type, and its traits. */
export type Fragment = {
  readonly description: string;
  readonly properties: Json;
  readonly required?: readonly string[];
  /** What else must be there unless the first holds. */
  readonly if?: Json;
  readonly else?: Json;
  readonly definitions?: Json;
  readonly "x-step"?: Json;
  readonly "x-section"?: Json;
  readonly "x-field"?: Json;
};

/** What comes in types, each in a folder of its own. */
export type Kind = "step" | "section" | "field";

/** Where the folders of a kind's types are, below the project. */
export const typeFolders: Readonly<Record<Kind, string>> = {
  step: "renderers",
  section: "renderers/sections",
  field: "renderers/fields",
};

/** The fragments of all types of a kind, by type. A type has the name of its folder. */
export function fragmentsOf(kind: Kind, root: string): readonly (readonly [string, Fragment])[] {
  const folder = join(root, typeFolders[kind]);
  const file = `${kind}.schema.json`;
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).includes(file))
    .map(({ name }) => [name, JSON.parse(readFileSync(join(folder, name, file), "utf8"))] as const)
    .sort(([a], [b]) => a.localeCompare(b));
}

/**
 * Composes the root, the shared vocabulary and the fragment of each renderer, section and field into one draft-07 schema.
 * Variants are flat, so that editor completion and ajv's `discriminator` refer only to the type that the author named.
 *
 * @param root folder of the project
 * @returns the schema as it is committed to schema/funnel.schema.json
 */
export function composeSchema(root: string): Json {
  const read = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), "utf8"));
  const vocabulary = read("schema", "vocabulary.schema.json").definitions as Json;
  const steps = fragmentsOf("step", root);
  const sections = fragmentsOf("section", root);
  const fields = fragmentsOf("field", root);
  const rootSchema = read("schema", "root.schema.json");
  const { $schema: _, ...texts } = read("schema", "texts.schema.json");
  const { properties, ...rest } = rootSchema;
  return {
    ...rest,
    // Inlined, because a default next to a $ref is ignored.
    properties: { ...properties, texts },
    definitions: {
      ...vocabulary,
      // For the completion in editors: any other text is the path of a file.
      icon: {
        ...(vocabulary.icon as Json),
        examples: Object.values<Json>(read("schema", "icons.json")).flatMap(Object.keys),
      },
      ...Object.assign({}, ...[...steps, ...sections, ...fields].map(([, fragment]) => fragment.definitions ?? {})),
      ...variants("Step", read("schema", "step.schema.json"), steps),
      ...variants("Section", read("schema", "section.schema.json"), sections),
      ...variants("Field", read("schema", "field.schema.json"), fields),
    },
  };
}

function variants(kind: Capitalize<Kind>, common: Fragment, fragments: ReturnType<typeof fragmentsOf>): Json {
  const name = (type: string) => `${type.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}${kind}`;
  const one = ([type, fragment]: (typeof fragments)[number]): [string, Json] => [
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
      ...(fragment.if && { if: fragment.if, else: fragment.else }),
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
