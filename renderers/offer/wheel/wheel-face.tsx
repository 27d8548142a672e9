import { type CSSProperties, useId, useMemo, useState } from "react";
import { keyframes, styled } from "styled-components";
import { spinTimes } from "../../../engine/clock/index.ts";
import type { WheelSegment } from "../../../schema/funnel.types.ts";
import { usePlain } from "../../ui/text/copy.tsx";
import { largestText, SegmentText } from "./segment-text.tsx";
import { flicks, prize, slowing, toneOf, turnTo, windUp } from "./wheel-pieces.ts";

/** Phase of the wheel: at rest before the spin, spinning, settling, or at rest on its segment. */
export type WheelMotion = "start" | "spinning" | "settling" | "landed";

type Props = {
  readonly segments: readonly WheelSegment[];
  readonly motion: WheelMotion;
  /** Index of the segment that it lands on, once drawn. */
  readonly outcome: number | undefined;
  /** Milliseconds since the spin began, for a wheel that is mounted in the middle of one. */
  readonly elapsedMs: number;
};

/** The wheel itself. Decoration only: a list beside it says the same in words. */
export function WheelFace({ segments, motion, outcome, elapsedMs }: Props) {
  const plain = usePlain();
  const shade = useId();
  // Read once, on mount: from then on the animation keeps its own time.
  const [since] = useState(elapsedMs);
  const count = segments.length;
  const texts = segments.map(({ label, subtitle }) => ({ label: plain(label), subtitle: subtitle && plain(subtitle) }));
  const most = largestText(texts, count);
  const won = motion === "landed" && outcome !== undefined && segments[outcome]?.prize ? outcome : undefined;
  // What was won is drawn last, so that nothing covers its edge.
  const order = segments.map((_, index) => index).sort((one, other) => Number(one === won) - Number(other === won));
  const turn = outcome === undefined ? 0 : turnTo(outcome, count);
  const past = turn + Math.min(9, 120 / count);
  const pushes = useMemo(() => flicks(past, count), [past, count]);
  const style = {
    "--turn": `${turn}deg`,
    "--past": `${past}deg`,
    "--pushes": pushes,
    "--short": `${turn - Math.min(3, 40 / count)}deg`,
    "--spin-delay": `${-Math.min(since, spinTimes.spin)}ms`,
    "--settle-delay": `${-Math.max(0, since - spinTimes.spin)}ms`,
  } as CSSProperties; // custom properties are not among those that React's types know
  return (
    <Round aria-hidden="true" style={style} data-motion={motion} data-won={won === undefined ? undefined : ""}>
      <Rim viewBox="-100 -100 200 200">
        <circle r="99" />
        <circle r="91.5" />
        {Array.from({ length: 24 }, (_, index) => (index + 0.5) * 15).map((angle) => (
          <circle key={angle} r="2.1" cy="-95.3" transform={`rotate(${angle})`} />
        ))}
      </Rim>
      <Disc viewBox="-100 -100 200 200">
        <radialGradient id={shade}>
          <stop offset="0.2" stopColor="#fff" stopOpacity="0.2" />
          <stop offset="0.75" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.2" />
        </radialGradient>
        <Base r={radius} />
        {order.map((index) => {
          const [segment, text] = [segments[index], texts[index]];
          if (!segment || !text) return null;
          const tone = index === won ? prize : toneOf(index, count, segment.color);
          const look = won === undefined ? undefined : index === won ? "won" : "dim";
          return (
            <Slice
              key={segment.id}
              transform={`rotate(${((index + 0.5) * 360) / count})`}
              data-look={look}
              style={{ color: look === "dim" ? "var(--ink)" : tone.text }}
            >
              <path d={slicePath(count)} style={{ fill: tone.fill }} />
              <SegmentText {...text} count={count} most={most} />
            </Slice>
          );
        })}
        <circle r={radius} fill={`url(#${shade})`} />
      </Disc>
      <Rim viewBox="-100 -100 200 200">
        <Hub>
          <circle r="17" />
          <circle r="12.5" />
          <path d="M0-7 1.9-2.3 6.7-2.2 2.9.9 4.1 5.7 0 3-4.1 5.7-2.9.9-6.7-2.2-1.9-2.3z" />
        </Hub>
        <Pointer>
          <path d="M-9.5-97.5a9.5 9.5 0 0 1 19 0C9.5-91 4-84 0-76.5-4-84-9.5-91-9.5-97.5z" />
          <circle r="3.4" cy="-97" />
        </Pointer>
      </Rim>
    </Round>
  );
}

const radius = 91.5;

/** A slice with its middle at the top. */
function slicePath(count: number): string {
  const half = Math.PI / count;
  const [x, y] = [(Math.sin(half) * radius).toFixed(3), (-Math.cos(half) * radius).toFixed(3)];
  return `M0 0-${x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}z`;
}

// The corners of a turning square overlap what is below it, so the decoration ignores taps.
const Round = styled.div`
  position: relative;
  pointer-events: none;
  width: 100%;
  aspect-ratio: 1;
  border-radius: 50%;
  box-shadow: 0 18px 40px -12px rgb(0 0 0 / 45%);

  svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
`;

/** The rim and the hub are dark on dark pages, too: their lights could not be seen otherwise. */
const casing = "color-mix(in srgb, var(--accent) 16%, #14191c)";

const glow = keyframes`
  50% { opacity: 0.3; }
`;

// Its lights blink for some seconds, to be noticed, while it turns, and for what was won: each less than three times a second.
const Rim = styled.svg`
  > circle:first-child { fill: ${casing}; }

  > circle:nth-child(2) { fill: color-mix(in srgb, var(--accent) 8%, #07090a); }

  > circle:nth-child(n + 3) { fill: #ffe6a0; }

  > circle:nth-child(2n + 3) { fill: #f5b82e; }

  @media (prefers-reduced-motion: no-preference) {
    > circle:nth-child(n + 3) { animation: ${glow} 1200ms ease-in-out 3; }

    > circle:nth-child(2n + 3) { animation-delay: 600ms; }

    :is([data-motion="spinning"], [data-motion="settling"]) > & > circle:nth-child(n + 3) { animation: ${glow} 700ms ease-in-out infinite; }

    :is([data-motion="spinning"], [data-motion="settling"]) > & > circle:nth-child(2n + 3) { animation-delay: -350ms; }

    [data-motion="landed"] > & > circle:nth-child(n + 3) { animation: none; }

    [data-won] > & > circle:nth-child(n + 3) { animation: ${glow} 600ms ease-in-out 4; }
  }
`;

// It draws back before it sets out.
const spin = keyframes`
  0% { transform: rotate(0deg); animation-timing-function: cubic-bezier(0.4, 0, 0.5, 1); }
  ${100 * windUp.share}% { transform: rotate(-${windUp.degrees}deg); animation-timing-function: cubic-bezier(${slowing.join()}); }
  100% { transform: rotate(var(--past)); }
`;

const settle = keyframes`
  0% { transform: rotate(var(--past)); animation-timing-function: cubic-bezier(0.45, 0, 0.4, 1); }
  55% { transform: rotate(var(--short)); animation-timing-function: cubic-bezier(0.45, 0, 0.4, 1); }
  100% { transform: rotate(var(--turn)); }
`;

// The element turns as a whole, so the browser need not repaint it.
const Disc = styled.svg`
  transform: rotate(var(--turn));

  [data-motion="start"] > & { transform: rotate(0deg); }

  @media (prefers-reduced-motion: no-preference) {
    [data-motion="spinning"] > & { will-change: transform; animation: ${spin} ${spinTimes.spin}ms linear var(--spin-delay) both; }

    [data-motion="settling"] > & { will-change: transform; animation: ${settle} ${spinTimes.settle}ms linear var(--settle-delay) both; }
  }
`;

const Base = styled.circle`
  fill: var(--surface);
`;

const pulse = keyframes`50% { scale: 1.05; }`;

const Slice = styled.g`
  path { stroke: color-mix(in srgb, var(--surface) 75%, transparent); stroke-width: 0.9; }

  /* Its words can still be read. */
  &[data-look="dim"] path { opacity: 0.25; }

  &[data-look="won"] path { stroke: #fff; stroke-width: 3; stroke-linejoin: round; }

  @media (prefers-reduced-motion: no-preference) {
    path { transition: opacity 500ms ease; }

    &[data-look="won"] { animation: ${pulse} 500ms ease-in-out; }
  }
`;

const Hub = styled.g`
  circle:first-child { fill: ${casing}; }

  circle:nth-child(2) { fill: #fffdf6; }

  path { fill: #f5b82e; }
`;

const push = keyframes`
  to { transform: rotate(-26deg); }
`;

// It hangs from its dot, and each edge of a segment that passes pushes it aside.
const Pointer = styled.g`
  transform-origin: 0 -97px;

  path { fill: #f5b82e; stroke: #fff6da; stroke-width: 1.6; filter: drop-shadow(0 2px 2px rgb(0 0 0 / 35%)); }

  circle { fill: #fff6da; }

  @media (prefers-reduced-motion: no-preference) {
    [data-motion="spinning"] & { animation: ${push} ${spinTimes.spin}ms var(--pushes) var(--spin-delay); }
  }
`;
