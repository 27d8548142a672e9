/** A block of a longer text. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] };

/** Reads a longer text line by line: `#` headings, `-` lists, and paragraphs that end at a blank line. */
export function parseBlocks(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of source.split("\n").map((text) => text.trim())) {
    const last = isOpen ? blocks.at(-1) : undefined;
    const heading = /^(#{1,6}) +(.+)$/.exec(line);
    const item = /^[-*] +(.+)$/.exec(line)?.[1];
    isOpen = line !== "" && !heading;
    if (!line) continue;
    if (heading) blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" });
    else if (item !== undefined && last?.kind === "list")
      blocks.splice(-1, 1, { ...last, items: [...last.items, item] });
    else if (item !== undefined) blocks.push({ kind: "list", items: [item] });
    else if (last?.kind === "list")
      blocks.splice(-1, 1, { ...last, items: [...last.items.slice(0, -1), `${last.items.at(-1)} ${line}`] });
    else if (last?.kind === "paragraph") blocks.splice(-1, 1, { ...last, text: `${last.text} ${line}` });
    else blocks.push({ kind: "paragraph", text: line });
  }
  return blocks;
}
