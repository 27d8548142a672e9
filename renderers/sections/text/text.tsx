import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { FinePrint } from "../../ui/text/paragraphs.ts";

/** A paragraph, in body size or as small print. */
export function Text({ section }: SectionProps<"text">) {
  const Paragraph = section.small ? FinePrint : Body;
  return (
    <Paragraph>
      <Copy of={section.text} />
    </Paragraph>
  );
}

const Body = styled.p`
  align-self: center;
  max-width: 60ch;
  margin: 0;
  color: color-mix(in srgb, var(--ink) 85%, var(--muted));
  font-size: 1.0625rem;
  line-height: 1.65;
  text-align: center;
  text-wrap: balance;
`;
