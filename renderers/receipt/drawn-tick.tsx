import { keyframes, styled } from "styled-components";

/** A tick that is drawn as it appears; for visitors who prefer reduced motion it is simply there. */
export function DrawnTick() {
  return (
    <Sign viewBox="0 0 72 72" width="88" height="88" aria-hidden="true">
      <circle cx="36" cy="36" r="33" pathLength="1" />
      <path d="M22 37.5l10 10L51 27" pathLength="1" />
    </Sign>
  );
}

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

const spread = keyframes`
  from { box-shadow: 0 0 0 0 var(--near), 0 0 0 0 var(--far); }
`;

const Sign = styled.svg`
  --near: color-mix(in srgb, var(--success) 13%, transparent);
  --far: color-mix(in srgb, var(--success) 7%, transparent);

  flex: none;
  margin: 24px auto 36px;
  border-radius: 50%;
  box-shadow: 0 0 0 14px var(--near), 0 0 0 30px var(--far);
  fill: color-mix(in srgb, var(--success) 12%, var(--surface));
  stroke: var(--success);
  stroke-width: 4;
  stroke-linecap: round;
  stroke-linejoin: round;
  /* Its start is the top. */
  circle { transform: rotate(-90deg); transform-origin: center; }

  path { fill: none; stroke-width: 5; }

  @media (prefers-reduced-motion: no-preference) {
    circle, path { stroke-dasharray: 1; animation: ${draw} 500ms cubic-bezier(0.4, 0, 0.2, 1) backwards; }

    path { animation-duration: 350ms; animation-delay: 420ms; }

    animation: ${spread} 700ms 600ms cubic-bezier(0.2, 0.9, 0.3, 1) backwards;
  }
`;
