import { styled } from "styled-components";

/** What the buyer agrees to: today's charge, the next one, how often, and how to cancel. Read before paying. */
export const Terms = styled.p`
  margin: 0;
  line-height: 1.55;
  overflow-wrap: anywhere;
`;
