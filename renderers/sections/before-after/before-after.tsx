import { type CSSProperties, useState } from "react";
import { styled } from "styled-components";
import { numberFormat } from "../../../engine/fields/index.ts";
import type { SectionProps } from "../../contract.ts";
import { useFunnel } from "../../funnel-context.ts";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { FinePrint } from "../../ui/text/paragraphs.ts";
import { SampleLabel } from "../../ui/text/sample-label.tsx";

/** Two pictures, one over the other. A native slider lies over both, so that pointer, touch and keys move the handle. */
export function BeforeAfter({ section, first }: SectionProps<"before-after">) {
  const plain = usePlain();
  const { language } = useFunnel();
  const { heading, before, after, start = 50, handle, note, source, sample } = section;
  const [share, setShare] = useState(start);
  const percent = numberFormat(language, { style: "percent" }).format(share / 100);
  return (
    <Chapter heading={heading} first={first}>
      <Frame style={{ "--share": `${share}%` } as CSSProperties}>
        {[before, after].map(({ src, alt, label }) => (
          <figure key={src}>
            <img src={src} alt={plain(alt)} decoding="async" />
            <figcaption>
              <Copy of={label} />
            </figcaption>
          </figure>
        ))}
        <Handle aria-hidden="true">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
          </svg>
        </Handle>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          onChange={({ target }) => setShare(target.valueAsNumber)}
          aria-label={plain(handle)}
          aria-valuetext={`${plain(before.label)}: ${percent}`}
        />
      </Frame>
      {(note || source || sample) && (
        <FinePrint>
          {note && <Copy of={note} />} {sample && <SampleLabel />}
          {source && (
            <Source>
              <Copy of={source} />
            </Source>
          )}
        </FinePrint>
      )}
    </Chapter>
  );
}

const Source = styled.span`
  display: block;
`;

// The handle goes from the left to the right in every language, as pictures do.
const Frame = styled.div`
  position: relative;
  /* What lies over the pictures does not lie over the bar at the edge of the screen, too. */
  isolation: isolate;
  display: grid;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--surface);
  direction: ltr;

  figure { display: grid; grid-area: 1 / 1; min-width: 0; margin: 0; }

  img { grid-area: 1 / 1; width: 100%; height: 100%; aspect-ratio: 4 / 3; object-fit: cover; }

  figure:first-child { z-index: 1; clip-path: inset(0 calc(100% - var(--share)) 0 0); }

  figcaption {
    z-index: 1;
    grid-area: 1 / 1;
    place-self: start end;
    max-width: 45%;
    margin: 12px;
    padding: 2px 12px;
    border-radius: 14px;
    outline: 1px solid transparent;
    background: color-mix(in srgb, var(--ink) 85%, transparent);
    color: var(--paper);
    font-size: 0.875rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  figure:first-child figcaption { justify-self: start; }

  input {
    z-index: 3;
    grid-area: 1 / 1;
    width: calc(100% + 48px);
    height: 100%;
    margin: 0 -24px;
    opacity: 0;
    cursor: ew-resize;
    touch-action: pan-y;

    &::-webkit-slider-thumb { width: 48px; height: 100%; }

    &::-moz-range-thumb { width: 48px; height: 100%; }
  }

  &:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 3px; }

  @media (scripting: none) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
    gap: 12px;

    figure, figure:first-child { grid-area: auto; clip-path: none; }

    figure:first-child figcaption { justify-self: end; }

    input, > span { display: none; }
  }
`;

const Handle = styled.span`
  position: absolute;
  z-index: 2;
  inset: 0 auto 0 var(--share);
  display: grid;
  place-content: center;
  width: 4px;
  margin-left: -2px;
  background: var(--surface);
  pointer-events: none;

  svg {
    width: 44px;
    max-width: none;
    padding: 10px;
    border-radius: 50%;
    outline: 1px solid transparent;
    background: var(--surface);
    box-shadow: 0 1px 6px rgb(0 0 0 / 35%);
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
