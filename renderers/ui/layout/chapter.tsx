import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Copy } from "../text/copy.tsx";
import { Heading } from "../text/heading.tsx";

type Props = {
  readonly heading?: string | undefined;
  /** Whether its heading is the title of the page. */
  readonly first: boolean;
  readonly children: ReactNode;
};

/** A part of a longer page: its heading and its content. */
export function Chapter({ heading, first, children }: Props) {
  return (
    <Block>
      {heading && (
        <Heading level={first ? 1 : 2}>
          <Copy of={heading} />
        </Heading>
      )}
      {children}
    </Block>
  );
}

const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  /* The same space above each heading of a page, whatever stands there. */
  --above: 18px;
  margin-block: var(--above) 8px;

  > :is(h1, h2) { text-align: center; }

  /* A label for all of it. */
  > small { justify-self: center; margin-block: -6px; }

  @media (min-width: 768px) { --above: clamp(20px, 3.4vh, 32px); gap: clamp(16px, 2vh, 20px); }

  & + & { margin-top: max(0px, calc(var(--above) - 8px)); }

  &:first-child, &:not(:has(> :is(h1, h2))) { --above: 0px; }
`;
