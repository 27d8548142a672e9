import { styled } from "styled-components";

/** A small action within a field, which reads like a link. */
export const FieldAction = styled.button`
  min-height: 44px;
  padding: 4px 12px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: var(--accent);
  font: 600 1rem/1.25 var(--font);
  text-decoration: underline;
  cursor: pointer;
`;
