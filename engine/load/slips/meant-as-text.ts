import type { Suggestion } from "../../problem/index.ts";

/**
 * Whether a key that does not exist is rather a text, or a key with its value: YAML parts the two by a colon with a
 * blank, and within braces the next key by a comma.
 *
 * @param group what holds the key
 * @param known the keys that it could have
 */
export function meantAsText(key: string, group: object, known: readonly string[]): Suggestion | undefined {
  const [, name = "", value] = /^([\w-]+):\s*(.+)$/.exec(key) ?? [];
  if (known.includes(name)) {
    const suggest = `${name}: ${value}`;
    return { sentence: ` A colon needs a blank behind it: "${suggest}".`, suggest };
  }
  if (!key.includes(" ")) return undefined;
  const fault =
    (group as Readonly<Record<string, unknown>>)[key] === null
      ? "Within braces a comma ends a text"
      : "A colon with a blank behind it makes a key of what stands before it";
  return { sentence: ` ${fault}: if this is part of a text, put the text in quotes.`, suggest: null };
}
