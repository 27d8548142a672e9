import type { CSSProperties } from "react";
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
  const letters = Math.max(
    ...section.figures.flatMap(({ value }) => piecesOf(plain(value))).map(({ length }) => length),
  );
  // Custom properties are not among those that React's types know.
  const style = { "--letters": letters, "--across": across(section.figures.length) } as CSSProperties;
  return (
    <Chapter heading={section.heading} first={first}>
      <Row role="list" style={style} data-short={letters <= beside || undefined}>
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

/** Letters of a value that has room beside its text on a phone. */
const beside = 8;

/** What is never broken of a value: all of a short one, such as "12 minutes", or else its words and numbers. */
const piecesOf = (value: string): readonly string[] => (value.length <= 10 ? [value] : value.split(/ (?!\d)/));

/** How many figures stand in a row where there is room: none is left alone below the others. */
const across = (count: number) => (count === 4 ? 2 : Math.min(count, 3));

// A value is never cut in two: where its letters, each about 0.65 em wide, do not fit, they are smaller.
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  margin: 0;
  padding: clamp(24px, 4vw, 32px) clamp(18px, 4vw, 28px);
  border-radius: var(--radius);
  background: var(--accent-soft);
  list-style: none;

  li {
    display: grid;
    flex: 1 0 max(min(100%, 140px), calc((100% - 20px * (var(--across) - 1)) / var(--across)));
    justify-items: center;
    align-content: start;
    gap: 6px;
    text-align: center;
    line-height: 1.4;
    container-type: inline-size;
  }

  strong {
    color: var(--accent);
    font: 800 max(1rem, min(clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem), 100cqi / (var(--letters) * 0.65)))/1.15 var(--heading-font, var(--font));
    letter-spacing: -0.02em;
  }

  span { text-wrap: balance; }

  @media (max-width: 767px) {
    &[data-short] { gap: 14px; }

    li { flex-basis: 100%; }

    &[data-short] > li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px 12px;
      text-align: start;
    }

    &[data-short] strong { flex: 0 0 max(2.75rem, calc(var(--letters) * 1rem)); font-size: 1.5rem; }

    /* Below its number where the text is so large that it has no room beside it. */
    &[data-short] span { flex: 5 1 8rem; min-width: 0; }
  }
`;
