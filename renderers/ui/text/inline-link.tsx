import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import { useFunnel } from "../../funnel-context.ts";

type Props = { readonly to: string; readonly children: ReactNode };

/** A link within a sentence: `legal:TAB` opens the legal dialog; an address of a page opens beside this one. */
export function InlineLink({ to, children }: Props) {
  const { openLegal } = useFunnel();
  if (to.startsWith("legal:"))
    return (
      <Opener type="button" aria-haspopup="dialog" onClick={() => openLegal(to.slice("legal:".length))}>
        {children}
      </Opener>
    );
  const isPage = to.startsWith("http");
  return (
    <Anchor href={to} {...(isPage && { target: "_blank", rel: "noopener noreferrer" })}>
      {children}
    </Anchor>
  );
}

const look = css`
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: 4px;

  @media (hover: hover) {
    &:hover { color: var(--accent); text-decoration-thickness: 2px; }
  }
`;

const Anchor = styled.a`
  ${look}

  &[href^="tel:"] { white-space: nowrap; }
`;

// A larger target for thumbs that leaves the line height alone.
const Opener = styled.button`
  position: relative;
  display: inline;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;
  cursor: pointer;
  ${look}

  &::after {
    content: "";
    position: absolute;
    inset: -0.6em -0.15em;
  }
`;
