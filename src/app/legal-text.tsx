import { styled } from "styled-components";
import type { Block } from "../../engine/text/rich-text.ts";
import { Copy } from "../../renderers/ui/copy.tsx";

/** A longer text of headings, paragraphs and lists. */
export function LegalText({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <Prose>
      {blocks.map((block, index) => (
        // The text of a tab never changes, so a block's place is its identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <BlockView key={index} block={block} />
      ))}
    </Prose>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  if (block.kind === "paragraph")
    return (
      <p>
        <Copy of={block.text} />
      </p>
    );
  if (block.kind === "list")
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>
            <Copy of={item} />
          </li>
        ))}
      </ul>
    );
  // The dialog's own title is the h2 above.
  return block.level === 1 ? (
    <h3>
      <Copy of={block.text} />
    </h3>
  ) : (
    <h4>
      <Copy of={block.text} />
    </h4>
  );
}

const Prose = styled.div`
  max-width: 68ch;
  line-height: 1.6;

  h3 { margin: 0 0 12px; font-size: 1.25rem; }
  h4 { margin: 24px 0 8px; font-size: 1.0625rem; }
  p, ul { margin: 0 0 14px; }
  ul { padding-left: 1.25em; }
  li { margin-bottom: 6px; }
`;
