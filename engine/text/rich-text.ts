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

/** Reads a longer text: `#` headings, `-` lists and paragraphs, parted by blank lines. */
export function parseBlocks(source: string): readonly Block[] {
  return source
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block): Block => {
      const heading = /^(#{1,3}) (.+)$/.exec(block);
      if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" };
      const lines = block.split("\n");
      if (lines.every((line) => /^(- |\s{2,})/.test(line)))
        return {
          kind: "list",
          items: block
            .replace(/\n\s{2,}/g, " ")
            .split("\n")
            .map((line) => line.slice(2)),
        };
      return { kind: "paragraph", text: lines.join(" ") };
    });
}

/** The words of parsed markup. */
export function plainText(parts: readonly Inline[]): string {
  return parts.map((part) => (part.kind === "text" ? part.text : plainText(part.children))).join("");
}
