import { styled } from "styled-components";

/** Small print, such as a line of consent. */
export const FinePrint = styled.p`
  margin: 0;
  color: var(--muted);
  font-size: 0.875rem;
  line-height: 1.6;
  text-align: center;
  text-wrap: pretty;
`;
