import type { ReactNode } from "react";
import { styled } from "styled-components";

type Props = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Of several with the same name, only one is open at a time. */
  readonly name?: string;
  readonly open?: boolean;
};

/** Content that opens and closes, also before any script has loaded. */
export function Disclosure({ summary, children, name, open = false }: Props) {
  return (
    <Box name={name} open={open}>
      <summary>
        <span>{summary}</span>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M6 9.5l6 6 6-6" />
        </svg>
      </summary>
      <div>{children}</div>
    </Box>
  );
}

/** Several of them in one card. */
export const Disclosures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

  > details { border: 0; border-radius: 0; background: none; }

  > details + details { border-top: 1px solid var(--line); }

  > details > summary { min-height: 51px; padding-block: 8px; }

  > details > summary:focus-visible { outline-offset: -3px; }

  /* The ring follows the corners of the card. */
  --corner: calc(var(--radius) - 1px);

  > details:first-child > summary { border-start-start-radius: var(--corner); border-start-end-radius: var(--corner); }

  > details:last-child:not([open]) > summary { border-end-start-radius: var(--corner); border-end-end-radius: var(--corner); }
`;

const Box = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  overflow-wrap: break-word;

  > summary {
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: 64px;
    padding: 14px 20px;
    border-radius: inherit;
    font-weight: 650;
    line-height: 1.4;
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker { display: none; }

  > summary > span { flex: 1; min-width: 0; text-wrap: balance; }

  > summary > svg {
    flex: none;
    fill: none;
    stroke: var(--accent);
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;

    @media (prefers-reduced-motion: no-preference) { transition: transform 160ms ease; }
  }

  &[open] > summary > svg { transform: rotate(180deg); }

  > div { padding: 0 20px 20px; line-height: 1.6; }

  > summary:active { background: var(--accent-soft); }

  /* Where the browser knows how, it opens like a drawer. */
  @media (prefers-reduced-motion: no-preference) {
    interpolate-size: allow-keywords;

    &::details-content { height: 0; overflow: clip; opacity: 0; transition: 220ms cubic-bezier(0.2, 0.7, 0.2, 1); transition-property: height, opacity, content-visibility; transition-behavior: allow-discrete; }

    &[open]::details-content { height: auto; opacity: 1; }
  }

  @media (hover: hover) {
    > summary:hover { color: var(--accent); }
  }
`;
