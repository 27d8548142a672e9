import type { Rule } from "../../rule.ts";
import { nestedColumns } from "./nested-columns.ts";

/** What single types of sections need to work. */
export const sectionRules: readonly Rule[] = [nestedColumns];
