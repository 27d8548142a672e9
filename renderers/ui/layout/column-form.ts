import { styled } from "styled-components";

/** A form whose parts are parts of the step's column, so that its button stands where those of other steps do. */
export const ColumnForm = styled.form`
  display: contents;

  /* A field that is focused is scrolled to together with its label and hint: nobody knows an empty box alone. */
  :is(input, select, textarea) { scroll-margin-top: 84px; }

  /* One slider at the top of a phone is far from a thumb, and leaves half of the screen empty. It stands amid the height, with
     its question right above it. */
  @media (max-width: 767px) {
    div:has(> & > [data-field]:first-child [type="range"]):not(:has(> & > [data-field] + [data-field])) {
      &::before { content: ""; flex: 1; }

      &::after { content: ""; flex: 2; }
    }
  }
`;
