import type { FunnelDefinition, LegalTab } from "../../schema/funnel.types.ts";
import { isSamePath } from "../problem/index.ts";
import type { LintContext } from "./context.ts";
import type { CopyUse } from "./copy-uses.ts";

/** The legal texts with a purpose, and what to do if none of them is linked. */
export type LegalTexts = { readonly ids: ReadonlySet<string>; readonly wayOut: string };

/** Purpose of a legal text. */
export type Purpose = NonNullable<LegalTab["purpose"]>;

/**
 * Finds the legal texts for a purpose. A tab that states no purpose is never found.
 *
 * @param purposes the first is the one wanted, the others are accepted too
 * @param linked ids of the tabs linked at the place: one of them may just lack its purpose
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
  const shown = open.filter(({ id }) => linked.includes(id));
  const likely = shown.length > 0 ? shown : open;
  const unmarked = likely.find(({ id }) => id === wanted) ?? likely[0];
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

/** Matches a placeholder for a renewal price, of a plan named by its id or of the selected plan. */
type RenewalTerms = Pick<CopyUse, "path" | "excerpt" | "when"> & { readonly plan?: string };

/** The texts of a step that state the renewal price and period. */
export function renewalTerms(step: string, { uses }: Pick<LintContext, "uses">): readonly RenewalTerms[] {
  const own = uses.filter((use) => use.step === step);
  return own.flatMap(({ name, path, excerpt, when }) => {
    const [, whose, plan] = /^(plan|plans\.([^.]+))\.renews\.price$/.exec(name) ?? [];
    const often = [`${whose}.renews.every`, `${whose}.interval`];
    const isWhole = own.some((other) => often.includes(other.name) && isSamePath(other.path, path));
    return whose && isWhole ? [{ path, excerpt, ...(when && { when }), ...(plan !== undefined && { plan }) }] : [];
  });
}
