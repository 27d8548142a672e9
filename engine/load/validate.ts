import { Ajv, type DefinedError, type ValidateFunction } from "ajv";
import { limits } from "./limits.ts";
import type { Plain } from "./plain-value.ts";
import { type Schema, schema } from "./schema.ts";

/**
 * Holds a value against the schema of definitions. The steps are validated one by one and only until there are more
 * errors than a report can hold: ajv copies its list of errors at each step, which takes minutes on thousands of them.
 *
 * @returns what ajv complains about; nothing if the value is a definition
 */
export function validate(value: Plain): readonly DefinedError[] {
  validators ??= compile();
  const { root, step } = validators;
  const errors = errorsOf(root, value, "");
  const { steps } = (value ?? {}) as { steps?: Plain };
  if (steps === null || typeof steps !== "object" || Array.isArray(steps)) return errors;
  for (const [id, each] of Object.entries(steps)) {
    if (errors.length > limits.problems) break;
    errors.push(...errorsOf(step, each, `/steps/${id.replaceAll("~", "~0").replaceAll("/", "~1")}`));
  }
  return errors;
}

type Validators = { readonly root: ValidateFunction; readonly step: ValidateFunction };

let validators: Validators | undefined;

function errorsOf(validator: ValidateFunction, value: Plain, at: string): DefinedError[] {
  if (validator(value)) return [];
  // ajv types the errors of its own keywords as DefinedError; the schema uses no others.
  const errors = (validator.errors ?? []).slice(0, limits.errors) as DefinedError[];
  return errors.map((error) => ({ ...error, instancePath: at + error.instancePath }));
}

function compile(): Validators {
  const ajv = new Ajv({
    discriminator: true,
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    // Most of the time of a check goes into compiling the schema: this does it once for each definition instead of
    // once for each reference, does not polish what runs once, and leaves checking the schema itself to the tests.
    inlineRefs: false,
    validateSchema: false,
    code: { optimize: false, regExp: Object.assign(boundedRegExp, { code: "" }) },
    // Defaults below variants are ours to fill in (defaults.ts).
    useDefaults: false,
    strictTypes: false,
    keywords: ["x-translate"],
  });
  const funnel = formsByType(schema.root) as Schema;
  const steps = { ...funnel.properties?.steps, additionalProperties: true };
  const root = ajv.compile({ ...funnel, $id: "funnel", properties: { ...funnel.properties, steps } });
  const step = ajv.compile({ $ref: "funnel#/definitions/step" });
  return { root, step };
}

/**
 * `anyOf` forms that differ by type, told apart by type. ajv then reports what is wrong with the form that the author
 * used, and not also everything that is wrong with the others.
 */
function formsByType(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(formsByType);
  if (part === null || typeof part !== "object") return part;
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, formsByType(value)]));
  // ajv says which key it means only where there is no reference in between.
  if (copy.propertyNames) copy.propertyNames = schema.resolve(copy.propertyNames as Schema);
  if (!Array.isArray(copy.anyOf)) return copy;
  const { anyOf, ...rest } = copy;
  const forms = (anyOf as Schema[]).map((form) => ({ form, type: schema.resolve(form).type }));
  return {
    ...rest,
    type: forms.map(({ type }) => type),
    allOf: forms.map(({ form, type }) => ({ if: { not: { type } }, else: form })),
  };
}

/** Patterns are for short texts: a long one fails before it can keep the expression busy. */
function boundedRegExp(pattern: string, flags: string) {
  const expression = new RegExp(pattern, flags);
  // ajv tells patterns apart by their text.
  return { test: (text: string) => text.length <= 2_000 && expression.test(text), toString: () => String(expression) };
}
