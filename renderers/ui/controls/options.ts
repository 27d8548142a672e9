import { css, styled } from "styled-components";

/** A group of options: one per row, two per row, or flowing chips. */
export const Options = styled.fieldset<{ $layout: "list" | "grid" | "chips" }>`
  display: grid;
  gap: 12px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${({ $layout }) => layouts[$layout]}
`;

const layouts = {
  list: css``,
  // Two columns while each has room for a word; one column for large text or a narrow screen.
  grid: css`
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, calc(50% - 6px))), 1fr));
  `,
  chips: css`
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  `,
};
