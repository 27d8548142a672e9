import { styled } from "styled-components";

/** A quiet surface that groups related content. */
export const Card = styled.div`
  padding: clamp(16px, 3vw, 20px) clamp(18px, 4vw, 28px);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;
