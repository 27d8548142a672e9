import { type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";

/**
 * Keeps what is in it at the bottom of a phone's screen while the page goes on below. It makes way for the plans and
 * for the page's other buttons, and for the keyboard: while a control has a visible focus, the bar stands in its own place and covers nothing.
 */
export function StickyBar({ children }: { readonly children: ReactNode }) {
  const away = useIsActionInSight();
  return <Bar data-away={away || undefined}>{children}</Bar>;
}

function useIsActionInSight(): boolean {
  const [inSight, setInSight] = useState<readonly Element[]>();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      const changed = new Set(entries.map(({ target }) => target));
      setInSight((before = []) => [...before.filter((element) => !changed.has(element)), ...seen]);
    });
    const actions = document.querySelectorAll("#plans, [data-call]");
    for (const element of actions) observer.observe(element);
    if (actions.length === 0) setInSight([]);
    return () => observer.disconnect();
  }, []);
  // Until somebody has looked, two of one button might stand on top of each other.
  return inSight === undefined || inSight.length > 0;
}

// Not where the screen is low or the text large (em follows it): a bar that stays would cover too much there.
const Bar = styled.div`
  display: flex;
  justify-content: center;

  @media (max-width: 767px) and (min-height: 30em) {
    position: sticky;
    z-index: 2;
    bottom: 0;
    margin-inline: -20px;
    padding: 24px 20px max(16px, env(safe-area-inset-bottom));
    background: linear-gradient(transparent, var(--paper) 24px);
    pointer-events: none;
    transition: opacity 160ms ease, visibility 160ms;

    > * { pointer-events: auto; }

    &[data-away]:not(:focus-within) { opacity: 0; visibility: hidden; }

    body:has(main :focus-visible:not([tabindex="-1"])) &:not(:focus-within) { position: static; }
  }
`;
