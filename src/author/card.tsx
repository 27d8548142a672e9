import type { ReactNode } from "react";
import { styled } from "styled-components";

type Props = {
  readonly title: string;
  /** Shown next to the title, for example a count. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** One block of information, which can be collapsed. */
export function Card({ title, note, children }: Props) {
  return (
    <Box open>
      <summary>
        <h2>{title}</h2>
        {note && <span>{note}</span>}
      </summary>
      <div>{children}</div>
    </Box>
  );
}

const Box = styled.details`
  min-width: 0;
  border: 1px solid var(--edge);
  border-radius: 12px;
  background: var(--card);

  > summary { display: flex; align-items: baseline; gap: 8px; padding: 10px 14px; border-radius: 12px; list-style: none; cursor: pointer; }

  > summary::-webkit-details-marker { display: none; }

  > summary::after { content: "▾"; margin-left: auto; color: var(--quiet); }

  &:not([open]) > summary::after { content: "▸"; }

  > summary:hover h2 { color: var(--mark); }

  > summary span { color: var(--quiet); font-variant-numeric: tabular-nums; }

  h2 { margin: 0; font-size: 15px; font-weight: 650; }

  h3 { margin: 12px 0 4px; color: var(--quiet); font-size: 12px; font-weight: 600; }

  h3:first-child { margin-top: 0; }

  > div { padding: 0 14px 14px; overflow: auto; }

  /* Of what holds nothing there is nothing to open. */
  &:has(> div:empty) > summary { cursor: auto; &::after { content: none; } }

  > div:empty { display: none; }

  dl { display: grid; grid-template-columns: minmax(100px, auto) minmax(0, 1fr); gap: 2px 12px; margin: 0; }

  dt { color: var(--quiet); overflow-wrap: anywhere; }

  dd { margin: 0; overflow-wrap: anywhere; }

  p { margin: 0; }
`;
