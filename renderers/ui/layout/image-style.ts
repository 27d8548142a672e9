import { css } from "styled-components";

/**
 * A picture as wide as its column but never taller than a third of the screen, so that what follows stays in sight. A
 * finished page says its size; elsewhere a typical ratio keeps its place until it has loaded. Its element has `data-sized`.
 */
export const imageStyle = css`
  width: 100%;
  height: auto;
  max-height: clamp(96px, 32vh, 320px);

  &:not([width]) { aspect-ratio: auto 12 / 7; }

  object-fit: contain;
`;

/**
 * The place of a step's picture: on a wide screen beside the content, whose first part it is in. Its element carries
 * `data-beside`, by which the column makes room.
 */
export const besideStyle = css`
  @media (min-width: 1000px) {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: calc(100% + 64px);
    width: 100%;
    max-height: none;
    margin: 0;
  }
`;
