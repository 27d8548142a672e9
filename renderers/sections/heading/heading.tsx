import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { Heading } from "../../ui/text/heading.tsx";

/** A heading; the first one of a page is its h1. */
export function HeadingSection({ section, first }: SectionProps<"heading">) {
  return (
    <Place data-title={first || undefined}>
      <Heading level={first ? 1 : 2}>
        <Copy of={section.text} />
      </Heading>
    </Place>
  );
}

const Place = styled.div`
  margin-top: clamp(18px, 3.4vh, 32px);
  text-align: center;

  &[data-title] { margin-top: 0; }
`;
