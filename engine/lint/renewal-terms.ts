import type { LintContext } from "./context.ts";
import type { CopyUse } from "./copy-uses.ts";

/** A text that says at which price a plan renews, by one of its placeholders: of a plan by its id, or the plan picked. */
export type RenewalTerms = Pick<CopyUse, "path" | "excerpt" | "when"> & { readonly plan?: string };

/** The texts of a step that name the price of a renewal and how often it comes. */
export function renewalTerms(step: string, { uses }: Pick<LintContext, "uses">): readonly RenewalTerms[] {
  const own = uses.filter((use) => use.step === step);
  return own.flatMap(({ name, path, excerpt, when }) => {
    const [, whose, plan] = /^(plan|plans\.([^.]+))\.renews\.price$/.exec(name) ?? [];
    const often = [`${whose}.renews.every`, `${whose}.interval`];
    const isWhole = own.some((other) => often.includes(other.name) && other.path.join() === path.join());
    return whose && isWhole ? [{ path, excerpt, ...(when && { when }), ...(plan !== undefined && { plan }) }] : [];
  });
}
