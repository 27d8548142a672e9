import { styled } from "styled-components";

/** The marks of common cards, for decoration: in the colour of text, so that they follow the theme. */
export function CardMarks() {
  return (
    <Row aria-hidden="true">
      <span>
        <i>VISA</i>
      </span>
      <span>
        <svg viewBox="0 0 30 20" width="30" height="20" aria-hidden="true">
          <circle cx="11.5" cy="10" r="6.5" />
          <circle cx="18.5" cy="10" r="6.5" />
        </svg>
      </span>
      <span>AMEX</span>
    </Row>
  );
}

/** A lock in front of words, in their colour. */
export function Lock() {
  return (
    <Sign viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V7.5a4 4 0 0 1 8 0v3" />
    </Sign>
  );
}

const Row = styled.span`
  display: flex;
  gap: 6px;
  margin-top: 8px;

  span {
    display: grid;
    place-items: center;
    width: 4em;
    height: 2.4em;
    border: 1px solid var(--line);
    border-radius: 5px;
    background: var(--surface);
    color: color-mix(in srgb, var(--muted) 50%, var(--ink));
    font: 800 0.6875rem/1 var(--font);
    letter-spacing: 0.02em;
  }

  circle { fill: color-mix(in srgb, var(--ink) 40%, transparent); }
`;

const Sign = styled.svg`
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
