import { styled } from "styled-components";

/** A form whose parts are parts of the step's column, so that its button stands where those of other steps do. */
export const ColumnForm = styled.form`
  display: contents;
`;
