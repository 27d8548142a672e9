import type { ReactNode } from "react";
import { styled } from "styled-components";

type Props = {
  readonly children: ReactNode;
  readonly id?: string;
  /** 1 for the title of the page, 2 for a heading further down. */
  readonly level?: 1 | 2;
};

/** A heading. The shell moves focus to the page's h1 on every step, hence the tabIndex; that focus shows no ring. */
export function Heading({ children, id, level = 1 }: Props) {
  return level === 1 ? (
    <Title id={id} tabIndex={-1} aria-describedby="counter">
      {children}
    </Title>
  ) : (
    <Subtitle as="h2" id={id} tabIndex={-1}>
      {children}
    </Subtitle>
  );
}

const Title = styled.h1`
  margin: 0;
  color: var(--ink);
  text-wrap: balance;
  scroll-margin-top: calc(var(--header-height) + 24px);
  font: 700 clamp(1.625rem, 1.1rem + 1.7vw, 2.5rem)/1.18 var(--heading-font, var(--font));
  letter-spacing: -0.02em;

  strong { color: var(--accent); font-weight: inherit; }

  strong[data-filled] { display: inline-block; }
`;

const Subtitle = styled(Title)`
  font: 700 clamp(1.25rem, 1.1rem + 0.9vw, 1.625rem)/1.25 var(--heading-font, var(--font));
  letter-spacing: -0.012em;
`;
