/** Generates the schema, its types, its traits and its reference from the fragments next to the renderers. */
export { composeSchema } from "./compose-schema.ts";
export { editorSchema } from "./editor-schema.ts";
export { FragmentError, generateTraits, traitDefinitions } from "./generate-traits.ts";
export { generateTypes } from "./generate-types.ts";
export { iconSheet, readIcons } from "./icon-sheet.ts";
export { reference } from "./reference.ts";
export { type SchemaPart, sayType } from "./say-type.ts";
