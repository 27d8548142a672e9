import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { buttonStyle } from "./button-style.ts";

type Props = {
  readonly children: ReactNode;
  readonly type?: "button" | "submit";
  readonly onClick?: () => void;
  readonly disabled?: boolean;
  /**
   * Something is under way: the button waits and shows that it does. It keeps the focus, which a disabled one loses, and
   * with it the place of those who use keys.
   */
  readonly busy?: boolean;
};

/** The main action of a page, full width on phones. */
export function Button({ children, type = "button", onClick, disabled = false, busy = false }: Props) {
  return (
    <Control
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        // The second click of a double-click belongs to the first, not to the page that came after it.
        else if (event.detail <= 1) onClick?.();
      }}
    >
      {busy && <Spinner aria-hidden="true" />}
      {children}
    </Control>
  );
}

const Control = styled.button`
  ${buttonStyle}
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Spinner = styled.span`
  flex: none;
  width: 1.1em;
  height: 1.1em;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
