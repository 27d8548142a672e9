/** The types of fields, each of which reads, writes and shows what is typed in it. */
export type { FieldKind, FieldOf, FieldType, FormTexts, Problem, Typing } from "./field-kind.ts";
export { registry } from "./registry.ts";
