import { Ajv, type DefinedError, type ValidateFunction } from "ajv";
import type { Plain } from "./plain-value.ts";
import { type Schema, schema } from "./schema.ts";

/**
 * Holds a value against the schema of definitions.
 *
 * @returns what ajv complains about, everything at once; nothing if the value is a definition
 */
export function validate(value: Plain): readonly DefinedError[] {
  compiled ??= compile();
  // ajv types the errors of its own keywords as DefinedError; the schema uses no others.
  return compiled(value) ? [] : ((compiled.errors ?? []) as DefinedError[]);
}

let compiled: ValidateFunction | undefined;

function compile(): ValidateFunction {
  const ajv = new Ajv({
    discriminator: true,
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    code: { regExp: Object.assign(boundedRegExp, { code: "" }) },
    // Defaults below variants are ours to fill in (defaults.ts).
    useDefaults: false,
    strictTypes: false,
    addUsedSchema: false,
  });
  return ajv.compile(formsByType(schema.root) as object);
}

/**
 * `anyOf` forms that differ by type, told apart by type. ajv then reports what is wrong with the form that the author
 * used, and not also everything that is wrong with the others.
 */
function formsByType(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(formsByType);
  if (part === null || typeof part !== "object") return part;
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, formsByType(value)]));
  if (!Array.isArray(copy.anyOf)) return copy;
  const { anyOf, ...rest } = copy;
  const forms = (anyOf as Schema[]).map((form) => ({ form, type: schema.resolve(form).type }));
  return {
    ...rest,
    type: forms.map(({ type }) => type),
    allOf: forms.map(({ form, type }) => ({ if: { type }, then: form })),
  };
}

/** Patterns are for short texts: a long one fails before it can keep the expression busy. */
function boundedRegExp(pattern: string, flags: string) {
  const expression = new RegExp(pattern, flags);
  // ajv tells patterns apart by their text.
  return { test: (text: string) => text.length <= 2_000 && expression.test(text), toString: () => String(expression) };
}
