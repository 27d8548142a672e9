import type { Section, Step } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";

/** Words that stand in large letters on a page. */
export type Heading = {
  readonly text: string;
  /** Where they stand below the step. */
  readonly at: Path;
  /** Type of the section whose heading it is; left out for a heading of the step itself. */
  readonly section?: Section["type"];
};

/** The headings of a step, as they come on its page: its own first, then those of its sections. */
export function headingsOf(step: Step): readonly Heading[] {
  const sections = "sections" in step && step.sections ? step.sections : [];
  return [
    ...["headline", "question", "heading"].flatMap((key) => textAt(step, key, [key])),
    ...sections.flatMap((section, index): readonly Heading[] => {
      const key = section.type === "heading" ? "text" : "heading";
      return textAt(section, key, ["sections", index, key]).map((text) => ({ ...text, section: section.type }));
    }),
  ];
}

/** Whether a heading is about the page as a whole, and not about one part of it. */
export const isOfPage = ({ section }: Heading): boolean => section === undefined || section === "heading";

function textAt(group: object, key: string, at: Path): readonly Heading[] {
  const text: unknown = Reflect.get(group, key);
  return typeof text === "string" && text !== "" ? [{ text, at }] : [];
}
