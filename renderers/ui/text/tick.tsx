import { styled } from "styled-components";

/** A tick in a circle, in front of a line. */
export function Tick() {
  return (
    <Sign viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" />
      <path d="M7 12.4l3.4 3.4L17 9" />
    </Sign>
  );
}

const Sign = styled.svg`
  flex: none;
  width: 22px;
  height: 22px;
  /* Amid the first line, however large its letters are. */
  margin-top: calc(0.7375em - 11px);

  circle { fill: color-mix(in srgb, var(--success) 14%, var(--surface)); }

  path { fill: none; stroke: var(--success); stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }
`;
