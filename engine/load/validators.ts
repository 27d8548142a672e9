import type { ValidateFunction } from "ajv";
import { definitionAjv } from "./definition-ajv.ts";

/** What holds a definition apart from its steps against the schema, and what holds one step. */
export type Validators = { readonly root: ValidateFunction; readonly step: ValidateFunction };

let made: Validators | undefined;

/** Compiled when first asked for. In the command line's bundle written-validators.ts stands in for this file. */
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
