import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { Copy } from "../../ui/text/copy.tsx";

type Props = {
  readonly label: string;
  /** How full it is, from 0 to 100. */
  readonly fill: number;
  /** The same in words. */
  readonly children: ReactNode;
};

/** A labelled bar. What it shows also stands there in words. */
export function Bar({ label, fill, children }: Props) {
  return (
    <Line>
      <span>
        <Copy of={label} />
      </span>
      <Track>
        <span style={{ width: `${fill}%` }} />
      </Track>
      <strong>{children}</strong>
    </Line>
  );
}

const grow = keyframes`
  from { width: 0; }
`;

const land = keyframes`
  from { opacity: 0.01; scale: 0.6; }
`;

// Those of the goal set out when those of now have arrived, and what changes is said at their ends.
const Line = styled.p`
  display: grid;
  align-content: start;
  gap: 5px;
  margin: 0;
  font-size: 0.875rem;
  line-height: 1.35;

  strong { display: flex; min-height: 1.6rem; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 8px; }

  b {
    padding: 1px 9px;
    border-radius: 99px;
    background: var(--accent);
    color: var(--on-accent);
    forced-color-adjust: none;
    font-size: 0.8125rem;
    line-height: 1.6;
    font-variant-numeric: tabular-nums;
  }

  [data-goal] & > span:nth-child(2) > span {
    background: var(--accent);

    @media (forced-colors: active) { background: Highlight; }
  }

  [data-drawing="waits"] & { & > span:nth-child(2) > span { width: 0 !important; } b { visibility: hidden; } }

  [data-drawing="starts"] & > span:nth-child(2) > span { animation: ${grow} 500ms cubic-bezier(0.2, 0.7, 0.2, 1) backwards; }

  [data-drawing="starts"] [data-goal] > & {
    > span:nth-child(2) > span { animation-duration: 900ms; animation-delay: 350ms; }

    b { animation: ${land} 260ms 1000ms cubic-bezier(0.3, 1.7, 0.6, 1) backwards; }
  }
`;

const Track = styled.span`
  display: block;
  height: 10px;
  overflow: hidden;
  border-radius: 99px;
  background: color-mix(in srgb, var(--ink) 10%, var(--surface));
  /* Seen only in forced colours, in which all backgrounds are one. */
  outline: 1px solid transparent;

  > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--control);

    @media (forced-colors: active) { background: CanvasText; }
  }
`;
