import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";

type Props = {
  readonly children: ReactNode;
  /** `narrow` for a question, `wide` for a page to read. */
  readonly width?: "narrow" | "wide";
};

/** The column of a step. Its content enters with a small motion, unless the visitor prefers reduced motion. */
export function StepColumn({ children, width = "narrow" }: Props) {
  return <Column $max={width === "narrow" ? "560px" : "720px"}>{children}</Column>;
}

const enter = keyframes`
  from { opacity: 0.01; transform: translateY(10px); }
`;

// On a large screen a short page is a little above the middle instead of at the top.
const Column = styled.div<{ $max: string }>`
  display: flex;
  flex-direction: column;
  gap: clamp(20px, 3vh, 28px);
  max-width: calc(${({ $max }) => $max} + 40px);
  margin-inline: auto;
  padding: clamp(20px, 6vh, 64px) 20px 32px;

  @media (min-width: 768px) {
    min-height: calc(100dvh - var(--header-height) - 4px - var(--bottom-height));
    padding-block: 24px 32px;

    &::before { content: ""; flex: 1; }

    &::after { content: ""; flex: 2; }
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${enter} 220ms cubic-bezier(0.2, 0.7, 0.2, 1);
  }
`;

/** The place of a step's button: within thumb's reach at the bottom of a phone, below the content elsewhere. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <Bar>{children}</Bar>;
}

// Not on a low screen or with large text (em follows it): a fixed bar would cover too much there.
const Bar = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;

  @media (max-width: 767px) and (min-height: 30em) {
    position: sticky;
    z-index: 1;
    bottom: var(--banner-height, 0px);
    margin-inline: -20px;
    padding: 20px 20px max(16px, env(safe-area-inset-bottom));
    background: linear-gradient(transparent, var(--paper) 18px);
  }
`;
