/** The schema, its types, its traits and its reference, out of the fragments beside the renderers. */
export { composeSchema } from "./compose-schema.ts";
export { generateTraits, traitDefinitions } from "./generate-traits.ts";
export { generateTypes } from "./generate-types.ts";
export { reference } from "./reference.ts";
