import { useEffect, useRef } from "react";
import { keyframes, styled } from "styled-components";
import type { WheelSegment } from "../../../schema/funnel.types.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { useCelebration } from "../../ui/overlays/use-celebration.ts";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { FinePrint } from "../../ui/text/paragraphs.ts";
import { Unseen } from "../../ui/text/unseen.ts";
import type { OfferTexts, OfferWheel } from "../offer-parts.ts";
import { TimeLeft } from "../time-left.tsx";
import { WheelFace, type WheelMotion } from "./wheel-face.tsx";

/** State of the wheel: those of its machine in which it is on the page. */
export type WheelPhase = "idle" | "spinning" | "settling" | "won" | "expired";

type Props = {
  readonly wheel: OfferWheel;
  readonly texts: OfferTexts;
  readonly phase: WheelPhase;
  /** Id of the segment that it lands on, once drawn. */
  readonly outcome: string | undefined;
  readonly elapsedMs: number;
  /** Milliseconds left to claim the prize. */
  readonly leftMs: number;
  readonly onSpin: () => void;
  readonly onClaim: () => void;
  readonly onClose: () => void;
};

/** A wheel of fortune in a dialog: it spins, lands and awards a prize. */
export function WheelDialog(props: Props) {
  const { wheel, texts, phase, outcome, elapsedMs, onClose } = props;
  const plain = usePlain();
  const heading = useRef<HTMLHeadingElement>(null);
  const index = wheel.segments.findIndex(({ id }) => id === outcome);
  const result = resultOf(wheel.segments[index], phase);
  useCelebration(result?.is === "won");
  const title = titleOf(wheel, result);

  // The focused button becomes busy or disappears, and the focus must not be lost with it.
  useEffect(() => {
    if (phase !== "idle") heading.current?.focus();
  }, [phase]);

  return (
    <Dialog
      open
      opensItself
      size="fit"
      dismissable={phase === "idle"}
      label={plain(title)}
      closeLabel={plain(texts.close)}
      onClose={onClose}
    >
      <Layout>
        <Words>
          <Title ref={heading} tabIndex={-1}>
            <Copy of={title} />
          </Title>
          {!result && wheel.text && (
            <p>
              <Copy of={wheel.text} />
            </p>
          )}
          {result?.is === "won" && (
            <Prize>
              <Copy of={result.text} />
            </Prize>
          )}
        </Words>
        <Face>
          <WheelFace
            segments={wheel.segments}
            motion={motions[phase]}
            outcome={index < 0 ? undefined : index}
            elapsedMs={elapsedMs}
          />
        </Face>
        <Unseen as="div">
          <ul aria-label={plain(texts.prizes)}>
            {wheel.segments.map(({ id, label, subtitle }) => (
              <li key={id}>{[label, ...(subtitle ? [subtitle] : [])].map(plain).join(", ")}</li>
            ))}
          </ul>
        </Unseen>
        <Actions>
          <NextAction {...props} result={result} />
          {wheel.note && (
            <FinePrint>
              <Copy of={wheel.note} />
            </FinePrint>
          )}
        </Actions>
        <Unseen as="div" role="status">
          {phase !== "idle" && !result && plain(texts.spinning)}
          {result && [title, ...(result.is === "won" ? [result.text] : [])].map(plain).join(" ")}
        </Unseen>
      </Layout>
    </Dialog>
  );
}

/** The result of a spin. */
type Result = {
  /** `none` if the segment has no prize, `expired` if the prize was not claimed in time. */
  readonly is: "won" | "none" | "expired";
  /** The segment's text about it. */
  readonly text: string;
};

/** The result of a wheel that has stopped on a segment; undefined before that. */
function resultOf(segment: WheelSegment | undefined, phase: WheelPhase): Result | undefined {
  if (!segment || !(phase === "won" || phase === "expired")) return undefined;
  return { is: segment.prize === false ? "none" : phase, text: segment.won ?? segment.label };
}

function titleOf(wheel: OfferWheel, result: Result | undefined): string {
  if (!result) return wheel.heading;
  return { none: result.text, won: wheel.won, expired: wheel.expired }[result.is];
}

/** What a visitor can do next: spin, claim the prize, or leave. */
function NextAction(props: Props & { readonly result: Result | undefined }) {
  const { wheel, texts, phase, result, leftMs, onSpin, onClaim, onClose } = props;
  const plain = usePlain();
  if (!result)
    return (
      <Button busy={phase !== "idle"} onClick={onSpin}>
        <Copy of={phase === "idle" ? wheel.button : texts.spinning} />
      </Button>
    );
  if (result.is !== "won")
    return (
      <Button onClick={onClose}>
        <Copy of={wheel.leave} />
      </Button>
    );
  return (
    <>
      <Timer>
        <Copy of={wheel.timer} />{" "}
        <strong>
          <TimeLeft ms={leftMs} label={plain(wheel.timer)} />
        </strong>
      </Timer>
      <Button onClick={onClaim}>
        <Copy of={wheel.claim} />
      </Button>
    </>
  );
}

const motions = {
  idle: "start",
  spinning: "spinning",
  settling: "settling",
  won: "landed",
  expired: "landed",
} as const satisfies Record<WheelPhase, WheelMotion>;

/** Where there is room beside the wheel, or none below it, as on a phone held sideways. */
const sideBySide = "@media (min-width: 768px), (min-width: 560px) and (max-height: 480px)";

// A turned wheel is wider than a resting one, and must not make the dialog scroll.
const Layout = styled.div`
  display: grid;
  overflow: clip;
  justify-items: center;
  gap: clamp(14px, 2.4vh, 22px);
  width: min(400px, calc(100vw - 16px));
  padding: 56px 20px 28px;
  background: radial-gradient(120% 60% at 50% 0, var(--accent-soft), transparent);
  text-align: center;

  ${sideBySide} {
    /* The wheel gives way where both are not as wide as they would like to be. */
    grid-template: "face words" 1fr "face actions" 1fr / minmax(0, min(400px, 68dvh)) minmax(min(300px, 50%), 1fr);
    gap: clamp(12px, 3dvh, 20px) clamp(24px, 5vw, 48px);
    width: min(880px, calc(100vw - 48px));
    padding: clamp(16px, 5dvh, 48px) 56px clamp(16px, 5dvh, 48px) 48px;
    background: radial-gradient(80% 100% at 20% 40%, var(--accent-soft), transparent);
  }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  gap: 8px;
  min-height: 5.5rem;

  p { margin: 0; color: var(--muted); line-height: 1.5; text-wrap: balance; }

  ${sideBySide} {
    grid-area: words;
    align-content: end;
    min-height: 0;
  }
`;

const Title = styled.h2`
  outline: none;
  margin: 0;
  font: 800 min(clamp(1.5rem, 1.2rem + 1.6vw, 2.25rem), 9.5vw)/1.15 var(--heading-font, var(--font));
  letter-spacing: -0.02em;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const land = keyframes`
  from { opacity: 0; scale: 0.7; }
`;

// What was won is the news, and more than that it is one.
const Prize = styled.p`
  && { color: var(--accent); font: 800 1.375rem/1.25 var(--heading-font, var(--font)); }

  @media (prefers-reduced-motion: no-preference) { animation: ${land} 320ms cubic-bezier(0.3, 1.7, 0.6, 1) backwards; }
`;

const Face = styled.div`
  width: min(100%, 46dvh, 340px);
  padding-top: 4px;

  ${sideBySide} {
    grid-area: face;
    align-self: center;
    width: 100%;
  }
`;

const Actions = styled.div`
  display: grid;
  justify-items: center;
  /* The button keeps its place when the time left comes above it. */
  align-content: end;
  gap: 12px;
  width: 100%;
  min-height: 96px;

  > button { width: 100%; max-width: 340px; }

  ${sideBySide} { grid-area: actions; align-content: start; }
`;

const Timer = styled.p`
  margin: 0;
  color: var(--muted);

  strong { color: var(--ink); font-size: 1.125rem; font-weight: 800; }
`;
