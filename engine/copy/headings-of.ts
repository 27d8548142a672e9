import type { Section, Step } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";
import { sectionsOf, sectionTraits } from "../traits/index.ts";

/** Words that stand in large letters on a page. */
export type Heading = {
  readonly text: string;
  /** Where they stand below the step. */
  readonly at: Path;
  /** The section whose heading it is; left out for a heading of the step itself. */
  readonly section?: Section;
};

/** The headings of a step, as they come on its page: its own first, then those of its sections. */
export function headingsOf(step: Step): readonly Heading[] {
  return [
    ...["headline", "question", "heading"].flatMap((key) => textAt(step, key, [key])),
    ...sectionsOf(step).flatMap((section, index): readonly Heading[] => {
      const key = sectionTraits(section).isHeading ? "text" : "heading";
      return textAt(section, key, ["sections", index, key]).map((text) => ({ ...text, section }));
    }),
  ];
}

/** Whether a heading is about the page as a whole, and not about one part of it. */
export const isOfPage = ({ section }: Heading): boolean =>
  section === undefined || sectionTraits(section).isHeading === true;

/** The text that a step or section has under a key; nothing where it has none. */
export function textAt(group: object, key: string, at: Path): readonly Heading[] {
  const text: unknown = Reflect.get(group, key);
  return typeof text === "string" && text !== "" ? [{ text, at }] : [];
}
