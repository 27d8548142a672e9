import { styled } from "styled-components";

/** Text for screen readers only. */
export const Unseen = styled.span`
  display: block;
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
