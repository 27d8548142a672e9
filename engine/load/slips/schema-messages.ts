import type { ErrorObject } from "ajv";
import { counted, didYouMean, halfWidth, nameOf, type Path, suggestion } from "../../problem/index.ts";
import { isFieldType, sectionTypesWith, stepTypesWith } from "../../traits/index.ts";
import type { SchemaFinding } from "../form-rules.ts";
import type { Plain } from "../plain-value.ts";
import { type Schema, schema } from "../schema.ts";
import { spanNamed, typeNamed, valueNamed } from "./foreign/index.ts";
import { colonMeant, sayColon } from "./full-width.ts";
import { patternMessage, plainName } from "./pattern-message.ts";
import { entryAt, languageOf } from "./slip.ts";
import { commaInBraces, kindOf, typeMessage } from "./type-message.ts";
import { isDecimals, partOf, unknownKey } from "./unknown-key.ts";

type Message = (error: ErrorObject, path: Path, root: Plain) => SchemaFinding;

/** For each schema keyword: the rule, the message and the way out. */
export const schemaMessages: Readonly<Record<string, Message>> = {
  additionalProperties: unknownKey,
  required(error, path) {
    const key = String(error.params.missingProperty);
    const property = partOf(error).properties?.[key];
    const types = variantsOf(partOf(error));
    const slip = types.length > 0 ? misspeltType(error, path) : undefined;
    if (slip) return slip;
    const description = property && schema.describe(property);
    const [only = "", second] = Object.keys(error.data ?? {});
    const meant = types.includes(only) && second === undefined ? ` Did you mean { type: ${only}, … }?` : "";
    const hint = types.length > 0 ? `one of ${types.join(", ")}.${meant}` : (description ?? "");
    const line = path.length === 0 ? rootLine(key, error.data) : undefined;
    const message = `${nameOf(path)} has no "${key}". Add it${hint ? `: ${hint}` : "."}${line === undefined ? "" : ` For example: ${line}`}`;
    return { rule: "missing-key", message, path, on: "key" };
  },
  discriminator(error, path) {
    const types = variantsOf(partOf(error));
    const { tagValue } = error.params;
    const place = [...path, "type"];
    if (tagValue === null)
      return {
        rule: "wrong-type",
        message: `${nameOf(place)} is empty. The types are: ${types.join(", ")}.`,
        path: place,
      };
    if (typeof tagValue !== "string")
      return {
        rule: "wrong-type",
        message: `${nameOf(place)} must be a text, but is ${kindOf(tagValue)}. The types are: ${types.join(", ")}.`,
        path: place,
      };
    const meant = typeNamed(tagValue, types);
    const way = meant === undefined ? typeWay(tagValue, path) : undefined;
    if (way !== undefined)
      return {
        rule: "unknown-type",
        message: `${nameOf(path)} has the type ${quote(tagValue)}, which does not exist. ${way} The types are: ${types.join(", ")}.`,
        path: place,
        suggest: null,
      };
    const { sentence, suggest } = meant === undefined ? didYouMean(tagValue, types) : suggestion(meant);
    const message = `${nameOf(path)} has the type ${quote(tagValue)}, which does not exist.${sentence} The types are: ${types.join(", ")}.`;
    return { rule: "unknown-type", message, path: place, suggest };
  },
  enum(error, path) {
    const allowed = [error.params.allowedValues].flat().map(String);
    if (path.at(-2) === "units" && /^(second|minute|hour|day|week|month|year)s?$/.test(String(error.data))) {
      const message = `${nameOf(path)} cannot be ${quote(error.data)}: its units of time are s, min, h, h-min (3:54 h) and min-s (24:30 min). Ask for anything else with a field of type number, with "suffix: ${error.data}".`;
      return { rule: "unknown-value", message, path };
    }
    if (error.data === null)
      return {
        rule: "wrong-type",
        message: `${nameOf(path)} is empty. It can be: ${allowed.join(", ")}.`,
        path,
      };
    if (typeof error.data === "object") {
      const message = `${nameOf(path)} must be a text, but is ${kindOf(error.data)}. It can be: ${allowed.join(", ")}.`;
      return { rule: "wrong-type", message, path };
    }
    if (
      path[0] === "values" &&
      path[2] === "unit" &&
      /^(?:%|percent|percentage|points?|pts?)$/i.test(String(error.data))
    ) {
      const sign = /^(?:points?|pts?)$/i.test(String(error.data)) ? ` ${error.data}` : "%";
      const message = `${nameOf(path)} cannot be ${quote(error.data)}: it takes what is measured. Leave it out, and write the word where the value is shown: "{${path[1]}}${sign}".`;
      return { rule: "unknown-value", message, path };
    }
    const meant = spanNamed(`2 ${error.data}`, allowed)?.slice(2) ?? valueNamed(String(error.data), allowed);
    if (path.at(-2) === "units" && meant === undefined && didYouMean(String(error.data), allowed).suggest === null) {
      const message = `${nameOf(path)} cannot be ${quote(error.data)}. It can be: ${allowed.join(", ")}. Ask for anything else with a field of type number, with "suffix: ${error.data}".`;
      return { rule: "unknown-value", message, path };
    }
    const { sentence, suggest } = meant === undefined ? didYouMean(String(error.data), allowed) : suggestion(meant);
    const message = `${nameOf(path)} cannot be ${quote(error.data)}.${sentence} It can be: ${allowed.join(", ")}.`;
    return { rule: "unknown-value", message, path, suggest };
  },
  const(error, path) {
    const only = String(error.params.allowedValue);
    const message = `${nameOf(path)} cannot be ${quote(error.data)}. It can only be ${only}; otherwise leave the key out.`;
    return { rule: "unknown-value", message, path, suggest: only };
  },
  type: (error, path, root) => ({ rule: "wrong-type", ...typeMessage(error, path, root), path }),
  pattern(error, path, root) {
    const { propertyName: key } = error;
    if (key === undefined) return { rule: "bad-format", ...patternMessage(error, path, root), path };
    if (isDecimals(key, entryAt(root, path)))
      return {
        rule: "bad-key",
        message: `${nameOf(path)} has the key "${key}". ${commaInBraces}`,
        path: [...path, key],
      };
    const colon = colonMeant(key);
    if (colon !== undefined)
      return {
        rule: "bad-key",
        message: `${nameOf(path)} has the key "${key}".${sayColon(colon)}`,
        path: [...path, key],
        on: "key",
        suggest: colon,
      };
    const { sentence, suggest } = suggestion(plainName(halfWidth(key), languageOf(root)) ?? null, key);
    const message = `${nameOf(path)} has the key "${key}", which is not a name. Use the letters a to z, digits and hyphens, starting with a letter.${sentence}`;
    return { rule: "bad-key", message, path: [...path, key], on: "key", suggest };
  },
  minimum: (error, path) => range(path, `is ${error.data}, but must be at least ${limit(error)}`),
  maximum: (error, path) => range(path, `is ${error.data}, but must be at most ${limit(error)}`),
  // No text has to be longer than one character.
  minLength: (_, path) => range(path, "is empty. Write a text"),
  maxLength: (error, path) =>
    error.propertyName === undefined
      ? range(path, `is longer than ${counted(limit(error), "character")}. Shorten it`)
      : { ...range([...path, error.propertyName], `is longer than ${counted(limit(error), "character")}`), on: "key" },
  minItems: (error, path) => range(path, `must list at least ${counted(limit(error), "entry")}`),
  maxItems: (error, path) =>
    range(path, `lists ${Object.keys(error.data ?? []).length} entries, but may list at most ${limit(error)}`),
  minProperties: (error, path) =>
    range(
      path,
      Object.keys(error.data ?? {}).length > 0
        ? `has fewer than ${counted(limit(error), "key")}. Add one, or leave it out`
        : `is empty. Write at least ${counted(limit(error), "key")} below it, or leave it out`,
    ),
  maxProperties: (error, path) =>
    range(path, `has ${Object.keys(error.data ?? {}).length} keys, but at most ${limit(error)} may be given`),
  uniqueItems: (error, path) =>
    range(
      [...path, Number(error.params.i)],
      `says the same as entry ${Number(error.params.j) + 1}. Leave one of them out`,
    ),
};

/** A line to paste for a key that every definition has. */
function rootLine(key: string, definition: unknown): string | undefined {
  const { start, steps }: { start?: unknown; steps?: unknown } = Object(definition);
  const [first = "welcome"] = Object.keys(steps ?? {});
  const lines: Readonly<Record<string, string>> = {
    id: "id: my-quiz",
    language: "language: en",
    start: `start: ${first}`,
    steps: `steps: { ${typeof start === "string" ? start : "welcome"}: { type: ${firstOf(stepTypesWith("ends", "confirmsContact"))}, path: /, sections: [{ type: ${firstOf(sectionTypesWith("isHeading"))}, text: Hello }] } }`,
  };
  return Object.hasOwn(lines, key) ? lines[key] : undefined;
}

const firstOf = (types: string) => types.split(" or ")[0] ?? types;

/** Without a type, the allowed keys of a step or section are unknown: only a key that no type has is misspelt. */
function misspeltType(error: ErrorObject, path: Path): SchemaFinding | undefined {
  const known = (partOf(error).oneOf ?? []).flatMap((variant) => Object.keys(schema.resolve(variant).properties ?? {}));
  const others = Object.entries(error.data ?? {}).filter(([key]) => !known.includes(key));
  // Other words for it, such as `kind: date`, are known by what they hold.
  const [
    key = didYouMean(
      "type",
      others.map(([name]) => name),
    ).suggest,
  ] = others.find(([, value]) => variantsOf(partOf(error)).includes(String(value))) ?? [];
  if (key === null) return undefined;
  const message = `${nameOf(path)} has the key "${key}", which does not exist here. Did you mean "type"?`;
  return { rule: "unknown-key", message, path: [...path, key], on: "key", suggest: "type" };
}

const variantsOf = ({ oneOf = [] }: Schema) =>
  oneOf.map((variant) => String(schema.resolve(variant).properties?.type?.const));

const limit = (error: ErrorObject) => Number(error.params.limit);

const range = (path: Path, fault: string): SchemaFinding => ({
  rule: "out-of-range",
  message: `${nameOf(path)} ${fault}.`,
  path,
});

const quote = (value: unknown) => `"${String(value).slice(0, 80)}"`;

/** How what other builders have a field for is asked here, or that it cannot be. */
function typeWay(type: string, path: Path): string | undefined {
  if (!path.includes("fields"))
    return isFieldType(type) ? 'It is a field: write it in a step of type form, below "fields".' : undefined;
  if (/^signatures?$/i.test(type))
    return 'No field takes a drawing. A consent by a tick is a "checkbox"; a signed page can be sent in a "file".';
  if (/^(?:location|place|city|town|address|autocomplete|geo|map)$/i.test(type))
    return 'Ask for a place with "text": "autocomplete" says what browsers may fill in, such as address-level2 for the town of an address, or "off".';
  return undefined;
}
