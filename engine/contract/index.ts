/** The format of leads and answers for their receivers: JSON Schema and TypeScript. */
export { contractOf } from "./contract-of.ts";
export { type AboutLead, allLeadParts, leadParts } from "./lead-parts.ts";
export { typesOf } from "./types-of.ts";
