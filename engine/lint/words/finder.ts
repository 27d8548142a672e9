/** What is asked of a regular expression that looks for words. */
export type Finder = Pick<RegExp, "exec" | "test" | "lastIndex">;

/**
 * A regular expression of words that is quick to begin with. Every `\p{L}` in it stands for some hundred ranges, in small and
 * capital letters, of which V8 makes code anew for each pattern and language: most of a check's time, while hardly any text
 * has any of the words. So each text is first tried by a rough pattern, which finds no less and has no such ranges.
 *
 * @param flags with "u"
 */
export function finderOf(source: string, flags: string): Finder {
  const roughly = roughOf(source);
  if (roughly === source) return new RegExp(source, flags);
  const rough = new RegExp(roughly, flags.replace("g", ""));
  let exact: RegExp | undefined;
  const finder: Finder = {
    lastIndex: 0,
    exec(text) {
      const at = finder.lastIndex;
      finder.lastIndex = 0;
      if (!rough.test(text)) return null;
      exact ??= new RegExp(source, flags);
      exact.lastIndex = at;
      const found = exact.exec(text);
      finder.lastIndex = exact.lastIndex;
      return found;
    },
    test: (text) => finder.exec(text) !== null,
  };
  return finder;
}

/** Finds what one of two patterns finds first, and of two at the same place that of the first one, as if they were joined by a bar. */
export function eitherOf(one: Finder, other: Finder): Finder {
  const finder: Finder = {
    lastIndex: 0,
    exec(text) {
      one.lastIndex = other.lastIndex = finder.lastIndex;
      const [found, instead] = [one.exec(text), other.exec(text)];
      const isOther = instead !== null && (found === null || instead.index < found.index);
      finder.lastIndex = isOther ? other.lastIndex : one.lastIndex;
      return isOther ? instead : found;
    },
    test: (text) => finder.exec(text) !== null,
  };
  return finder;
}

/**
 * A pattern that finds something in every text in which the given one does: in place of letters, digits and signs it has more
 * characters, but fewer in what must not stand there.
 */
export function roughOf(source: string): string {
  // Whether each open group must not be found.
  const open = [false];
  return source.replace(parts, (part) => {
    const isUnwanted = open.at(-1) === true;
    if (part.startsWith("(")) open.push(/^\(\?<?!/.test(part) ? !isUnwanted : isUnwanted);
    if (part === ")") open.pop();
    return /\\[pP]\{/.test(part) ? roughClass(part, isUnwanted) : part;
  });
}

/** A class of characters, what is escaped, the beginning or the end of a group, or all up to the next of these. */
const parts = /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\.|\((?:\?<?[!=])?|\)|[^[\\()]+/gsu;

/** A class of characters with some of these properties, as a part of a rough pattern. Other properties stay. */
function roughClass(part: string, isUnwanted: boolean): string {
  const isOpposite = /^\[\^|^\\P/.test(part);
  const members = part.startsWith("[")
    ? part.slice(isOpposite ? 2 : 1, -1)
    : part.replace(String.raw`\P`, String.raw`\p`);
  const known = members.match(property)?.flatMap((name) => properties[name.slice(3, -1)] ?? []) ?? [];
  if (known.length === 0) return part;
  if (isOpposite !== isUnwanted)
    return `[${isOpposite ? "^" : ""}${members.replace(property, (name) => properties[name.slice(3, -1)]?.some ?? name)}]`;
  // Nothing is less than anything.
  if (isUnwanted) return "[]";
  const rest = members.replace(property, "");
  const [none = ""] = known.map(({ none }) => none).sort();
  return rest === "" ? `[^${none}]` : `(?:[^${none}]|[${rest}])`;
}

const property = /\\p\{(?:L[lu]?|M|Nd?|Sc)\}/g;

/** Some characters with a property, and those before the first one in the order of Unicode, from the blank on. */
const properties: Readonly<Record<string, { readonly some: string; readonly none: string }>> = {
  L: { some: "A-Za-z", none: " -@" },
  Lu: { some: "A-Z", none: " -@" },
  // In a pattern for small and capital letters alike, it is either.
  Ll: { some: "a-z", none: " -@" },
  M: { some: String.raw`\u0301`, none: " -@" },
  N: { some: "0-9", none: " -/" },
  Nd: { some: "0-9", none: " -/" },
  Sc: { some: "$", none: " -#" },
};
