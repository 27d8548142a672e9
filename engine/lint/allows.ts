import type { Allowance } from "../../schema/funnel.types.ts";
import type { Finding } from "../report/finding.ts";
import type { Severity } from "../report/problem.ts";
import { isOver } from "./is-over.ts";

type Found = Pick<Finding, "path"> & { readonly rule: string; readonly severity: Severity };

/**
 * Whether an entry of `lint.allow` lets a finding pass. An error never passes.
 *
 * @param today a day such as 2026-01-31; without it no entry is out of date
 */
export function allows(allowance: Allowance, { rule, severity, path }: Found, today: string | undefined): boolean {
  return (
    severity === "warning" &&
    allowance.rule === rule &&
    covers(allowance.where, path.join(".")) &&
    !isOver(allowance, today)
  );
}

/** A place is named by the keys that lead to it, or by the step around it. */
const covers = (where: string | undefined, place: string) =>
  where === undefined || [where, `steps.${where}`].some((start) => place === start || place.startsWith(`${start}.`));
