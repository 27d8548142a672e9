import { styled } from "styled-components";

/** Heading and the lines that belong to it, centred above what they introduce. */
export const Lede = styled.header`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  text-align: center;
`;
