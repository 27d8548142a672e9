import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { SampleLabel, useHasSample } from "../../ui/text/sample-label.tsx";

/** Several numbers in a row, each with what it means. */
export function Figures({ section, first }: SectionProps<"figures">) {
  const plain = usePlain();
  const hasSample = useHasSample();
  const isSample = ({ value, sample = false }: { readonly value: string; readonly sample?: boolean | undefined }) =>
    sample || hasSample(value);
  // One label for all of them, if none has a source.
  const isAllSample = section.figures.length > 1 && section.figures.every(isSample);
  return (
    <Chapter heading={section.heading} first={first}>
      <Row role="list">
        {section.figures.map(({ value, text, sample }) => (
          <li key={text}>
            <strong>{plain(value)}</strong>
            <span>
              <Copy of={text} />
            </span>
            {!isAllSample && isSample({ value, sample }) && <SampleLabel />}
          </li>
        ))}
      </Row>
      {isAllSample && <SampleLabel />}
    </Chapter>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr));
  gap: 20px;
  margin: 0;
  padding: clamp(24px, 4vw, 32px) clamp(18px, 4vw, 28px);
  border-radius: var(--radius);
  background: var(--accent-soft);
  list-style: none;

  li { display: grid; justify-items: center; align-content: start; gap: 6px; text-align: center; line-height: 1.4; }

  strong {
    color: var(--accent);
    font: 800 clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem)/1.15 var(--heading-font, var(--font));
    letter-spacing: -0.02em;
  }

  span { text-wrap: balance; }

  @media (max-width: 767px) {
    gap: 14px;

    li { grid-template-columns: minmax(5.75rem, 3fr) minmax(0, 5fr) auto; place-items: center stretch; gap: 12px; text-align: start; }

    li > strong { font-size: 1.5rem; overflow-wrap: anywhere; }
  }
`;
