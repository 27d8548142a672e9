import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Copy } from "../text/copy.tsx";
import { Heading } from "../text/heading.tsx";

type Props = {
  readonly heading?: string | undefined;
  /** Whether its heading is the title of the page. */
  readonly first: boolean;
  /** Extends beyond the column if the screen is wide enough. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A part of a longer page: its heading and its content. */
export function Chapter({ heading, first, wide = false, children }: Props) {
  return (
    <Block $wide={wide}>
      {heading && (
        <Heading level={first ? 1 : 2}>
          <Copy of={heading} />
        </Heading>
      )}
      {children}
    </Block>
  );
}

const Block = styled.section<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(16px, 2.5vh, 24px);
  margin-block: clamp(12px, 3vh, 32px);

  > :is(h1, h2) { text-align: center; }

  @media (min-width: 1180px) {
    ${({ $wide }) => $wide && "margin-inline: -180px;"}
  }
`;
