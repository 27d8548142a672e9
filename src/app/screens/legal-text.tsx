import { createElement, type ReactElement } from "react";
import { styled } from "styled-components";
import type { Block } from "../../../engine/copy/index.ts";
import { Copy } from "../../../renderers/ui/text/copy.tsx";

/** A longer text of headings, paragraphs and lists. */
export function LegalText({ blocks }: { readonly blocks: readonly Block[] }) {
  // The parts of a text never change places, so they are separate children that need no keys.
  return createElement(Prose, null, ...blocks.map(shown));
}

function shown(block: Block): ReactElement {
  if (block.kind === "paragraph") return line("p", block.text);
  if (block.kind === "list") return createElement("ul", null, ...block.items.map((item) => line("li", item)));
  // The dialog's own title is the h2 above.
  return line(block.level === 1 ? "h3" : "h4", block.text);
}

const line = (tag: "p" | "li" | "h3" | "h4", text: string) => createElement(tag, null, <Copy of={text} />);

const Prose = styled.div`
  max-width: 68ch;
  line-height: 1.6;

  h3 { margin: 0 0 12px; font-size: 1.25rem; }
  h4 { margin: 24px 0 8px; font-size: 1.0625rem; }
  p, ul { margin: 0 0 14px; }
  ul { padding-inline-start: 1.25em; }
  li { margin-bottom: 6px; }
`;
