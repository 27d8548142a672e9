import { css, styled } from "styled-components";

/** The ground of a card, for what becomes one by what is in it. */
export const cardGround = css`
  padding: clamp(16px, 3vw, 20px) clamp(18px, 4vw, 28px);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

/** A quiet surface that groups related content. */
export const Card = styled.div`
  ${cardGround}
`;
