import type { ValidateFunction } from "ajv";
import { definitionAjv } from "./definition-ajv.ts";

/** Two validators: of a definition without its steps, and of one step. */
export type Validators = { readonly root: ValidateFunction; readonly step: ValidateFunction };

let made: Validators | undefined;

/** Compiled on first use. In the command line's bundle, written-validators.ts replaces this file. */
export function validators(): Validators {
  made ??= compile();
  return made;
}

function compile(): Validators {
  const ajv = definitionAjv();
  const known = (name: keyof Validators) => {
    const validator = ajv.getSchema(name);
    if (!validator) throw new Error(`There is no schema "${name}".`);
    return validator;
  };
  return { root: known("root"), step: known("step") };
}
