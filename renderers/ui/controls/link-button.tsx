import type { ReactNode } from "react";
import { styled } from "styled-components";

type Props = { readonly children: ReactNode; readonly onClick: () => void };

/** A quiet action that reads like a link. */
export function LinkButton({ children, onClick }: Props) {
  return (
    <Control type="button" onClick={onClick}>
      {children}
    </Control>
  );
}

const Control = styled.button`
  min-height: 44px;
  padding: 0.5em 0.75em;
  border: 0;
  border-radius: 10px;
  background: none;
  color: var(--ink);
  font: 600 1rem/1.35 var(--font);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
  cursor: pointer;

  @media (hover: hover) {
    &:hover { color: var(--accent); text-decoration-thickness: 2px; }
  }
`;
