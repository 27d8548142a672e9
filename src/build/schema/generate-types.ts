import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { compile } from "json-schema-to-typescript";

const definitionsAt = "#/definitions/";

type Json = Readonly<Record<string, unknown>>;

/**
 * TypeScript types of a composed schema: a definition as the loader returns it, with every default filled in.
 *
 * @param schema as composeSchema returns it
 * @param traits as traitDefinitions returns them: the traits and the keys that come with them
 * @returns the text of schema/funnel.types.ts
 */
export async function generateTypes(schema: Json, traits: Json): Promise<string> {
  const whole = { ...schema, definitions: { ...(isGroup(schema.definitions) && schema.definitions), ...traits } };
  const types = await compile(withDefaults(whole, schema), "FunnelDefinition", {
    bannerComment:
      "/* Generated from schema/funnel.schema.json by `npm run schema`; edit the schema fragments instead. */",
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    format: false,
  });
  return formatted(types.replace(whereUsed, "").replaceAll("/**\n */\n", ""));
}

/** What the generator adds to the description of each definition. */
const whereUsed = /(?: \* ?\n)? \* This \w+ was referenced by .*\n \* via the `definition` ".*"\.\n/g;

/** Biome takes a tenth of the second that the formatter within the generator takes. */
function formatted(code: string): string {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const style = ["--vcs-enabled=false", "--indent-style=space", "--line-width=120"];
  const words = ["format", ...style, "--stdin-file-path=types.ts"];
  return execFileSync(process.execPath, [biome, ...words], { input: code, encoding: "utf8" });
}

/** A copy of a schema part in which each key with a default is required. */
function withDefaults(part: Json, root: Json): Json {
  const { $ref, ...own } = part;
  // The generator would write a type of its own wherever a reference has a description beside it.
  const named = typeof $ref === "string" ? { ...own, tsType: typeNameOf($ref) } : part;
  const copy = Object.fromEntries(Object.entries(named).map(([key, value]) => [key, copied(value, root)]));
  if (!isGroup(part.properties)) return copy;
  const filled = Object.entries(part.properties).flatMap(([key, property]) => (hasDefault(property, root) ? key : []));
  const required = Array.isArray(part.required) ? part.required.map(String) : [];
  return { ...copy, required: [...new Set([...required, ...filled])] };
}

/** The name that the generator gives to the type of a definition. */
const typeNameOf = (ref: string) => ref.slice(definitionsAt.length).replace(/^./, (letter) => letter.toUpperCase());

function copied(value: unknown, root: Json): unknown {
  if (Array.isArray(value)) return value.map((item) => copied(item, root));
  return isGroup(value) ? withDefaults(value, root) : value;
}

function hasDefault(property: unknown, root: Json): boolean {
  if (!isGroup(property)) return false;
  const { $ref, default: standard } = property;
  if (standard !== undefined || typeof $ref !== "string") return standard !== undefined;
  const { definitions } = root;
  return isGroup(definitions) && hasDefault(definitions[$ref.slice(definitionsAt.length)], root);
}

const isGroup = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
