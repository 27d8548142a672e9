import { styled } from "styled-components";

/** A smaller line below a heading. */
export const Hint = styled.p`
  margin: 0;
  color: var(--muted);
  font-size: 1.0625rem;
  line-height: 1.5;
  text-wrap: pretty;
`;
