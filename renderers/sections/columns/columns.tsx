import { createElement } from "react";
import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { cardGround } from "../../ui/layout/card.ts";
import { Chapter } from "../../ui/layout/chapter.tsx";

/** Other sections in two or three columns, one below the other where there is no room for them side by side. */
export function Columns({ section, first, show }: SectionProps<"columns">) {
  const { heading, columns } = section;
  return (
    <Chapter heading={heading} first={first}>
      {/* Columns never change places, so they are separate children that need no keys. */}
      {createElement(Row, null, ...columns.map(({ sections }) => show(sections)))}
    </Chapter>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(20px, 3vh, 28px);

  > div { min-width: 0; }

  /* A heading with sentences has no ground of its own, as a list or a figure has, so the column is a card. */
  > :has(> :first-child > :is(h1, h2):only-child):has(> [data-text]):not(:has(> :not(:first-child, [data-text]))) {
    ${cardGround}
  }

  /* The space above a heading is that between chapters, and here there is none before it. */
  > div > :first-child { margin-top: 0; }

  /* A heading is as near to what it is about as that of a chapter. */
  @media (min-width: 768px) {
    > div > :first-child:has(> :is(h1, h2):only-child) { margin-bottom: -8px; }
  }

  /* Cards alone are as near to what follows as those of a page. */
  &:has(> div > section > [data-card]:only-child) { margin-bottom: -8px; > div > section:last-child { margin-bottom: 0; } }

  /* One below the other, they are so as well. */
  @media not all and (min-width: 40em) {
    &:has(> div > section > [data-card]:only-child) { gap: 14px; }
  }

  /* A column of which nothing is shown leaves no gap, and one that is left alone has the whole row. */
  > :empty { display: none; }

  &:not(:has(> :not(:empty) ~ :not(:empty))) { grid-template-columns: minmax(0, 1fr); }

  @media (min-width: 40em) {
    /* Cards side by side end at one height. */
    > div > :is(div:last-child, section:last-child:has(> [data-card]:last-child)) { flex: 1; }

    > div > section > [data-card] { align-content: start; }

    /* What is left over goes to the card, and not to the heading above it. */
    > div > section:has(> :is(h1, h2) + [data-card]:last-child) { grid-template-rows: auto 1fr; }

    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }

  @media (min-width: 1180px) {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    > :last-child:nth-child(odd) { grid-column: auto; }
  }
`;
