import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";
import { sectionsOf } from "../traits/index.ts";
import { headingsOf, isOfPage, textAt } from "./headings-of.ts";
import { plainCopy } from "./plain-copy.ts";

/** What a step is about, in the words that stand largest on its page; its address where it has none of its own. */
export function headlineOf(definition: FunnelDefinition, step: Step): string {
  const headings = headingsOf(step).filter(isOfPage);
  const texts = sectionsOf(step).flatMap((section) => textAt(section, "text", []).map(({ text }) => text));
  const written = [...headings.map(({ text }) => text), step.title ?? "", ...texts];
  return written.map((text) => plainCopy(definition, text)).find((text) => /\p{L}/u.test(text)) ?? step.path;
}

/** What the browser's tab says of a step: its title, or else its question or heading; undefined where it has none. */
export function tabTitleOf(definition: FunnelDefinition, step: Step): string | undefined {
  const [first] = headingsOf(step).filter((heading) => isOfPage(heading) && heading.at[0] !== "headline");
  const text = step.title ?? first?.text;
  return text === undefined ? undefined : plainCopy(definition, text, "") || undefined;
}
