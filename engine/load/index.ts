/**
 * From text to a definition with positions: YAML, includes, the schema, and guesses at what a mistake was meant to be.
 * Only this room uses ajv and yaml.
 */
export { definitionAjv } from "./definition-ajv.ts";
export { engineLanguages, engineText, standardText } from "./engine-texts.ts";
export { type FormRule, formRules, type SchemaFinding } from "./form-rules.ts";
export { drawingOf, iconNames, isIconFile } from "./icons.ts";
export { isolateSteps } from "./isolate-steps.ts";
export { limits } from "./limits.ts";
export { locate } from "./locate.ts";
export { type Opened, type OpenedPart, openDefinition } from "./open-definition.ts";
export { problemAt, unixLines } from "./place.ts";
export type { Plain } from "./plain-value.ts";
export type { Beside, FindFile, ReadResult, ReadText } from "./ports.ts";
export { includePath, type ReadDefinition, readDefinition, readFailure } from "./read-definition.ts";
export { type Schema, schema } from "./schema.ts";
export { schemaFindings } from "./schema-findings.ts";
export { fileMeant } from "./slips/file-meant.ts";
export { iconNamed, keyNamed, valueNamed } from "./slips/foreign/index.ts";
export { numberAbroad } from "./slips/number-abroad.ts";
export { asSplit, type OddText, oddTexts } from "./slips/odd-texts.ts";
export { amountNamed } from "./slips/pattern-message.ts";
export { addressesIn, assetsIn, mapAssets } from "./texts-by-kind.ts";
export { walkSchema } from "./walk-schema.ts";
