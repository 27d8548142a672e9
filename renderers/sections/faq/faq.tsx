import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Disclosure } from "../../ui/controls/disclosure.tsx";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { Copy } from "../../ui/text/copy.tsx";

/** Questions that open to show their answers. */
export function Faq({ section, first }: SectionProps<"faq">) {
  return (
    <Chapter heading={section.heading} first={first}>
      <Questions>
        {section.questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={<Copy of={question} />}>
            <Copy of={answer} />
          </Disclosure>
        ))}
      </Questions>
    </Chapter>
  );
}

const Questions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

  details { border: 0; border-radius: 0; background: none; }

  details + details { border-top: 1px solid var(--line); }

  summary { min-height: 56px; padding-block: 10px; }

  summary:focus-visible { outline-offset: -3px; }
`;
