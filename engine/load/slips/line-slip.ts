import { schema } from "../schema.ts";
import { bracketMeant } from "./full-width.ts";

/** A mistake in one line, and the characters to fix. */
export type LineSlip = { readonly message: string; readonly start: number; readonly end: number };

/**
 * Looks for a mistake that is hard to see: a look-alike of a space or colon, a missing space after a colon or dash,
 * curly quotes. Web pages and word processors insert such characters.
 *
 * @param text a text that is not valid YAML
 * @param at offset of the parser's error; the mistake is in that line or in the one above
 */
export function lineSlip(text: string, at: number): LineSlip | undefined {
  const own = lineAt(text, at);
  // Of the first line it is that line.
  const above = lineAt(text, own.start - 1);
  return (
    findIn(own, slips) ?? findIn(above, marks) ?? lostDash(text, own) ?? lostDash(text, above) ?? lostIndent(own, above)
  );
}

type Line = { readonly text: string; readonly start: number };
/** A pattern of the beginning of a line. */
type Slip = { readonly pattern: RegExp; readonly say: (found: string, key: string) => string };

function lineAt(text: string, at: number): Line {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", start);
  return { text: text.slice(start, end === -1 ? text.length : end), start };
}

function findIn({ text, start }: Line, wanted: readonly Slip[]): LineSlip | undefined {
  for (const { pattern, say } of wanted) {
    const { 0: whole, groups } = pattern.exec(text) ?? {};
    const { found = "", key = "" } = groups ?? {};
    if (whole === undefined) continue;
    const end = start + whole.length;
    return { message: say(found, key), start: end - found.length, end };
  }
  return undefined;
}

/** Quotes that YAML does not know as such, as a regular expression. */
export const curlyQuote = "[\\u2018-\\u201F\\u00AB\\u00BB]";

const marks: readonly Slip[] = [
  {
    pattern: /^ *(?<found>\/\/|\/\*|<!--)/,
    say: (found) => `A comment begins with a #, not with ${found}.`,
  },
  {
    pattern: /^ *(?:- +)*(?:[\w-]+: *|-)?(?<found>[\u00A0\u2000-\u200B\u202F\u3000])/,
    say: () => "This looks like a space, but is another character. Type the space again.",
  },
  {
    pattern: /^ *(?:- +)*(?<key>[\w-]+)(?<found>[\uFF1A\uFE55\uA789])/,
    say: (_, key) => `This looks like a colon, but is another character. Type it again: "${key}: …".`,
  },
  {
    // Not the colon of an address.
    pattern: /^ *(?:- +)*(?<key>[A-Za-z][\w-]*)(?<found>:)(?=[^\s/]|\/[^/])/,
    say: (_, key) => `This colon needs a space after it: "${key}: …".`,
  },
];

const slips: readonly Slip[] = [
  ...marks,
  {
    pattern: /^(?<found>`{3}[\w-]*) *$/,
    say: () => "This line is not part of the definition: Markdown puts it around code. Remove it.",
  },
  {
    pattern: /^ *(?:- +)*(?<key>[A-Za-z][\w-]*)(?<found> ?=)(?= )/,
    say: (_, key) => `A key is followed by a colon, not by an equals sign: "${key}: …".`,
  },
  {
    pattern: /^(?<found>[<=>]{7})(?= |$)/,
    say: () =>
      "A merge conflict is marked here. Keep one of the two versions, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.",
  },
  {
    // Between two keys, within braces.
    pattern: /^[^{]*\{(?:[^"']|"[^"]*"|'[^']*')*?(?<found>[\u3001\uFF0C\uFE50\uFE51])(?= ?[a-z][\w-]*: )/u,
    say: (found) => `"${found}" is a letter to YAML, not a comma. Type a comma and a space.`,
  },
  {
    pattern: /^ *(?:- +)*(?:[\w-]+: +)?(?<found>｛(?= *[\w-]+[:：])|［(?= *[{｛]))/u,
    say: (found) => String(bracketMeant(found)).trim(),
  },
  // At the beginning of a value: of the line, or within braces.
  {
    pattern: new RegExp(`(?:^ *(?:- +)*(?:[\\w-]+: +)?|^[^{]*\\{(?:.*[{,])? *[\\w-]+: +)(?<found>${curlyQuote})`),
    say: sayCurly,
  },
];

/** What to do about a curly quote. */
export function sayCurly(found: string): string {
  return `${found} is a letter to YAML, not a quote. Put straight quotes around the text: " or '.`;
}

/** A line that goes on with the text of the key above it, but begins no further to the right. */
function lostIndent({ text, start }: Line, { text: above }: Line): LineSlip | undefined {
  const [, indent = "", rest] = /^( *)(\p{L}.*)$/u.exec(text) ?? [];
  const [, column = "", key, block] =
    /^( *(?:- +)*)([\w-]+): +(?:([|>])[-+]?$|[^\s|>{["'#])/.exec(above.trimEnd()) ?? [];
  if (rest === undefined || key === undefined || indent.length > column.length || /:( |$)/.test(rest)) return undefined;
  const join = block === undefined ? ", or join the two lines" : "";
  const [word = ""] = /^[a-z][\w-]*(?= )/.exec(rest) ?? [];
  const colon = keys().has(word) ? ` If "${word}" is a key, put a colon after it.` : "";
  return {
    message: `This line goes on with the text of "${key}" above it. Indent it by two spaces more than "${key}"${join}.${colon}`,
    start: start + indent.length,
    end: start + text.length,
  };
}

/** Every key that a definition knows somewhere. */
const keys = (): ReadonlySet<string> =>
  new Set(
    [schema.root, ...Object.values(schema.root.definitions ?? {})].flatMap((part) =>
      Object.keys(part.properties ?? {}),
    ),
  );

/** A line between the entries of a list that is neither an entry nor a key. */
function lostDash(text: string, { text: line, start }: Line): LineSlip | undefined {
  const [, indent = "", dash = "", rest] = /^( *)(-?)([^\s#-].*)$/.exec(line) ?? [];
  if (rest === undefined || /^["']?[\w-]+["']?:( |$)/.test(rest)) return undefined;
  // Groups in braces below each other are entries of a list that has lost all its dashes.
  const isEntry = ({ text: other }: Line) =>
    other.startsWith(`${indent}- `) || (rest.startsWith("{") && other.startsWith(`${indent}{`));
  const end = start + line.length;
  const beside = [
    ...(start > 0 ? [lineAt(text, start - 1)] : []),
    ...(end < text.length ? [lineAt(text, end + 1)] : []),
  ];
  if (!beside.some(isEntry)) return undefined;
  const at = start + indent.length;
  return dash
    ? { message: 'This dash needs a space after it, like the others in its list: "- ".', start: at, end: at + 1 }
    : { message: 'The lines beside this one are entries of a list. Begin it with "- ", too.', start: at, end };
}
