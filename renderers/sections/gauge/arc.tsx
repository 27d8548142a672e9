import { keyframes, styled } from "styled-components";
import type { SectionOf } from "../../contract.ts";
import { tones } from "../../ui/layout/tones.ts";
import { useDrawing } from "../../ui/layout/use-drawing.ts";

/** Where a part of the scale ends, from 0 to 1, and how good it is to be there. */
type Part = { readonly to: number; readonly tone: NonNullable<SectionOf<"gauge">["bands"]>[number]["tone"] };

type Props = { readonly at: number; readonly parts: readonly Part[] };

const way = "M20 120a100 100 0 0 1 200 0";

/** The length of a dash that is a dot by its round ends: not every browser draws one without a length. */
const dotted = 0.001;

/** The picture of a scale: filled up to the number, or, where its parts have tones, coloured by these, with a mark at the number. */
export function Arc({ at, parts }: Props) {
  const isToned = parts.some(({ tone }) => tone);
  // A gap that is nearer would cut the round end of what is filled, or the mark, in two.
  const room = isToned ? 0.06 : 1 / 28;
  const ends = parts.slice(0, -1).map(({ to }) => to);
  return (
    <Drawing viewBox="0 0 240 132" aria-hidden="true" {...useDrawing<SVGSVGElement>()}>
      <path d={way} pathLength={1} />
      {isToned ? <Toned parts={parts} /> : <Filled to={at} />}
      {ends.map((end) => Math.abs(end - at) > room && <Notch key={end} at={end} />)}
      {isToned && <Mark at={at} />}
    </Drawing>
  );
}

/** What is filled. Its round end would look like a part that is filled even at nothing, which has an empty mark. */
function Filled({ to }: { readonly to: number }) {
  if (to === 0) return <circle cx={20} cy={120} r={6.5} />;
  return <path d={way} pathLength={1} data-filled strokeDasharray={`${to} 1`} />;
}

/** The parts, from the last to the first, each from the beginning to its end: so only both ends of the arc are round. */
function Toned({ parts }: Pick<Props, "parts">) {
  const part = (tone: Part["tone"], to: number) => ({
    d: way,
    pathLength: 1,
    "data-tone": tone ?? "none",
    strokeDasharray: to < 1 ? `${to} 2` : undefined,
  });
  return (
    <>
      {parts.toReversed().map(({ to, tone }) => (
        <path key={to} {...part(tone, to)} data-end={to === 1 || undefined} />
      ))}
      <path {...part(parts[0]?.tone, dotted)} data-end />
    </>
  );
}

/** The gap between two parts. */
function Notch({ at }: { readonly at: number }) {
  const angle = Math.PI * (1 - at);
  const end = (radius: number) =>
    `${(120 + radius * Math.cos(angle)).toFixed(2)} ${(120 - radius * Math.sin(angle)).toFixed(2)}`;
  return <path d={`M${end(88)}L${end(112)}`} data-notch />;
}

/** A ring at the number: dots of two sizes, as dashes, which can go along the arc to where they belong. */
function Mark({ at }: Pick<Props, "at">) {
  const dot = { d: way, pathLength: 1, strokeDasharray: `${dotted} 2`, strokeDashoffset: -Math.min(at, 1 - dotted) };
  return (
    <>
      <path {...dot} data-mark="edge" />
      <path {...dot} data-mark="core" />
    </>
  );
}

const fill = keyframes`
  from { stroke-dasharray: 0 1; }
`;

const arrive = keyframes`
  from { stroke-dashoffset: 0; }
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;

  path { fill: none; stroke: color-mix(in srgb, var(--ink) 10%, var(--surface)); stroke-width: 18; stroke-linecap: round; }

  path[data-filled] {
    stroke: var(--accent);

    @media (forced-colors: active) { stroke: Highlight; }
  }

  circle {
    fill: var(--surface);
    stroke: var(--accent);
    stroke-width: 5;

    @media (forced-colors: active) { fill: Canvas; stroke: Highlight; }
  }

  path[data-notch] {
    stroke: var(--surface);
    stroke-width: 4;

    @media (forced-colors: active) { stroke: Canvas; }
  }

  /* One colour for both: the part that is filled is the thick one. */
  @media (forced-colors: active) {
    path:first-child { stroke: CanvasText; stroke-width: 3; }
  }

  ${tones}

  path[data-tone] { stroke: var(--tone, color-mix(in srgb, var(--ink) 24%, var(--surface))); }

  path[data-tone]:not([data-end]) { stroke-linecap: butt; }

  path[data-mark="edge"] {
    stroke: var(--ink);
    stroke-width: 30;

    @media (forced-colors: active) { stroke: Highlight; }
  }

  path[data-mark="core"] { stroke: var(--surface); stroke-width: 18; }

  &[data-drawing="waits"] path:is([data-filled], [data-mark]) { visibility: hidden; }

  &[data-drawing="starts"] path[data-filled] { animation: ${fill} 900ms cubic-bezier(0.2, 0.7, 0.2, 1); }

  &[data-drawing="starts"] path[data-mark] { animation: ${arrive} 900ms cubic-bezier(0.2, 0.7, 0.2, 1); }
`;
