import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { FinePrint } from "../../ui/text/paragraphs.ts";
import { widthOf } from "../../ui/text/width-of.ts";

/** A paragraph, in body size or as small print. */
export function Text({ section }: SectionProps<"text">) {
  const plain = usePlain();
  if (section.small)
    return (
      <FinePrint>
        <Copy of={section.text} />
      </FinePrint>
    );
  return (
    <Body
      data-text
      data-long={beginsWithTitle.test(section.text) || widthOf(plain(section.text)) > aFewLines || undefined}
    >
      <Copy of={section.text} />
    </Body>
  );
}

/** Letters of a text that is read at a glance, about five lines of a phone. */
const aFewLines = 180;

/** A bold sentence ahead of others is the title of a paragraph, which is read from an edge: `**What happens now.** We call.` */
const beginsWithTitle = /^\*\*[^*]+[.:?!…。：？！]\*\*\s*\S/u;

const Body = styled.p`
  align-self: center;
  max-width: 60ch;
  margin: 0;
  color: color-mix(in srgb, var(--ink) 85%, var(--muted));
  font-size: clamp(1.0625rem, 0.95rem + 0.25vw, 1.1875rem);
  line-height: 1.6;
  text-align: center;
  text-wrap: balance;

  /* In longer ones, those with a title, and in three on end, the eye needs an edge to come back to; those beside a long one keep to the same edge. */
  :has(> [data-long]) > &, :has(> [data-text] + [data-text] + [data-text]) > & { width: 100%; text-align: start; text-wrap: pretty; }

  /* One that stands alone below the title of the page belongs to it, whatever is further down. */
  [data-title] + &&:not([data-long], :has(+ [data-text])) { width: auto; text-align: center; text-wrap: balance; }
`;
