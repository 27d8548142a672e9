/** What leads and answers look like to those who receive them: JSON Schema and TypeScript. */
export { contractOf } from "./contract-of.ts";
export { typesOf } from "./types-of.ts";
