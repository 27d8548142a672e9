import type { ReactNode } from "react";
import { css, styled } from "styled-components";

type Props = {
  readonly children: ReactNode;
  readonly type?: "button" | "submit";
  readonly onClick?: () => void;
  /** Whether it leads to the next step if the answer is enough, and does nothing else. */
  readonly goesOn?: boolean;
  readonly disabled?: boolean;
  /**
   * Whether something is in progress: the button is inactive and shows it. It keeps the focus, unlike a disabled
   * button, so keyboard users do not lose their place.
   */
  readonly busy?: boolean;
};

/** The main action of a page, full width on phones. */
export function Button({ children, type = "button", onClick, goesOn, disabled = false, busy = false }: Props) {
  return (
    <Control
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-go={goesOn}
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

/** The look of the main action, as a button or as a link. */
const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  width: 100%;
  min-height: 56px;
  padding: 0.85em min(1.75em, 6vw);
  border: 2px solid var(--edge, transparent);
  border-radius: calc(var(--radius) * 0.875);
  background: var(--accent);
  color: var(--on-accent);
  font: 700 1.0625rem/1.25 var(--font);
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  /* Where colours are forced, its words would get a ground of their own, on which they cannot be read. */
  forced-color-adjust: none;
  box-shadow: 0 3px color-mix(in srgb, var(--accent) 70%, black);
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-disabled]) {
      background: color-mix(in srgb, var(--accent) 90%, var(--ink));
    }
  }

  &:active:not(:disabled, [aria-disabled]) { box-shadow: none; }

  @media (prefers-reduced-motion: no-preference) {
    transition:
      background-color 140ms ease,
      box-shadow 140ms ease,
      transform 140ms ease;

    @media (hover: hover) {
      &:hover:not(:disabled, [aria-disabled], :active) { box-shadow: 0 5px color-mix(in srgb, var(--accent) 70%, black); transform: translateY(-2px); }

      /* A pointer at the lower edge stays on it as it rises. */
      &:hover::after { content: ""; position: absolute; inset: 100% 0 -6px; }
    }

    &:active:not(:disabled, [aria-disabled]) { transform: translateY(3px); }
  }

  &:disabled,
  &[aria-disabled] {
    background: color-mix(in srgb, var(--ink) 8%, var(--paper));
    border-color: color-mix(in srgb, var(--ink) 14%, var(--line));
    color: var(--muted);
    box-shadow: none;
    cursor: not-allowed;
  }

  @media (min-width: 768px) {
    width: auto;
    min-width: 280px;
  }
`;

const Control = styled.button`
  ${buttonStyle}
`;

const Spinner = styled.span`
  flex: none;
  width: 1.1em;
  height: 1.1em;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  @media (prefers-reduced-motion: no-preference) { animation: turn 800ms linear infinite; }
`;

type LinkProps = { readonly href: string; readonly children: ReactNode };

/** A link that is the main action of a page. */
export function ButtonLink({ href, children }: LinkProps) {
  return <Anchor href={href}>{children}</Anchor>;
}

const Anchor = styled.a`
  ${buttonStyle}
`;
