import { css } from "styled-components";

/**
 * A picture as wide as its column but never taller than a third of the screen, so that what follows stays in sight. A
 * finished page says its size; elsewhere a typical ratio keeps its place until it has loaded. Its corners are those of the cards
 * beside it. Its element has `data-sized`.
 */
export const imageStyle = css`
  width: 100%;
  height: auto;
  max-height: clamp(96px, 32vh, 320px);

  &:not([width]) { aspect-ratio: auto 12 / 7; }

  object-fit: contain;
  border-radius: var(--radius);
`;
