/** A piece of copy: plain text, or a placeholder with an optional fallback. */
export type CopyPart = { readonly text: string } | { readonly name: string; readonly fallback?: string };

/** A value for a placeholder name such as `specialGoal` or `facts.users`; undefined if there is none. */
export type Lookup = (name: string) => string | undefined;

const pattern = /\{([A-Za-z][\w.-]*)(?:\|([^{}]*))?\}/g;

/** Splits copy at its placeholders: `{name}` or `{name|fallback}`. */
export function copyParts(copy: string): readonly CopyPart[] {
  const parts: CopyPart[] = [];
  let end = 0;
  for (const match of copy.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: copy.slice(end, match.index) });
    const [all, name = "", fallback] = match;
    parts.push(fallback === undefined ? { name } : { name, fallback });
    end = match.index + all.length;
  }
  if (end < copy.length) parts.push({ text: copy.slice(end) });
  return parts;
}

/** Copy with its placeholders filled; one without value or fallback becomes empty. */
export function fillCopy(copy: string, lookup: Lookup): string {
  return copyParts(copy)
    .map((part) => ("text" in part ? part.text : (lookup(part.name) ?? part.fallback ?? "")))
    .join("");
}
