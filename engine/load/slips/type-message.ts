import type { ErrorObject } from "ajv";
import { nameOf, type Path } from "../../problem/index.ts";
import type { Plain } from "../plain-value.ts";
import { type Schema, schema } from "../schema.ts";
import { colonMeant, sayColon } from "./full-width.ts";
import { formatOf } from "./pattern-message.ts";
import { entryAt, flow, type Said } from "./slip.ts";
import { typeSlips } from "./type-slips.ts";

/** The message for a value of the wrong kind, with its usual cause. */
export function typeMessage(error: ErrorObject, path: Path, root: Plain): Said {
  const wanted = wantedBy(error);
  const data = entryAt(root, path) ?? null;
  const name = nameOf(path);
  const { repair } = formatOf(error, path);
  const key = path.at(-1);
  // `{ fit: 2,5 }`: the comma makes 5 a key of the group.
  if (data === null && typeof key === "string" && /^\d/.test(key))
    return { message: `${name} is empty. ${commaInBraces}` };
  const colon = colonMeant(String(key));
  if (colon !== undefined)
    return {
      message: `${nameOf(path.slice(0, -1))} has the key "${key}".${sayColon(colon)}`,
      on: "key",
      suggest: colon,
    };
  if (data === null) return { message: `${name} is empty. ${repair ?? `Write ${anyOf(wanted)}.`}` };
  const fault = `${name} must be ${anyOf(wanted)}, but is ${kindOf(data)}.`;
  for (const slip of typeSlips) {
    const said = slip({ data, path, wanted, fault, repair, onlyKey: onlyKeyOf(error), root });
    if (said) return said;
  }
  return { message: `${fault}${groupMeant(error, data)}` };
}

/** The keys that a group must have, with what stands there as the one of them that is a name, or a number. */
function groupMeant({ parentSchema = {} }: ErrorObject, data: Plain): string {
  const { required = [], properties = {} }: Schema = parentSchema;
  if (typeof data !== "string" || required.length < 2 || properties.type?.const !== undefined) return "";
  const isNumber = required.includes("value") && /^\{[^{}]*\}$/.test(data);
  const named = isNumber
    ? "value"
    : required.find((key) => ["label", "name", "title", "text", "question"].includes(key));
  const written = data.length > 60 ? "…" : flow(data);
  return ` Write its keys: { ${required.map((key) => `${key}: ${key === named ? written : "…"}`).join(", ")} }.`;
}

export const commaInBraces =
  "Within braces a comma separates two keys. Write numbers without commas, and decimals behind a point, as in 2.5.";

/** The one key that a group must have, if a plain value like this can stand there. */
function onlyKeyOf({ parentSchema = {}, data }: ErrorObject): string | undefined {
  const { required = [], properties = {} }: Schema = parentSchema;
  const [key = ""] = required;
  const property = properties[key];
  if (required.length !== 1 || !property) return undefined;
  const types = [schema.resolve(property).type].flat();
  return types.some((type) => type === typeof data || (type === "integer" && Number.isInteger(data))) ? key : undefined;
}

/** The types that a value may have. Where the only boolean is `false`, nobody is told to write `true`. */
function wantedBy({ params, parentSchema }: ErrorObject): readonly string[] {
  const forms: readonly { readonly else?: { readonly type?: string; readonly enum?: readonly unknown[] } }[] =
    parentSchema?.allOf ?? [];
  const isFalse = forms.some(({ else: form }) => form?.type === "boolean" && form.enum?.join() === "false");
  return [params.type].flat().map((type) => (isFalse && type === "boolean" ? "false" : String(type)));
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "a group of keys",
  array: "a list",
};

const anyOf = (types: readonly string[]) => types.map((type) => kinds[type] ?? type).join(" or ");

export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return `the text "${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  if (typeof value === "object") return "a group of keys";
  return `${typeof value === "number" ? "the number " : ""}${value}`;
}
