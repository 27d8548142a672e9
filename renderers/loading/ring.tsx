import { keyframes, styled } from "styled-components";

type Props = { readonly percent: number; readonly children: string };

const length = 2 * Math.PI * 54;

/** A ring that fills, with the percentage in its middle. Decoration only: the progress bar says the same. */
export function Ring({ percent, children }: Props) {
  return (
    <Round aria-hidden="true">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="54" />
        <circle
          cx="60"
          cy="60"
          r="54"
          strokeDasharray={length.toFixed(2)}
          strokeDashoffset={(length * (1 - percent / 100)).toFixed(2)}
        />
      </svg>
      <span>{children}</span>
    </Round>
  );
}

const breathe = keyframes`
  from { opacity: 0.3; }
  to { scale: 1.16; }
`;

const Round = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: clamp(128px, 21vh, 200px);
  aspect-ratio: 1;
  border-radius: 50%;
  background: radial-gradient(closest-side, var(--surface) 55%, var(--accent-soft));
  /* Of the ring's size, which larger letters would leave. */
  font: 800 clamp(32px, 5vh, 44px)/1 var(--heading-font, var(--font));
  font-variant-numeric: tabular-nums;

  svg { position: absolute; inset: 0; transform: rotate(-90deg); }

  /* It breathes as long as there is something to wait for. */
  @media (prefers-reduced-motion: no-preference) {
    isolation: isolate;

    &::before { content: ""; position: absolute; z-index: -1; inset: 0; border-radius: 50%; background: var(--accent-soft); animation: ${breathe} 1500ms ease-in-out infinite alternate; }
  }

  circle { fill: none; stroke: var(--line); stroke-width: 9; stroke-linecap: round; }

  circle + circle { stroke: var(--accent); }
`;
