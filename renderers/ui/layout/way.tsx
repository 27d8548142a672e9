import { useId } from "react";
import { keyframes, styled } from "styled-components";
import { steadyTag } from "../../../engine/fields/index.ts";
import type { Stretch } from "../../../schema/funnel.types.ts";
import { useFunnel } from "../../funnel-context.ts";
import { useAmount } from "../text/use-amount.ts";
import { useDrawing, useIsFinishedPage } from "./use-drawing.ts";

/** One end of a way: what it is, and how high, both as plain text. */
type WayEnd = { readonly label: string; readonly text?: string };

type Props = {
  readonly from: WayEnd;
  readonly to: WayEnd;
  readonly isRising: boolean;
  readonly curve: keyof typeof bends;
  /** The days that it takes, as useDates returns them. */
  readonly dates: readonly string[];
  /** What it shows, in words; without it, both ends and the last day. */
  readonly alt?: string | undefined;
  /** The `d` of the icon that marks the goal, on a grid of 24 by 24; without it a dot does. */
  readonly pin?: string | undefined;
};

/** A curve from one end to the other, over the days that it takes. It is drawn once, as it comes into sight. */
export function Way({ from, to, isRising, curve, dates, alt, pin }: Props) {
  const drawing = useDrawing<HTMLDivElement>();
  const area = useId();
  const said = [from, to].map(({ label, text }) => (text === undefined ? label : `${label}: ${text}`)).join(" → ");
  const [last] = dates.slice(-1);
  const [first, half] = dates.length > 2 ? dates : [dates[0]];
  // Ends without a level of their own are named below the curve, beside their dates.
  const isNamedBelow = from.text === undefined && to.text === undefined;
  return (
    <Plot {...drawing} role="img" aria-label={alt ?? (last ? `${said}, ${last}` : said)} data-rising={isRising}>
      {!isNamedBelow && (
        <End data-end="from">
          {from.label} <strong>{from.text}</strong>
        </End>
      )}
      <Field data-pinned={pin ? "" : undefined}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`${curvePath(curve, isRising)}V100H0Z`} fill={`url(#${area})`} />
          <path d={`M0 25H100M0 50H100M0 75H100M100 ${isRising ? 0 : 100}V100`} />
          <path d={curvePath(curve, isRising)} />
          <linearGradient id={area} x2="0" y2="1">
            <stop />
            <stop offset="1" />
          </linearGradient>
        </svg>
        {pin && (
          <Pin data-end="to">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={pin} />
            </svg>
          </Pin>
        )}
      </Field>
      {!isNamedBelow && (
        <End data-end="to">
          {to.label} <strong>{to.text}</strong>
        </End>
      )}
      <Days>
        <span>
          {isNamedBelow && <strong>{from.label}</strong>} {first}
        </span>
        <span>{half}</span>
        <span>
          {isNamedBelow && <strong>{to.label}</strong>} {dates.length > 1 && last}
        </span>
      </Days>
    </Plot>
  );
}

/** The way between two corners of a field of 100 by 100: `goal` and `start` bend it, 0 at the height of the start. */
function curvePath(curve: keyof typeof bends, isRising: boolean): string {
  const [start, goal] = bends[curve];
  const y = (share: number) => Math.round(100 * (isRising ? 1 - share : share));
  return `M0 ${y(0)}C${start[0]} ${y(start[1])} ${goal[0]} ${y(goal[1])} 100 ${y(1)}`;
}

/** The two points that bend each curve: how far along, and which share of the way is made by then. */
const bends = {
  "fast-first": [
    [22, 0.62],
    [55, 0.97],
  ],
  even: [
    [33, 0.33],
    [67, 0.67],
  ],
  "slow-first": [
    [45, 0.03],
    [78, 0.38],
  ],
} as const;

/**
 * The first day of the way, the one half way, and the last, in the language of the page. Empty on a finished page, which
 * was written on another day; undefined if there is no such way.
 */
export function useDates(now: () => number, over: Stretch | undefined): readonly string[] | undefined {
  const { language } = useFunnel();
  const amountOf = useAmount();
  const [unit = "days", size = 0] = Object.entries(over ?? {})[0] ?? [];
  const length = amountOf(size)?.number ?? 0;
  const isFinishedPage = useIsFinishedPage();
  const days = Math.round(length * (unit === "weeks" ? 7 : 1));
  if (!(days > 0 && days <= longest)) return undefined;
  if (isFinishedPage) return [];
  const start = new Date(now());
  const last = new Date(start);
  if (unit === "months") last.setMonth(start.getMonth() + days);
  else last.setDate(start.getDate() + days);
  const half = new Date((start.getTime() + last.getTime()) / 2);
  const isLong = last.getTime() - start.getTime() > 300 * 86_400_000;
  const format = new Intl.DateTimeFormat(steadyTag(language), {
    month: "short",
    ...(isLong ? { year: "numeric" } : { day: "numeric" }),
  });
  return [...new Set([start, half, last].map((date) => format.format(date)))];
}

/** Nobody plans further ahead: ten years of days. */
const longest = 3_660;

const reveal = keyframes`
  from { clip-path: inset(-16px 100% -16px -16px); }
  to { clip-path: inset(-16px); }
`;

const appear = keyframes`
  from { opacity: 0.01; transform: translateY(4px); }
`;

const Plot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  &[data-rising="true"] > [data-end="from"] { order: 1; }

  &[data-rising="true"] > :last-child { order: 2; }

  &[data-rising="true"] > [data-end="to"] { order: -1; }

  &[data-drawing="waits"] { svg { clip-path: inset(-16px 100% -16px -16px); } [data-end="to"] { visibility: hidden; } }

  &[data-drawing="starts"] {
    svg { animation: ${reveal} 1100ms cubic-bezier(0.3, 0.4, 0.3, 1) both; }

    [data-end="to"] { animation: ${appear} 300ms 800ms both; }
  }
`;

const End = styled.span`
  display: grid;
  max-width: 62%;
  color: color-mix(in srgb, var(--muted) 60%, var(--ink));
  font-size: 0.875rem;
  line-height: 1.35;
  overflow-wrap: anywhere;

  strong { color: var(--ink); font-size: 1.0625rem; font-variant-numeric: tabular-nums; }

  &[data-end="to"] { justify-self: end; text-align: end; }

  &[data-end="to"] strong { color: var(--accent); }
`;

const Field = styled.span`
  position: relative;
  display: block;
  height: clamp(96px, 13vh, 180px);
  margin-inline: 9px;

  &[data-pinned] { margin-inline: 9px 22px; margin-bottom: 16px; }

  [data-rising="true"] > &[data-pinned] { margin-block: 16px 0; }

  > svg { display: block; width: 100%; height: 100%; overflow: visible; }

  > svg > path:not(:first-child) { fill: none; }

  > svg > path { stroke: color-mix(in srgb, var(--line) 70%, transparent); stroke-width: 1; vector-effect: non-scaling-stroke; }

  > svg > path:first-child {
    stroke: none;

    @media (forced-colors: active) { fill: none; }
  }

  /* Of the theme's own tint: a dark accent that is only thinned out is grey. */
  stop { stop-color: color-mix(in srgb, var(--accent) 10%, var(--accent-soft)); }

  stop + stop { stop-opacity: 0.15; }

  > svg > path:last-of-type {
    stroke: var(--accent);
    stroke-width: 4;
    stroke-linecap: round;

    @media (forced-colors: active) { stroke: Highlight; }
  }

  :dir(rtl) > & > svg { transform: scaleX(-1); }

  &::before, &::after {
    content: "";
    position: absolute;
    z-index: 1;
    box-sizing: border-box;
    width: 18px;
    height: 18px;
    border: 4px solid var(--accent);
    border-radius: 50%;
    background: var(--surface);
  }

  &::before { inset-inline-start: -9px; top: -9px; }

  [data-rising="true"] > &::before { top: auto; bottom: -9px; }

  [data-rising="true"] > &::after { top: -9px; bottom: auto; }

  &[data-pinned]::after { display: none; }

  &::after { inset-inline-end: -9px; bottom: -9px; background: var(--accent); @media (forced-colors: active) { background: CanvasText; forced-color-adjust: none; } }
`;

const Days = styled.span`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding-top: 8px;
  border-top: 1px solid var(--line);
  color: var(--muted);
  font-size: 0.875rem;
  line-height: 1.4;

  > span { display: flex; flex-direction: column; }

  > :nth-child(2) { align-items: center; }

  > :last-child { align-items: end; text-align: end; }

  strong { color: var(--ink); overflow-wrap: anywhere; }

  /* With very large letters, the first and the last have the room. */
  container-type: inline-size;

  @container (max-width: 13rem) { > :nth-child(2) { display: none; } }

  > :last-child strong { color: var(--accent); }

  /* Its dates come a moment after the page. */
  min-height: calc(9px + 1.4em);

  &:has(strong) { min-height: calc(9px + 2.8em); }
`;

const Pin = styled.span`
  position: absolute;
  z-index: 1;
  inset-inline-end: -22px;
  top: -22px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 3px solid var(--surface);
  border-radius: 50%;
  background: var(--accent);
  box-shadow: 0 2px 8px rgb(0 0 0 / 22%);

  [data-rising="false"] > * > & { top: auto; bottom: -22px; }

  svg { width: 24px; height: 24px; fill: none; stroke: var(--on-accent); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
`;
