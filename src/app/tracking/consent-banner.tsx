import { useEffect, useId, useRef } from "react";
import { keyframes, styled } from "styled-components";
import type { TrackingView } from "../../../engine/views/index.ts";
import { QuietButton } from "../../../renderers/ui/controls/quiet-button.tsx";
import { Copy, usePlain } from "../../../renderers/ui/text/copy.tsx";
import { useBannerHeight } from "./use-banner-height.ts";

type Props = {
  readonly texts: TrackingView["texts"];
  /** Opened by the visitor, so it takes the focus. */
  readonly isReopened: boolean;
  /** Called with the choice, and the sentence as it was shown. */
  readonly onChoose: (isGiven: boolean, wording: string) => void;
};

/**
 * Asks for consent to advertising services. It is at the end of the page and stays in sight if there is room. It never
 * blocks the page, and both answers look the same.
 */
export function ConsentBanner({ texts, isReopened, onChoose }: Props) {
  const title = useId();
  const plain = usePlain();
  const banner = useRef<HTMLElement>(null);
  const stays = useBannerHeight(banner);

  useEffect(() => {
    if (isReopened) banner.current?.focus();
  }, [isReopened]);

  const choose = (isGiven: boolean) => {
    onChoose(isGiven, plain(texts.text));
    // The buttons are gone, so keyboard users continue at the beginning of the page.
    document.getElementById("content")?.focus({ preventScroll: true });
  };

  return (
    <Banner ref={banner} data-sticks={stays || undefined} tabIndex={-1} aria-labelledby={title}>
      <Words>
        <h2 id={title}>
          <Copy of={texts.title} />
        </h2>
        <p>
          <Copy of={texts.text} />
        </p>
      </Words>
      <Choices>
        <QuietButton onClick={() => choose(false)}>
          <Copy of={texts.decline} />
        </QuietButton>
        <QuietButton onClick={() => choose(true)}>
          <Copy of={texts.accept} />
        </QuietButton>
      </Choices>
    </Banner>
  );
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`;

const Banner = styled.section`
  position: relative;
  z-index: 5;
  bottom: 0;
  display: grid;
  gap: 12px;
  padding: 16px 20px max(16px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  color: var(--ink);

  &[data-sticks] { position: sticky; }

  &:focus { outline: none; }

  @media (prefers-reduced-motion: no-preference) { animation: ${rise} 320ms cubic-bezier(0.2, 0.7, 0.2, 1); }

  @media (min-width: 768px) {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding-inline: max(24px, calc(50vw - 536px));
  }
`;

const Words = styled.div`
  h2 { margin: 0; font-size: 1rem; }

  p { margin: 0; font-size: 0.875rem; line-height: 1.5; }
`;

const Choices = styled.div`
  display: grid;
  /* Of large letters, half of a phone would have room for one in each line. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 12px;

  @media (min-width: 768px) { grid-template-columns: 1fr 1fr; }

  /* In sight already, whatever the page keeps free for it: the page stays where it is. */
  [data-sticks] > & > button { --kept: calc(var(--banner-height) + 128px); scroll-margin-block: var(--kept) calc(-1 * var(--kept)); }
`;
