import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { numberedStyle } from "../../ui/layout/numbered.ts";
import { Copy } from "../../ui/text/copy.tsx";

/** Numbered steps that explain how something works. */
export function HowItWorks({ section, first }: SectionProps<"how-it-works">) {
  return (
    <Chapter heading={section.heading} first={first}>
      <Steps role="list">
        {section.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>
              <Copy of={title} />
            </h3>
            {text && (
              <p>
                <Copy of={text} />
              </p>
            )}
          </li>
        ))}
      </Steps>
    </Chapter>
  );
}

const Steps = styled.ol`
  ${numberedStyle(44)}
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr));
  gap: 24px 32px;

  > li { column-gap: 16px; align-content: start; }

  > li::before { grid-row: span 2; }

  h3 { align-self: center; margin: 0; font: 700 1.0625rem/1.35 var(--heading-font, var(--font)); }

  h3:only-child { min-height: 44px; }

  p { margin: 4px 0 0; color: color-mix(in srgb, var(--muted) 50%, var(--ink)); line-height: 1.55; text-wrap: pretty; }

  @media (min-width: 768px) {
    > li { grid-template-columns: minmax(0, 1fr); row-gap: 8px; justify-items: center; text-align: center; }
  }
`;
