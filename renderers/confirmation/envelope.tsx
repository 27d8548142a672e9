import { styled } from "styled-components";

/** The mail that a visitor comes from: as large as the tick that takes its place, so that the heading stays where it is. */
export const Envelope = () => (
  <Drawing viewBox="0 0 72 72" width="88" height="88" aria-hidden="true">
    <rect x="8" y="17" width="56" height="38" rx="6" />
    <path d="M10 22l22 19a6 6 0 0 0 8 0l22-19" />
  </Drawing>
);

const Drawing = styled.svg`
  flex: none;
  margin: 24px auto 36px;
  fill: var(--accent-soft);
  stroke: var(--accent);
  stroke-width: 3.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  path { fill: none; }
`;
