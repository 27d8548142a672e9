import type { Rule } from "../../rule.ts";
import { expiredAllowance } from "./expired-allowance.ts";
import { impossibleDate } from "./impossible-date.ts";
import { unknownAllowance } from "./unknown-allowance.ts";
import { unusedAllowance } from "./unused-allowance.ts";

/** What is said about the rules themselves in `lint.allow`. They look at what the others have found, so they come last. */
export const allowanceRules: readonly Rule[] = [unknownAllowance, expiredAllowance, impossibleDate, unusedAllowance];
