import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { didYouMean } from "../../../engine/problem/index.ts";
import { type Fragment, fragmentsOf, type Kind, typeFolders } from "./compose-schema.ts";
import { definitionCheck } from "./own-definitions.ts";

type Json = Readonly<Record<string, unknown>>;

/** A trait as schema/traits.schema.json describes it. */
type Trait = {
  readonly "x-keys"?: { readonly required?: readonly string[]; readonly properties: Readonly<Record<string, Json>> };
  readonly "x-own"?: readonly string[];
};

/**
 * Definitions of the traits of all kinds, and of the keys that come with each trait, by the trait's name.
 *
 * @param root folder of the project
 */
export function traitDefinitions(root: string): Json {
  const { definitions } = readTraits(root);
  const traits = kinds.flatMap((kind) => Object.entries(definitions[`${kind}Traits`].properties));
  const keys = traits.flatMap(([name, { "x-keys": own }]) =>
    own
      ? [
          [
            name,
            {
              type: "object",
              additionalProperties: false,
              description: `Keys that come with the trait ${name}.`,
              ...own,
            },
          ],
        ]
      : [],
  );
  return { ...definitions, ...Object.fromEntries(keys) };
}

/** A mistake in a fragment, which names its file and the way out. */
export class FragmentError extends Error {}

/**
 * The table of all types with their traits.
 *
 * @param root folder of the project
 * @returns the text of schema/traits.ts
 * @throws FragmentError if a fragment claims an unknown trait, lacks a key of a trait that it claims, has a key that is
 * reserved for another trait, or describes what cannot be named so
 */
export function generateTraits(root: string): string {
  const { definitions } = readTraits(root);
  const strangeDefinition = definitionCheck(root);
  const tables = kinds.map((kind) => {
    const schema = definitions[`${kind}Traits`];
    const types = fragmentsOf(kind, root);
    const { properties: common }: Fragment = JSON.parse(readFileSync(join(root, `schema/${kind}.schema.json`), "utf8"));
    for (const [type, fragment] of types) {
      const file = placeOf(kind, type);
      const problem = problemOf(kind, fragment, common, schema) ?? strangeDefinition(fragment, file);
      if (problem) throw new FragmentError(`${file} ${problem}`);
    }
    const name = typeName(kind);
    const withKeys = Object.entries(schema.properties).flatMap(([trait, { "x-keys": keys }]) => (keys ? [trait] : []));
    return `
/** What the engine understands of each type of ${kind}. */
export const ${kind}Types = {
${types.map(([type, fragment]) => `  ${literal({ [type]: fragment[`x-${kind}`] ?? {} }).slice(2, -2)},\n`).join("")}} as const satisfies Readonly<Record<${name}["type"], ${name}Traits>>;

/** The keys that come with a trait of a ${kind}. */
export type ${name}Keys = {
${withKeys.map((trait) => `  readonly ${trait}: ${typeName(trait)};\n`).join("")}};
`;
  });
  const used = kinds.flatMap((kind) => Object.entries(definitions[`${kind}Traits`].properties));
  const names = [
    ...used.flatMap(([trait, { "x-keys": keys }]) => (keys ? [typeName(trait)] : [])),
    ...kinds.flatMap((kind) => [typeName(kind), `${typeName(kind)}Traits`]),
  ].sort((a, b) => (a < b ? -1 : 1));
  return `// Generated from x-step, x-section and x-field of the renderers' fragments by \`npm run schema\`; edit those instead.
import type {
${names.map((name) => `  ${name},\n`).join("")}} from "./funnel.types.ts";
${tables.join("")}
/** Names of the step types that have a trait. */
export type StepTypeWith<T extends keyof StepTraits> = {
  [Type in Step["type"]]: (typeof stepTypes)[Type] extends Readonly<Record<T, unknown>> ? Type : never;
}[Step["type"]];
`;
}

const kinds: readonly Kind[] = ["step", "section", "field"];

type Traits = { readonly properties: Readonly<Record<string, Trait>> };

const readTraits = (root: string): { readonly definitions: Readonly<Record<`${Kind}Traits`, Traits>> } =>
  JSON.parse(readFileSync(join(root, "schema/traits.schema.json"), "utf8"));

const placeOf = (kind: Kind, type: string) => `${typeFolders[kind]}/${type}/${kind}.schema.json`;

/** One for all fragments: to read JSON Schema's own schema takes it longer than they do. */
const ajv = new Ajv({ strictSchema: false });

/** What is wrong with a fragment's traits, worded to follow its path; undefined if nothing is. */
function problemOf(kind: Kind, fragment: Fragment, common: Json, schema: Traits): string | undefined {
  const claimed = fragment[`x-${kind}`] ?? {};
  const unknown = Object.keys(claimed).find((trait) => !Object.hasOwn(schema.properties, trait));
  if (unknown !== undefined) {
    const { sentence } = didYouMean(unknown, Object.keys(schema.properties));
    return `has the trait ${unknown}, which schema/traits.schema.json does not know.${sentence}`;
  }
  if (!ajv.validate(schema, claimed))
    return `says in x-${kind} what schema/traits.schema.json does not know: ${ajv.errorsText()}.`;
  const keys = { ...common, ...fragment.properties };
  for (const [trait, { "x-keys": { required = [] } = {}, "x-own": own = [] }] of Object.entries(schema.properties)) {
    if (!Object.hasOwn(claimed, trait)) {
      // All of them, so that nobody is told of one after the other.
      const kept = own.filter((key) => Object.hasOwn(keys, key)).map((key) => `"${key}"`);
      if (kept.length > 0) {
        const [them, are, it] = kept.length > 1 ? ["keys", "are", "them"] : ["key", "is", "the key"];
        return `has the ${them} ${kept.join(", ")}, which ${are} kept for types with the trait ${trait}. Write ${trait} into x-${kind}, or call ${it} otherwise.`;
      }
      continue;
    }
    const missing = required.find((key) => !Object.hasOwn(keys, key));
    if (missing) return `has the trait ${trait}, but not its key "${missing}". Add the key, or remove the trait.`;
  }
  const { after, part = {} }: { after?: string; part?: Readonly<Record<string, string>> } = {
    ...(claimed.movesOn ?? {}),
  };
  if (after !== undefined && !Object.hasOwn(keys, after))
    return `moves on after "${after}", but has no such key. Add the key, or name another one in movesOn.`;
  const absent = Object.values(part).find((key) => !Object.hasOwn(keys, key));
  if (absent !== undefined)
    return `is a part of a wait by "${absent}", but has no such key. Add the key, or name another one in movesOn.`;
  return lackingOption(fragment) ?? strangeLike(claimed.givesText, keys);
}

/** What options that a fragment describes itself lack of what the engine fills in. */
function lackingOption({ properties, definitions = {} }: Fragment): string | undefined {
  const { items = {} }: { items?: Described } = { ...(properties.options ?? {}) };
  const [, name = ""] = /^#\/definitions\/(\w+)$/.exec(items.$ref ?? "") ?? [];
  const { properties: own }: Described = definitions[name] ?? items;
  const lacking = own && ["id", "label", "recordAs"].find((key) => !Object.hasOwn(own, key));
  return (
    lacking &&
    `has options of its own without the key "${lacking}", which the engine fills in. Describe it as optionObject in schema/vocabulary.schema.json does.`
  );
}

type Described = { readonly $ref?: string; readonly properties?: object };

/** What is wrong with the examples of a field's texts. */
function strangeLike(givesText: unknown, keys: Json): string | undefined {
  if (typeof givesText !== "object" || givesText === null) return undefined;
  const { like, by = "" }: { like?: unknown; by?: string } = givesText;
  if (typeof like !== "object" || like === null) return undefined;
  const { enum: values }: { enum?: unknown } = { ...(keys[by] ?? {}) };
  if (!Array.isArray(values))
    return `has a text that it is like for each value of "${by}", but no such key with an enum. Name the key in "by".`;
  const strange = Object.keys(like).find((value) => !values.includes(value));
  return strange && `says what it is like for "${strange}", which "${by}" cannot be. It can be: ${values.join(", ")}.`;
}

const typeName = (trait: string) => trait.charAt(0).toUpperCase() + trait.slice(1);

/** A JSON value in TypeScript, as the formatter writes it. */
function literal(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, each]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${literal(each)}`,
  );
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}
