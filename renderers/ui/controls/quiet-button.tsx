import type { ReactNode } from "react";
import { css, styled } from "styled-components";

type Props = { readonly children: ReactNode; readonly onClick: () => void };

/** An action beside the main one: the same size, less weight. */
export function QuietButton({ children, onClick }: Props) {
  return (
    <Control type="button" onClick={onClick}>
      {children}
    </Control>
  );
}

/** The look of an action beside the main one, as a button or as a link. */
export const quietButtonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  min-height: 52px;
  padding: 0.7em 1.5em;
  border: 1.5px solid var(--control);
  border-radius: calc(var(--radius) * 0.875);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--lift);
  font: 650 1rem/1.25 var(--font);
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:active { box-shadow: none; @media (prefers-reduced-motion: no-preference) { translate: 0 2px; } }

  @media (hover: hover) {
    &:hover { border-color: var(--accent); color: var(--accent); }
  }
`;

const Control = styled.button`
  ${quietButtonStyle}
`;
