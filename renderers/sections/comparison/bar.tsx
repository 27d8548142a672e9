import type { ReactNode } from "react";
import { styled } from "styled-components";
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
