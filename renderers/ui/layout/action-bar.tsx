import type { ReactNode } from "react";
import { styled } from "styled-components";

/** Where a step's button stands: in reach of the thumb at the bottom of a phone, below the content elsewhere. */
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
