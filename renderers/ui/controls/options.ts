import { css, styled } from "styled-components";

/** The group that options stand in: below each other, two in a row, or as chips that flow. */
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
  // Two columns while each keeps room for a word; one where the text is large or the screen narrow.
  grid: css`
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, calc(50% - 6px))), 1fr));
  `,
  chips: css`
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  `,
};
