import type { ReactNode } from "react";
import { styled } from "styled-components";
import { quietButtonStyle } from "./quiet-button-style.ts";

type Props = { readonly children: ReactNode; readonly onClick: () => void };

/** An action beside the main one: the same size, less weight. */
export function QuietButton({ children, onClick }: Props) {
  return (
    <Control type="button" onClick={onClick}>
      {children}
    </Control>
  );
}

const Control = styled.button`
  ${quietButtonStyle}
`;
