import type { MouseEvent } from "react";
import { styled } from "styled-components";
import type { Position } from "../../../engine/flow/index.ts";
import type { StepView } from "../../../engine/views/index.ts";
import { usePlain } from "../../../renderers/ui/text/copy.tsx";
import { useApp } from "../context/index.ts";

type Props = {
  readonly view?: Pick<StepView, "step" | "position"> | undefined;
  /** Id of the step that the back link leads to. */
  readonly back: string | undefined;
  readonly onBack: () => void;
  readonly onHome: () => void;
};

/** Fixed at the top: back link, logo, counter, and a thin progress bar. */
export function Header({ view, back: backTo, onBack, onHome }: Props) {
  const { flow, site } = useApp();
  const plain = usePlain();
  const step = view?.step;
  const back = backTo === undefined ? undefined : flow.steps[backTo];
  const position = view?.position;
  return (
    <Bar>
      <Row>
        <Side>
          {back && (
            <BackLink href={back.path} data-back onClick={inApp(onBack)} aria-label={site.texts.back}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path
                  d="M15 5l-7 7 7 7"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            </BackLink>
          )}
        </Side>
        <HomeLink href={flow.steps[flow.start]?.path} onClick={inApp(onHome)} aria-label={plain(site.texts.home)}>
          {site.logo ? (
            <img data-sized src={site.logo} alt="" height="28" />
          ) : (
            <Wordmark>{site.fixed["product.name"]}</Wordmark>
          )}
        </HomeLink>
        <EndSide>
          {step?.secondLogo && site.secondLogo && <SecondLogo src={site.secondLogo} alt="" height="40" />}
          {position && (position.counted || position.chapter) && (
            <Counter id="counter">
              {position.chapter && <span>{position.chapter} </span>}
              {position.counted && (
                <>
                  <b key={position.current}>{position.current}</b> / {position.total}
                </>
              )}
            </Counter>
          )}
        </EndSide>
      </Row>
      {position && <Progress position={position} />}
    </Bar>
  );
}

/** From 0 to 100, which are the bounds of a progress bar unless it names others. */
function Progress({ position: { percent, counted, current, total, breaks } }: { readonly position: Position }) {
  const { site } = useApp();
  return (
    <Track
      role="progressbar"
      aria-label={site.texts.progress}
      aria-valuenow={percent}
      aria-valuetext={counted ? `${current} / ${total}` : undefined}
    >
      <Fill style={{ transform: `scaleX(${percent / 100})` }} />
      {breaks?.map((at) => (
        <Break key={at} style={{ insetInlineStart: `${at}%` }} />
      ))}
    </Track>
  );
}

/** Real links, so that they work without scripts and open in a new tab when asked to. */
const inApp = (go: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go();
};

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  background: var(--paper);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 8px;
  height: var(--header-height);
  max-width: 1120px;
  margin: 0 auto;
  padding: 0 clamp(8px, 3vw, 24px);
`;

const Side = styled.div`
  display: flex;
`;

const EndSide = styled(Side)`
  justify-content: flex-end;
`;

const BackLink = styled.a`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  color: var(--ink);

  @media (hover: hover) {
    &:hover { background: var(--accent-soft); }
  }

  [dir="rtl"] & { transform: scaleX(-1); }
`;

const HomeLink = styled.a`
  display: grid;
  place-items: center;
  min-height: 44px;
  padding: 0 4px;
  text-decoration: none;

  img { display: block; height: 28px; }
`;

const Wordmark = styled.span`
  color: var(--ink);
  font: 700 min(1.125rem, var(--wordmark))/1.2 var(--heading-font, var(--font));
  text-align: center;
  overflow-wrap: anywhere;
`;

const SecondLogo = styled.img`
  @media (max-width: 767px) { display: none; }
`;

const Counter = styled.span`
  padding-inline-end: 8px;
  color: var(--muted);
  white-space: nowrap;
  font-size: min(0.9375rem, 5.5vw);
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  text-align: end;

  b { color: var(--ink); }

  span { display: block; overflow-wrap: break-word; white-space: normal; font-size: 0.8125em; }
`;

const Track = styled.div`
  position: relative;
  height: 4px;
  overflow: hidden;
  background: var(--line);
`;

const Break = styled.div`
  position: absolute;
  inset-block: 0;
  width: 4px;
  background: var(--paper);
`;

const Fill = styled.div`
  height: 100%;
  background: var(--accent);
  transform-origin: left;

  @media (forced-colors: active) { background: Highlight; }

  [dir="rtl"] & { transform-origin: right; }

  @media (prefers-reduced-motion: no-preference) {
    transition: transform 500ms ease-out;
  }
`;
