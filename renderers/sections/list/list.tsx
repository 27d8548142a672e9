import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Card } from "../../ui/layout/card.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Tick } from "../../ui/text/tick.tsx";

/** Lines with a tick each. Safari forgets the role of a list without bullets. */
export function List({ section, first }: SectionProps<"list">) {
  return (
    <Frame>
      {section.heading && (
        <Heading level={first ? 1 : 2}>
          <Copy of={section.heading} />
        </Heading>
      )}
      <Lines role="list">
        {section.items.map((item) => (
          <li key={item}>
            <Tick />
            <span>
              <Copy of={item} />
            </span>
          </li>
        ))}
      </Lines>
    </Frame>
  );
}

const Frame = styled(Card)`
  padding-block: clamp(20px, 4vw, 28px);

  h2 { margin-bottom: 16px; font-size: 1.25rem; }
`;

const Lines = styled.ul`
  columns: auto 16.25em;
  column-gap: 28px;
  margin: 0 0 -12px;
  padding: 0;
  list-style: none;
  line-height: 1.45;

  /* Down one column and then the next: a line of two rows leaves no hole beside it. */
  li { display: flex; align-items: flex-start; gap: 12px; padding-bottom: 12px; break-inside: avoid; }

  /* Alone, it has the whole card. */
  li:only-child { column-span: all; }

  li span { min-width: 0; overflow-wrap: break-word; text-wrap: balance; }
`;
