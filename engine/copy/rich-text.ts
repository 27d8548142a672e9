/** Inline rich text. Links lead to `legal:TAB`, `mailto:…` or `https://…`. */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly children: readonly Inline[] }
  | { readonly kind: "em"; readonly children: readonly Inline[] }
  | { readonly kind: "link"; readonly to: string; readonly children: readonly Inline[] };

/** A block of a longer text. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] };

const inline = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(((?:legal:|mailto:|https?:\/\/)[^)\s]+)\)/;

/** Reads the closed subset of inline markup: `**bold**`, `*emphasis*`, `[link](target)`. Anything else is text. */
export function parseInline(source: string): readonly Inline[] {
  const match = inline.exec(source);
  if (!match) return source ? [{ kind: "text", text: source }] : [];
  const [all, strong, em, label, to] = match;
  const marked: Inline =
    strong !== undefined
      ? { kind: "strong", children: parseInline(strong) }
      : em !== undefined
        ? { kind: "em", children: parseInline(em) }
        : { kind: "link", to: to ?? "", children: parseInline(label ?? "") };
  const before = source.slice(0, match.index);
  return [
    ...(before ? [{ kind: "text" as const, text: before }] : []),
    marked,
    ...parseInline(source.slice(match.index + all.length)),
  ];
}

/** Reads a longer text line by line: `#` headings, `-` lists, and paragraphs that end at a blank line. */
export function parseBlocks(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of source.split("\n").map((text) => text.trim())) {
    const last = isOpen ? blocks.at(-1) : undefined;
    const heading = /^(#{1,6}) +(.+)$/.exec(line);
    const item = /^[-*] +(.+)$/.exec(line)?.[1];
    isOpen = line !== "" && !heading;
    if (heading) blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" });
    else if (item !== undefined && last?.kind === "list")
      blocks.splice(-1, 1, { ...last, items: [...last.items, item] });
    else if (item !== undefined) blocks.push({ kind: "list", items: [item] });
    else if (last?.kind === "list")
      blocks.splice(-1, 1, { ...last, items: [...last.items.slice(0, -1), `${last.items.at(-1)} ${line}`] });
    else if (last?.kind === "paragraph") blocks.splice(-1, 1, { ...last, text: `${last.text} ${line}` });
    else if (line) blocks.push({ kind: "paragraph", text: line });
  }
  return blocks;
}

/** The words of parsed markup. */
export function plainText(parts: readonly Inline[]): string {
  return parts.map((part) => (part.kind === "text" ? part.text : plainText(part.children))).join("");
}
