import { styled } from "styled-components";

/** Heading and the lines that belong to it, centred above what they introduce. */
export const Lede = styled.header`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  text-align: center;
`;

/** A smaller line below a heading. */
export const Hint = styled.p`
  margin: 0;
  color: var(--muted);
  font-size: 1.0625rem;
  line-height: 1.5;
  text-wrap: balance;
`;

/** Small print, such as a line of consent. */
export const FinePrint = styled.p`
  margin: 0;
  color: var(--muted);
  font-size: 0.875rem;
  line-height: 1.6;
  text-align: center;
  text-wrap: balance;
`;
