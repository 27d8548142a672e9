/** A piece of copy: plain text, or a placeholder with an optional fallback. */
export type CopyPart = { readonly text: string } | { readonly name: string; readonly fallback?: string };

/**
 * A value for a placeholder name such as `specialGoal` or `facts.users`; undefined if there is none.
 *
 * @param fallback what the placeholder has behind its bar: a number can take its words from there
 */
export type Lookup = (name: string, fallback?: string) => string | undefined;

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

/** Names of the placeholders in copy, in the order written. */
export const namesIn = (copy: string): readonly string[] => [...copy.matchAll(pattern)].map(([, name = ""]) => name);

/** Copy with its placeholders filled; one without value or fallback becomes empty. */
export const fillCopy = (copy: string, lookup: Lookup): string =>
  copy.replace(pattern, (_, name: string, fallback?: string) => lookup(name, fallback) ?? fallback ?? "");

/** Placeholder of the link that confirms a contact, in the mail that asks for it. */
export const confirmLink = "confirm.link";
