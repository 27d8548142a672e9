import { css } from "styled-components";

/**
 * A picture as wide as its column but never taller than a third of the screen, so that what follows stays in sight. A
 * typical ratio reserves its space until it has loaded; then its own applies.
 */
export const imageStyle = css`
  width: 100%;
  height: auto;
  max-height: clamp(140px, 32vh, 320px);
  aspect-ratio: auto 12 / 7;
  object-fit: contain;
`;
