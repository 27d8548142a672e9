import { type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import type { CallsToAction } from "../../contract.ts";

type Props = { readonly calls: CallsToAction; readonly leadsToPlans: boolean; readonly children: ReactNode };

/**
 * Keeps its content at the bottom of a phone's screen while the page scrolls. It hides while the plans or another button of
 * the page are in view, and returns to its own place, where it covers nothing, while a control has a visible focus.
 */
export function StickyBar({ calls, leadsToPlans, children }: Props) {
  // Before the first look, the same button might be on the screen twice.
  const [isAway, setAway] = useState(true);
  useEffect(() => calls.watch(setAway), [calls]);
  return (
    <Bar data-away={isAway || undefined} data-leads={leadsToPlans || undefined}>
      <div>{children}</div>
    </Bar>
  );
}

// Not on a low screen or with large text (em follows it): a fixed bar would cover too much there. Right below a button
// that buys it would be one too many: there it takes no space while that is in view.
const Bar = styled.div`
  > div { display: flex; justify-content: center; }

  /* On a larger screen it has no use: it only leads back up to the plans, or stands right below a button that buys. */
  @media (min-width: 768px) {
    [data-summary] + &, &[data-leads] { display: none; }
  }

  @media (max-width: 767px) and (min-height: 30em) {
    position: sticky;
    z-index: 2;
    bottom: 0;
    margin-inline: -20px;
    pointer-events: none;

    > div {
      padding: 24px 20px max(12px, env(safe-area-inset-bottom));
      background: linear-gradient(transparent, var(--paper) 24px);
    }

    [data-summary] + &[data-away]:not(:focus-within) { display: none; }

    @media (prefers-reduced-motion: no-preference) { transition: opacity 160ms ease, visibility 160ms; }

    button { pointer-events: auto; }

    &[data-away]:not(:focus-within) { opacity: 0; visibility: hidden; }

    body:has(main :focus-visible:not([tabindex="-1"])) &:not(:focus-within) {
      &, > div { position: static; }
    }
  }
`;
