import { css } from "styled-components";

/** Moves a low part of a step's column down by a third of the height that the step leaves empty, as far as it still belongs to its heading. */
export const lowered = css`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;

  &::before { content: ""; flex: 1 0 0; max-height: 72px; }

  &::after { content: ""; flex: 2 0 0; }
`;
