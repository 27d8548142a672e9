import { createElement, Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { Heading } from "../../ui/text/heading.tsx";

/** A guarantee and its conditions. */
export function Guarantee({ section, first }: SectionProps<"guarantee">) {
  return (
    <Frame>
      <svg viewBox="0 0 24 24" width="56" height="56" aria-hidden="true">
        <path d="M12 2.5l7.5 2.8v6c0 4.6-3.1 8.3-7.5 10.2-4.4-1.9-7.5-5.6-7.5-10.2v-6z" />
        <path d="M8.3 11.9l2.7 2.7 4.8-5.1" />
      </svg>
      <div>
        <Heading level={first ? 1 : 2}>
          <Copy of={section.heading} show={wholeWords} />
        </Heading>
        <p>
          <Copy of={section.text} />
        </p>
      </div>
    </Frame>
  );
}

const Frame = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 24px;
  padding: clamp(22px, 4vw, 32px);
  border: 2px solid color-mix(in srgb, var(--success) 45%, var(--line));
  border-radius: var(--radius);
  background: var(--surface);

  svg {
    flex: none;
    fill: color-mix(in srgb, var(--success) 12%, var(--surface));
    stroke: var(--success);
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  div { flex: 1 1 15rem; min-width: 0; }

  p { margin: 8px 0 0; line-height: 1.6; }

  /* On a phone its sign stands beside the heading, and the text below has the whole width. */
  @media (max-width: 767px) {
    gap: 12px;
    align-items: center;

    svg { width: 40px; height: 40px; }

    div { display: contents; }

    :is(h1, h2) { flex: 1 1 9rem; min-width: 0; }

    p { margin: 0; }
  }
`;

/** A text that breaks a hyphenated word only where a line has no room for all of it. */
const wholeWords = (text: string): ReactNode =>
  createElement(
    Fragment,
    null,
    // Because the pattern captures, every second part is such a word.
    ...text.split(/(\S+-\S+)/).map((part, place) => (place % 2 ? createElement(Whole, null, part) : part)),
  );

const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
`;
