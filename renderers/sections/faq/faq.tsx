import type { SectionProps } from "../../contract.ts";
import { Disclosure, Disclosures } from "../../ui/controls/disclosure.tsx";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { Copy } from "../../ui/text/copy.tsx";

/** Questions that open to show their answers. */
export function Faq({ section, first }: SectionProps<"faq">) {
  return (
    <Chapter heading={section.heading} first={first}>
      <Disclosures>
        {section.questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={<Copy of={question} />}>
            <Copy of={answer} />
          </Disclosure>
        ))}
      </Disclosures>
    </Chapter>
  );
}
