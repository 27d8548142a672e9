import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { numberedStyle } from "../../ui/layout/numbered.ts";
import { Copy } from "../../ui/text/copy.tsx";

/** Numbered steps that explain how something works. */
export function HowItWorks({ section, first }: SectionProps<"how-it-works">) {
  return (
    <Chapter heading={section.heading} first={first}>
      <Room>
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
      </Room>
    </Chapter>
  );
}

const Room = styled.div`
  container-type: inline-size;
  /* Its lines have no card that keeps them off the heading. */
  padding-top: 8px;
`;

const Steps = styled.ol`
  ${numberedStyle(44)}
  gap: 24px 32px;

  > li { position: relative; column-gap: 16px; align-content: start; }

  > li::before { grid-row: span 2; }

  /* One leads to the next. */
  > li:not(:last-child)::after {
    content: "";
    position: absolute;
    inset-block: 50px -18px;
    inset-inline-start: 21px;
    border: 1px solid color-mix(in srgb, var(--accent) 24%, var(--accent-soft));
  }

  h3 { align-self: center; margin: 0; font: 700 1.0625rem/1.35 var(--heading-font, var(--font)); }

  h3:only-child { align-content: center; min-height: 44px; }

  p { margin: 4px 0 0; color: color-mix(in srgb, var(--muted) 50%, var(--ink)); line-height: 1.55; }

  /* Short ones stand below the heading, which is amid the column. */
  @container (min-width: 30em) { width: fit-content; margin-inline: auto; }

  /* Up to three have room side by side. */
  @container (min-width: 39em) {
    &:not(:has(> :nth-child(4))) {
      width: auto;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;

      > li { grid-template-columns: minmax(0, 1fr); row-gap: 8px; justify-items: center; text-align: center; }

      > li::after { inset-block: 21px auto; inset-inline: calc(50% + 30px) calc(-50% - 2px); }

      /* Titles of one line begin beside those of three. */
      h3 { place-self: start center; min-height: 0; }

      p { text-wrap: balance; }
    }
  }
`;
