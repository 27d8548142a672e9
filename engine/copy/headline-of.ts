import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";
import { plainCopy } from "./plain-copy.ts";

/** What a step is about, in the words that stand largest on its page; its address where it has none of its own. */
export function headlineOf(definition: FunnelDefinition, step: Step): string {
  const own: Readonly<Record<string, unknown>> = { ...step };
  const sections = "sections" in step && step.sections ? step.sections : [];
  const texts = sections.flatMap((section) => ("text" in section ? [section.text] : []));
  const headings = sections.flatMap((section) => (section.type === "heading" ? [section.text] : []));
  const written = [own.headline, own.question, own.heading, ...headings, step.title, ...texts];
  const plain = written.map((text) => (typeof text === "string" ? plainCopy(definition, text) : ""));
  return plain.find((text) => /\p{L}/u.test(text)) ?? step.path;
}
