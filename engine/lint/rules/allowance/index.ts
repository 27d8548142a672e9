import type { Rule } from "../../rule.ts";
import { expiredAllowance } from "./expired-allowance.ts";
import { impossibleDate } from "./impossible-date.ts";
import { unknownAllowance } from "./unknown-allowance.ts";
import { unusedAllowance } from "./unused-allowance.ts";

/** Rules about `lint.allow`. They look at the findings of the other rules, so they run last. */
export const allowanceRules: readonly Rule[] = [unknownAllowance, expiredAllowance, impossibleDate, unusedAllowance];
