import { css } from "styled-components";

/**
 * A list whose lines begin with their number in a circle. Each line is a grid of two columns, of which the number is in the
 * first.
 *
 * @param size of the circle, in pixels; it grows with the letters, up to 44
 */
export const numberedStyle = (size: number) => css`
  display: grid;
  margin: 0;
  padding: 0;
  counter-reset: step;
  list-style: none;

  > li { display: grid; grid-template-columns: auto minmax(0, 1fr); counter-increment: step; }

  > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: min(${size / 16}rem, 44px);
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--accent);
    font: 800 1.0625rem/1 var(--heading-font, var(--font));
  }
`;
