import { createElement, Fragment, type ReactNode } from "react";
import { styled } from "styled-components";

/** A text whose words with hyphens are parted only where a line has no room for one. */
export const wholeWords = (text: string): ReactNode =>
  createElement(
    Fragment,
    null,
    // Split at what it captures, every second part is such a word.
    ...text.split(/(\S+-\S+)/).map((part, place) => (place % 2 ? createElement(Whole, null, part) : part)),
  );

const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
`;
