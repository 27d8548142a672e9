import type { FunnelDefinition, LegalTab } from "../../schema/funnel.types.ts";

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
