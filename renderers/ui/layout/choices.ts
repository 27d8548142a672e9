import { css, styled } from "styled-components";

/** The frame of what is chosen on an offer: a heading, and below it cards to pick or to tick. */
export const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
  margin: 6px 0 0;
  padding: 0;
  border: 0;
  text-align: center;
`;

/** The cards of `Choices`, one below the other. */
export const ChoiceList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  text-align: start;
`;

/** The empty mark before a card's words, which each kind of card rounds and fills in its own way. */
export const choiceMark = css`
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 2px solid var(--control);
  background: var(--surface);
  appearance: none;
  outline: none;
`;
