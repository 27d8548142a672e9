import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Chapter } from "../../ui/chapter.tsx";
import { Copy } from "../../ui/copy.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";

/** Questions that open to their answers. */
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
  gap: 10px;
`;
