import { type CSSProperties, useId } from "react";
import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Disclosure, Disclosures } from "../../ui/controls/disclosure.tsx";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { Hint } from "../../ui/text/paragraphs.ts";
import { widthOf } from "../../ui/text/width-of.ts";

/** The parts of a course; each opens to its lessons, one at a time. */
export function Outline({ section, first }: SectionProps<"outline">) {
  const name = useId();
  const plain = usePlain();
  const letters = Math.max(...section.days.map(({ label }) => widthOf(plain(label))));
  return (
    <Chapter heading={section.heading} first={first}>
      {section.text && (
        <Line>
          <Copy of={section.text} />
        </Line>
      )}
      {/* Custom properties are not among those that React's types know. */}
      <Days style={{ "--letters": letters } as CSSProperties} data-above={letters > beside || undefined}>
        {section.days.map(({ label, title, lessons }) => (
          <Disclosure
            key={label}
            name={name}
            summary={
              <Title>
                <small>
                  <Copy of={label} />
                </small>{" "}
                <span>
                  <Copy of={title} />
                </span>
              </Title>
            }
          >
            <ol>
              {lessons.map((lesson) => (
                <li key={lesson}>
                  <Copy of={lesson} />
                </li>
              ))}
            </ol>
          </Disclosure>
        ))}
      </Days>
    </Chapter>
  );
}

/** Letters of a label that has room beside its title on a phone. */
const beside = 9;

const Line = styled(Hint)`
  margin-top: -4px;
  font-size: 1rem;
  text-align: center;
`;

const Days = styled(Disclosures)`
  ol { margin: 0; padding-inline-start: 1.5em; }

  li { padding-block: 4px; padding-inline-start: 4px; }

  li::marker { color: var(--accent); font-weight: 700; font-variant-numeric: tabular-nums; }
`;

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  font-size: 1rem;

  small {
    flex: none;
    padding: 3px 12px;
    border-radius: 99px;
    background: var(--accent-soft);
    color: var(--accent);
    font-size: 0.875rem;
    font-weight: 700;
    text-align: center;
    /* So that all titles begin below one another. */
    min-width: calc(var(--letters) * 0.6em + 24px);
  }

  span { flex: 1 1 7rem; min-width: 0; }

  [data-above] & { @media (max-width: 767px) { display: grid; justify-items: start; padding-block: 4px; } }
`;
