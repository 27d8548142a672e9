import type { Rule } from "../../rule.ts";
import { backAstray } from "./back-astray.ts";

/** Who comes where: ways back, conditions, and results that somebody can get. */
export const reachRules: readonly Rule[] = [backAstray];
