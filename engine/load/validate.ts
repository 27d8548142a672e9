import type { DefinedError, ValidateFunction } from "ajv";
import { limits } from "./limits.ts";
import type { Plain } from "./plain-value.ts";
import { validators } from "./validators.ts";

/**
 * Holds a value against the schema of definitions. The steps are validated one by one and only until there are more
 * errors than a report can hold: ajv copies its list of errors at each step, which takes minutes on thousands of them.
 *
 * @returns what ajv complains about; nothing if the value is a definition
 */
export function validate(value: Plain): readonly DefinedError[] {
  const { root, step } = validators();
  const errors = errorsOf(root, value, "");
  const { steps } = (value ?? {}) as { steps?: Plain };
  if (steps === null || typeof steps !== "object" || Array.isArray(steps)) return errors;
  for (const [id, each] of Object.entries(steps)) {
    if (errors.length > limits.problems) break;
    errors.push(...errorsOf(step, each, `/steps/${id.replaceAll("~", "~0").replaceAll("/", "~1")}`));
  }
  return errors;
}

function errorsOf(validator: ValidateFunction, value: Plain, at: string): DefinedError[] {
  if (validator(value)) return [];
  // ajv types the errors of its own keywords as DefinedError; the schema uses no others.
  const errors = (validator.errors ?? []).slice(0, limits.errors) as DefinedError[];
  return errors.map((error) => ({ ...error, instancePath: at + error.instancePath }));
}
