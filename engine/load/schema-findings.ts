import type { ErrorObject, ValidateFunction } from "ajv";
import { nameOf, type Path } from "../problem/index.ts";
import type { SchemaFinding } from "./form-rules.ts";
import { limits } from "./limits.ts";
import { isGroup, type Plain } from "./plain-value.ts";
import { bracketMeant } from "./slips/full-width.ts";
import { misplacedKeys } from "./slips/misplaced-key.ts";
import { schemaMessages } from "./slips/schema-messages.ts";
import { validators } from "./validators.ts";
import { walkSchema } from "./walk-schema.ts";

/** The schema's errors about a value, in the author's words: one finding for each thing to fix. */
export function schemaFindings(value: Plain): readonly SchemaFinding[] {
  const findings: SchemaFinding[] = [];
  // An unknown key and a missing key are one mistake if the unknown one is the other misspelt.
  const meant = new Set<string>();
  const errors = validate(value).filter(isOwn).sort(byKeyword);
  if (errors.length === 0 && isGroup(value)) return blankTexts(value);
  const misplaced = misplacedKeys(value);
  for (const { home, key } of misplaced) meant.add(`${home}/${key}`);
  const said = new Set<string>();
  const torn = new Set(errors.filter(isTornList).map(({ instancePath }) => instancePath.replace(/\/[^/]*$/, "")));
  for (const error of errors) {
    if (meant.has(`${error.instancePath}/${error.params.missingProperty}`)) continue;
    const stray = misplaced.find(({ at }) => `${error.instancePath}/`.startsWith(`${at}/`));
    if (stray) {
      if (!said.has(stray.at)) findings.push(stray);
      said.add(stray.at);
      continue;
    }
    // The entries of a list in full-width brackets are taken for keys beside it.
    if (torn.has(error.instancePath) && isWithoutValue(error)) continue;
    // A key that is no name, and has no value, is one mistake.
    said.add(`${error.instancePath}/${error.propertyName}`);
    const isHome = misplaced.some(({ home }) => home === error.instancePath);
    if (error.data === null && (isHome || said.has(error.instancePath))) continue;
    const path = pathOf(error.instancePath, value);
    const found = schemaMessages[error.keyword]?.(error, path, value);
    if (!found) throw new Error(`No message for the schema keyword "${error.keyword}"`);
    if (found.suggest) meant.add(`${error.instancePath}/${found.suggest.split(":")[0]}`);
    findings.push(found);
  }
  return findings;
}

/** Texts that hold nothing but blanks, where the schema wants one: nobody sees them, as if they were empty. */
function blankTexts(definition: object): readonly SchemaFinding[] {
  const findings: SchemaFinding[] = [];
  walkSchema(definition, ({ value, path, fitting: { minLength = 0 } }) => {
    if (typeof value === "string" && minLength > 0 && !/[^\s\u200b-\u200f\u2060-\u2069\ufeff]/.test(value))
      findings.push({
        rule: "out-of-range",
        message: `${nameOf(path)} is blank. Write a text.`,
        path,
      });
  });
  return findings;
}

/** Skips errors that only repeat another one. */
function isOwn(error: ErrorObject): boolean {
  if (error.keyword === "if" || error.keyword === "propertyNames") return false;
  // A missing type is reported as a missing key.
  return error.keyword !== "discriminator" || Object.hasOwn(error.data ?? {}, "type");
}

const isTornList = ({ data }: ErrorObject) => typeof data === "string" && bracketMeant(data) !== undefined;

const isWithoutValue = ({ data, params }: ErrorObject) =>
  Object.entries(data ?? {}).some(([key, value]) => key === params.additionalProperty && value === null);

/** Unknown keys first: they explain missing keys, and keys without a value. */
const byKeyword = (a: ErrorObject, b: ErrorObject) => Number(isUnknownKey(b)) - Number(isUnknownKey(a));

const isUnknownKey = ({ keyword }: ErrorObject) => keyword === "additionalProperties";

/** Keys and positions of a JSON pointer into a value; positions in lists come as numbers. */
function pathOf(pointer: string, value: Plain): Path {
  const path: (string | number)[] = [];
  let at: Plain | undefined = value;
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(at)) {
      path.push(Number(key));
      at = at[Number(key)];
    } else {
      path.push(key);
      at = isGroup(at) ? at[key] : undefined;
    }
  }
  return path;
}

/**
 * Validates a value against the schema of definitions. The steps are validated one by one, until there are more errors
 * than a report can hold: ajv copies its list of errors at each step, which would take minutes with thousands of steps.
 *
 * @returns ajv's errors; an empty list if the value is a definition
 */
function validate(value: Plain): readonly ErrorObject[] {
  const { root, step } = validators();
  const errors = errorsOf(root, value, "");
  const steps = isGroup(value) ? value.steps : undefined;
  if (!isGroup(steps)) return errors;
  for (const [id, each] of Object.entries(steps)) {
    if (errors.length > limits.problems) break;
    errors.push(...errorsOf(step, each, `/steps/${id.replaceAll("~", "~0").replaceAll("/", "~1")}`));
  }
  return errors;
}

function errorsOf(validator: ValidateFunction, value: Plain, at: string): ErrorObject[] {
  if (validator(value)) return [];
  const errors = (validator.errors ?? []).slice(0, limits.errors);
  return errors.map((error) => ({ ...error, instancePath: at + error.instancePath }));
}
