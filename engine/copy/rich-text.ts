/** Inline rich text. Links lead to `legal:TAB`, `mailto:…`, `tel:…` or `https://…`. */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  /** Filled: nothing but a placeholder. */
  | { readonly kind: "strong"; readonly filled: true | undefined; readonly children: readonly Inline[] }
  | { readonly kind: "em"; readonly children: readonly Inline[] }
  | { readonly kind: "link"; readonly to: string; readonly children: readonly Inline[] }
  /** A link or a filled word and the punctuation behind it, which must not begin a line. */
  | { readonly kind: "kept"; readonly children: readonly Inline[] };

// What is a box of its own, a link or a filled word, is read with the punctuation behind it: browsers begin a line behind a box.
const inline =
  /(?:\*\*(\{[^{}]*\})\*\*|\[([^\]]+)\]\(((?:legal:|mailto:|tel:|https?:\/\/)(?:\{[^{}]*\}|[^){\s])+)\))([.,;:!?)»”。、،]*)|\*\*(.+?)\*\*|\*(.+?)\*/;

/** Reads the closed subset of inline markup: `**bold**`, `*emphasis*`, `[link](target)`. Anything else is text. */
export function parseInline(source: string): readonly Inline[] {
  const match = inline.exec(source);
  if (!match) return textOf(source);
  const [all, filled, label = "", to = "", stop, strong = filled, em] = match;
  const marked: Inline = strong
    ? { kind: "strong", filled: filled ? true : undefined, children: parseInline(strong) }
    : em
      ? { kind: "em", children: parseInline(em) }
      : { kind: "link", to, children: parseInline(label) };
  return [
    ...textOf(source.slice(0, match.index)),
    stop ? { kind: "kept", children: [marked, ...textOf(stop)] } : marked,
    ...parseInline(source.slice(match.index + all.length)),
  ];
}

const textOf = (text: string): readonly Inline[] => (text ? [{ kind: "text", text }] : []);

/** The words of parsed markup. */
export function plainText(parts: readonly Inline[]): string {
  return parts.map((part) => (part.kind === "text" ? part.text : plainText(part.children))).join("");
}

/** Escapes a text for HTML and XML, in attributes and between tags. Characters that XML cannot hold are dropped. */
export function escapeMarkup(text: string): string {
  return text.replace(unwritable, "").replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Control characters but tab and line breaks, halves of a surrogate pair, and the two non-characters of XML 1.0. */
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Surrogate}/gu;
