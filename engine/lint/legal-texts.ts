import type { FunnelDefinition, LegalTab } from "../../schema/funnel.types.ts";
import type { LintContext } from "./context.ts";
import type { CopyUse } from "./copy-uses.ts";

/** The legal texts that are there for something, and what to do where none of them is linked. */
export type LegalTexts = { readonly ids: ReadonlySet<string>; readonly wayOut: string };

/** What a legal text is for. */
export type Purpose = NonNullable<LegalTab["purpose"]>;

/**
 * Finds the legal texts for a purpose; a tab that states none is for nothing.
 *
 * @param purposes the first is the one that is asked for, the others do as well
 * @param linked ids of the tabs that are linked at the place: one of them may only lack its purpose
 */
export function legalTexts(
  { legal }: Pick<FunnelDefinition, "legal">,
  purposes: readonly [Purpose, ...Purpose[]],
  linked: readonly string[] = [],
): LegalTexts {
  const [wanted] = purposes;
  const tabs = (legal?.tabs ?? []).filter(({ text }) => text !== undefined);
  const fitting = tabs.filter(({ purpose }) => purpose && purposes.includes(purpose));
  const open = tabs.filter(({ purpose }) => purpose === undefined);
  const unmarked = open.find(({ id }) => linked.includes(id)) ?? open.find(({ id }) => id === wanted) ?? open[0];
  const [first] = fitting;
  return {
    ids: new Set(fitting.map(({ id }) => id)),
    wayOut: first
      ? `Link to it, such as [${first.label}](legal:${first.id}).`
      : unmarked
        ? `If the tab "${unmarked.id}" holds it, mark that with "purpose: ${wanted}", and link to it with legal:${unmarked.id}.`
        : `Add a tab with "purpose: ${wanted}" under "legal", and link to it.`,
  };
}

/** A text that says at which price a plan renews, by one of its placeholders: of a plan by its id, or the plan picked. */
type RenewalTerms = Pick<CopyUse, "path" | "excerpt" | "when"> & { readonly plan?: string };

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
