import { css } from "styled-components";

/**
 * A list whose lines begin with their number in a circle. Each line is a grid of two columns, of which the number is in the
 * first.
 *
 * @param size of the circle, in pixels, which the number keeps within
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
    width: ${size}px;
    height: ${size}px;
    /* Amid the first line, however large its letters are. */
    margin-top: max(0px, 0.75rem - ${size / 2}px);
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--accent);
    font: 800 min(1.0625rem, ${size * 0.65}px)/1 var(--heading-font, var(--font));
  }
`;
