import type { ReactNode } from "react";
import { styled } from "styled-components";

type Props = { readonly children: ReactNode; readonly id?: string };

/** The page's h1. The shell moves focus to it on every step, hence the tabIndex; that focus shows no ring. */
export function Heading({ children, id }: Props) {
  return (
    <Title id={id} tabIndex={-1}>
      {children}
    </Title>
  );
}

const Title = styled.h1`
  margin: 0;
  color: var(--ink);
  font: 700 clamp(1.625rem, 1.25rem + 1.9vw, 2.25rem)/1.2 var(--heading-font, var(--font));
  letter-spacing: -0.018em;
  text-wrap: balance;
  overflow-wrap: break-word;
  outline: none;
`;
