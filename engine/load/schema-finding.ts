import type { Finding } from "../problem/index.ts";
import type { FormRule } from "./form-rules.ts";

/** A finding of the schema, with the rule it breaks. */
export type SchemaFinding = Finding & { readonly rule: FormRule };
