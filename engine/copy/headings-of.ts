import type { FunnelDefinition, Section, Step } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";
import { sectionPlaces, sectionsOf, sectionTraits, stepWith } from "../traits/index.ts";
import { plainCopy } from "./plain-copy.ts";

/** Words set in large type on a page. */
export type Heading = {
  readonly text: string;
  /** Path below the step. */
  readonly at: Path;
  /** The section that the heading belongs to; left out for a heading of the step itself. */
  readonly section?: Section;
};

/** The headings of a step in page order: its own first, then those of its sections. */
export function headingsOf(step: Step): readonly Heading[] {
  const contact = stepWith("leavesContact", step);
  return [
    ...["headline", "question", "heading"].flatMap((key) => textAt(step, key, [key])),
    // They stand in for it while their way to leave a contact is shown.
    ...(["email", "phone"] as const).flatMap((way) => textAt(contact?.[way] ?? {}, "heading", [way, "heading"])),
    ...sectionPlaces(step).flatMap(({ section, at }): readonly Heading[] => {
      const key = sectionTraits(section).isHeading ? "text" : "heading";
      return textAt(section, key, [...at, key]).map((text) => ({ ...text, section }));
    }),
  ];
}

/** Whether a heading is about the page as a whole, and not about one part of it. */
const isOfPage = ({ section }: Heading): boolean => section === undefined || sectionTraits(section).isHeading === true;

/** Whether a heading is set in large letters. */
const isLarge = ({ at }: Heading): boolean => at[0] !== "headline";

/** The text of a step or section under a key; undefined if it has none. */
function textAt(group: object, key: string, at: Path): readonly Heading[] {
  const text: unknown = Reflect.get(group, key);
  return typeof text === "string" && text !== "" ? [{ text, at }] : [];
}

/** What a step is about: its largest heading, or its address if it has none. */
export function headlineOf(definition: FunnelDefinition, step: Step): string {
  const headings = headingsOf(step).filter(isOfPage);
  // The line above a question is small, and often that of all questions of a part.
  const bySize = [...headings.filter(isLarge), ...headings.filter((heading) => !isLarge(heading))];
  const texts = sectionsOf(step).flatMap((section) => textAt(section, "text", []).map(({ text }) => text));
  const written = [...bySize.map(({ text }) => text), step.title ?? "", ...texts];
  return written.map((text) => plainCopy(definition, text)).find((text) => /\p{L}/u.test(text)) ?? step.path;
}

/** Title of a step for the browser tab: its title, else its question or heading; undefined if it has none. */
export function tabTitleOf(definition: FunnelDefinition, step: Step): string | undefined {
  const [first] = headingsOf(step).filter((heading) => isOfPage(heading) && isLarge(heading));
  const text = step.title ?? first?.text;
  return text === undefined ? undefined : plainCopy(definition, text, "") || undefined;
}
