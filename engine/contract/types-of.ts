import type { PayloadSchema } from "./payload-schema.ts";

/**
 * TypeScript types of a contract, one exported for each of its definitions.
 *
 * @param contract as contractOf() makes it
 */
export function typesOf({ description = "", definitions = {} }: PayloadSchema): string {
  const types = Object.entries(definitions).map(
    ([name, schema]) => `${comment(schema.description, "")}export type ${name} = ${typeOf(schema, "")};\n`,
  );
  return [`// ${description}\n`, ...types].join("\n");
}

function typeOf(schema: PayloadSchema, indent: string): string {
  if (schema.anyOf) return union(schema.anyOf.map((part) => typeOf(part, indent)));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return texts(schema.enum);
  if (schema.examples) {
    const one = `\${${texts(schema.examples)}}`;
    return `\`${one}\` | \`${one}, \${string}\``;
  }
  if (schema.type === "array") return `(${schema.items ? typeOf(schema.items, indent) : "unknown"})[]`;
  if (schema.type === "number" || schema.type === "null") return schema.type;
  return schema.type === "object" ? objectOf(schema, indent) : "string";
}

function objectOf({ properties = {}, required = [], additionalProperties }: PayloadSchema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${comment(schema.description, deeper)}${deeper}${keyOf(name)}${mark}: ${typeOf(schema, deeper)};`;
  });
  if (typeof additionalProperties === "object")
    lines.push(`${deeper}[name: string]: ${typeOf(additionalProperties, deeper)} | undefined;`);
  return lines.length > 0 ? `{\n${lines.join("\n")}\n${indent}}` : "Record<string, never>";
}

const union = (types: readonly string[]) => [...new Set(types)].join(" | ");

const texts = (values: readonly string[]) =>
  values.length > 0 ? union(values.map((value) => JSON.stringify(value))) : "never";

const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const comment = (text: string | undefined, indent: string) =>
  text ? `${indent}/** ${text.replaceAll("*/", "* /")} */\n` : "";
