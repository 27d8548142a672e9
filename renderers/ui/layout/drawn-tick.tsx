import { keyframes, styled } from "styled-components";

/**
 * A tick that is drawn as it appears; for visitors who prefer reduced motion it is simply there. Until all is well a ring that
 * turns keeps its place, and an exclamation mark if it is not, so that the heading below stays where it is, and clear of a notice.
 */
export function DrawnTick({ at }: { readonly at: keyof typeof pictures }) {
  const [Picture, path] = pictures[at];
  return (
    <Picture viewBox="0 0 72 72" width="88" height="88" aria-hidden="true">
      <circle cx="36" cy="36" r="33" pathLength="1" />
      {path ? (
        <path d={path} pathLength="1" />
      ) : (
        <circle cx="36" cy="36" r="33" pathLength="1" strokeDasharray="0.25 0.75" />
      )}
    </Picture>
  );
}

/** Milliseconds until the tick is there. */
export const tickDrawn = 600;

const swell = keyframes`
  40% { scale: 1.12; }
`;

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

const spread = keyframes`
  from { box-shadow: 0 0 0 0 var(--near), 0 0 0 0 var(--far); }
`;

const Ring = styled.svg`
  flex: none;
  margin: 24px auto 36px;
  fill: none;
  stroke: var(--line);
  stroke-width: 4;

  circle + circle {
    stroke: var(--accent);
    stroke-linecap: round;
    transform-origin: center;

    @media (prefers-reduced-motion: no-preference) { animation: turn 900ms linear infinite; }
  }
`;

const Drawn = styled(Ring)`
  --near: color-mix(in srgb, var(--success) 13%, transparent);
  --far: color-mix(in srgb, var(--success) 7%, transparent);

  /* Else WebKit paints of the rings only what lies within the picture: a square. */
  overflow: visible;
  border-radius: 50%;
  box-shadow: 0 0 0 14px var(--near), 0 0 0 30px var(--far);
  fill: color-mix(in srgb, var(--success) 12%, var(--surface));
  stroke: var(--success);
  stroke-linecap: round;
  stroke-linejoin: round;
  /* Its start is the top. */
  circle { transform: rotate(-90deg); transform-origin: center; }

  path { fill: none; stroke-width: 5; }

  @media (prefers-reduced-motion: no-preference) {
    circle, path { stroke-dasharray: 1; animation: ${draw} 500ms cubic-bezier(0.4, 0, 0.2, 1) backwards; }

    path { animation-duration: 350ms; animation-delay: 420ms; }

    animation: ${spread} 700ms ${tickDrawn}ms cubic-bezier(0.2, 0.9, 0.3, 1) backwards, ${swell} 420ms ${tickDrawn}ms ease-out;
  }
`;

const Failed = styled(Ring)`
  stroke: var(--danger);
  stroke-linecap: round;

  path { stroke-width: 6; }
`;

const pictures = {
  checking: [Ring],
  ready: [Drawn, "M22 37.5l10 10L51 27"],
  failed: [Failed, "M36 20v20M36 52v.1"],
} as const;
