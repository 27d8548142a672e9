import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { keyframes, styled } from "styled-components";
import { Button } from "../ui/controls/button.tsx";
import { LinkButton } from "../ui/controls/link-button.tsx";
import { Copy, usePlain } from "../ui/text/copy.tsx";
import type { OfferBonus, OfferTexts } from "./offer-parts.ts";
import { TimeLeft } from "./time-left.tsx";

type Props = {
  readonly bonus: OfferBonus;
  readonly texts: OfferTexts;
  readonly leftMs: number;
  /** Whether the timer was extended already. */
  readonly extended: boolean;
  /** Takes the focus when it is mounted, because the visitor has just asked for it. */
  readonly focused?: boolean;
  readonly onExtend: () => void;
  /** Starts the checkout, with the bonus while it lasts and without it afterwards. */
  readonly onNext: () => void;
};

/** The bonus that a visitor has claimed: the time left, and what can be done once it has expired. */
export function BonusBanner({ bonus, texts, leftMs, extended, focused = false, onExtend, onNext }: Props) {
  const plain = usePlain();
  const title = useId();
  const banner = useRef<HTMLElement>(null);
  const isStuck = useIsStuck(banner);
  const isOver = leftMs === 0;
  const { extend } = bonus;

  // Its buttons change when the time ends or is extended, and the focus must not be lost with them. Asked before they do:
  // React reports neither that a focused button is removed, nor that a dialog which ends gives the focus back.
  const hadFocus = banner.current?.contains(document.activeElement) ?? focused;
  useEffect(() => {
    if (hadFocus && !banner.current?.contains(document.activeElement)) banner.current?.focus();
  });

  return (
    <Banner
      ref={banner}
      tabIndex={-1}
      aria-labelledby={title}
      data-stays={!isOver || undefined}
      data-new={(focused && !isOver) || undefined}
      data-stuck={(isStuck && !isOver) || undefined}
    >
      <Gift viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 11h16v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM3 7h18v4H3zM12 7v14M12 7c-1-3-5.5-5-6-2s4 2 6 2c2 0 6.5 1 6-2s-5-1-6 2" />
      </Gift>
      <Words>
        <strong id={title} role="status">
          <Copy of={isOver ? bonus.expired : bonus.text} />
        </strong>
        <Line>
          {!isOver && (
            <Time>
              <TimeLeft ms={leftMs} label={plain(texts.timeLeft)} />
            </Time>
          )}
          {/* Always there: a live region announces only what changes in it. */}
          <span role="status">{extended && !isOver && extend && <Copy of={extend.done} />}</span>
        </Line>
      </Words>
      <Actions data-over={isOver || undefined}>
        {isOver && extend && !extended && (
          <Button onClick={onExtend}>
            <Copy of={extend.button} />
          </Button>
        )}
        {isOver ? (
          <LinkButton onClick={onNext}>
            <Copy of={bonus.continue} />
          </LinkButton>
        ) : (
          <Button onClick={onNext}>
            <Copy of={bonus.claim} />
          </Button>
        )}
      </Actions>
    </Banner>
  );
}

/**
 * Whether an element sticks below the header, out of its own place. Its button is then a quiet one: the page has another that
 * stays in sight.
 */
function useIsStuck(element: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof IntersectionObserver === "undefined") return undefined;
    const header = Number.parseFloat(getComputedStyle(current).getPropertyValue("--header-height")) || 0;
    const top = header + stickAt + 1;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setIsStuck(entry.intersectionRatio < 1 && entry.boundingClientRect.top < top),
      { rootMargin: `-${top}px 0px 0px`, threshold: [0.9, 1] },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isStuck;
}

/** How far below the header it sticks, in pixels. */
const stickAt = 8;

const drop = keyframes`
  from { opacity: 0; transform: translateY(-12px) scale(0.97); }
`;

const Banner = styled.aside`
  outline: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

  &[data-stays] {
    gap: 4px 10px;
    padding: 6px;
    border-color: color-mix(in srgb, var(--accent) 32%, var(--line));
    background: var(--surface) linear-gradient(100deg, var(--accent-soft), var(--surface) 70%);
    box-shadow: 0 8px 28px rgb(0 0 0 / 12%);
  }

  [dir="rtl"] &[data-stays] { background: var(--surface) linear-gradient(-100deg, var(--accent-soft), var(--surface) 70%); }

  /* What was claimed a moment ago comes before the visitor's eyes. */
  @media (prefers-reduced-motion: no-preference) {
    &[data-new] { animation: ${drop} 360ms cubic-bezier(0.2, 1.4, 0.4, 1) backwards; }
  }

  /* Not where the screen is small or the text large: it would cover too much there. */
  @media (min-width: 22em) and (min-height: 38em) {
    &[data-stays] { position: sticky; z-index: 3; top: calc(var(--header-height) + ${stickAt}px); }

    /* The page would be left with a gap too low to read in. */
    &[data-stays]::before {
      content: "";
      position: absolute;
      inset: -9px -1px calc(100% + 1px);
      background: var(--paper);
    }
  }

  /* The button that follows the visitor anyway is the main one. This one keeps its place, so that nothing moves. */
  &[data-stuck] button:not(:hover) { border-color: currentcolor; background: none; color: var(--accent); box-shadow: none; forced-color-adjust: auto; }
`;

const shake = keyframes`
  20% { rotate: -14deg; scale: 1.15; }
  45% { rotate: 12deg; scale: 1.15; }
  70% { rotate: -6deg; }
`;

const Gift = styled.svg`
  flex: none;
  width: 22px;
  height: 22px;
  fill: none;
  stroke: var(--accent);
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-stays] > & { margin-inline-start: 6px; }

  @media (prefers-reduced-motion: no-preference) {
    [data-new] > & { animation: ${shake} 700ms 350ms ease-in-out; }
  }
`;

const Words = styled.div`
  display: flex;
  /* All of the row, but what its button needs; a button that is below has a row of its own. */
  flex: 999 1 8em;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 10px;
  line-height: 1.25;

  strong { flex: 1 1 6em; font-weight: 700; text-wrap: balance; }

  @media (max-width: 767px) { font-size: 0.875rem; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;

  > [role="status"] { color: var(--success); font-size: 0.875rem; font-weight: 600; }
`;

const Time = styled.span`
  color: var(--accent);
  font-size: 1.0625rem;
  font-weight: 800;
  line-height: 1.2;
`;

const Actions = styled.div`
  display: flex;
  flex: 1 0 auto;
  max-width: 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 12px;

  > button {
    flex: 1 0 auto;
    width: auto;
    min-width: 0;
    max-width: 100%;
    min-height: 44px;
    padding: 0.4em 1.1em;
    font-size: 0.9375rem;
  }

  @media (max-width: 21.99em) {
    flex-basis: 100%;

    /* As far from the banner's edges as its words are. */
    [data-stays] > & { padding: 2px 6px 6px; }
  }

  @media (max-width: 767px) {
    &[data-over]:has(> :nth-child(2)) { flex-basis: 100%; }

    /* A link alone stands beside the words, as the button before it did. */
    &[data-over] > :only-child { padding-inline: 6px; }
  }
`;
