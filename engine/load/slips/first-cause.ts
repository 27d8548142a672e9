import type { ErrorCode, YAMLError } from "yaml";
import type { Place, Source } from "../place.ts";
import { quotedWhole } from "../plain-value.ts";
import { lineSlip } from "./line-slip.ts";
import { oddLine } from "./odd-line.ts";

/** Where quotes and brackets were opened, as offsets into the text; infinite if there are none. */
export type Openings = {
  /** The first quote that is never closed, or that spans lines that look like keys. */
  readonly quote: number;
  /** The first bracket that was never closed. */
  readonly bracket: number;
};

/**
 * The one mistake to fix first. A wrong indentation, quote or bracket causes many errors after it, so everything after
 * the first error is noise.
 */
export function firstCause(
  source: Source,
  errors: readonly YAMLError[],
  { quote, bracket }: Openings,
): { readonly message: string; readonly place: Place } | undefined {
  const [first] = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
  const error = errors.find(({ code }) => code === "TAB_AS_INDENT") ?? first;
  if (!error) return undefined;
  const [start, end] = error.pos;
  const at = (from: number, message: string) => ({ message, place: { source, start: from, end: from + 1 } });
  // The parser reports such a quote far away from where it was opened.
  if (quote <= start) return at(quote, "The quote that is opened here is never closed.");
  if (bracket <= start && / end with a [\]}]/.test(error.message)) {
    const colour = commentedColour(source.text, bracket);
    if (colour) return colourCause(source, colour);
    const comment = commentIn(source.text, bracket);
    if (comment !== undefined)
      return {
        message:
          "A space and a # begin a comment, so the rest of this line is lost, with its closing bracket. Put the whole text in quotes.",
        place: { source, start: comment, end: comment + 1 },
      };
    return at(bracket, "The bracket that is opened here is never closed.");
  }
  const colour =
    error.code === "BLOCK_IN_FLOW" ? commentedColour(source.text, lineBefore(source.text, start)) : undefined;
  if (colour && colour.start < start) return colourCause(source, colour);
  const [written] = /^#[0-9a-f]{3,8}\b/i.exec(source.text.slice(start, end)) ?? [];
  if (written !== undefined) return colourCause(source, { written, start });
  const slip = error.code === "TAB_AS_INDENT" ? undefined : lineSlip(source.text, start);
  if (slip) return { message: slip.message, place: { source, start: slip.start, end: slip.end } };
  const isIndent = errors.some(
    ({ code, message }) =>
      code === "BAD_INDENT" || code === "BLOCK_AS_IMPLICIT_KEY" || message === "Sequence item without - indicator",
  );
  const step = isIndent ? stepAtEdge(source.text, start) : undefined;
  if (step)
    return at(
      step.start,
      `"${step.id}" is a step, but is at the left edge. Indent it like the steps beside it, so that it is one of the "steps".`,
    );
  const odd = isIndent && error.code !== "TAB_AS_INDENT" ? oddLine(source.text) : undefined;
  const name = odd === undefined ? undefined : nameAbove(source.text, odd);
  if (name)
    return {
      message: `"${name.written}" needs a colon after it, as lines follow that belong to it.`,
      place: { source, start: name.start, end: name.start + name.written.length },
    };
  const below = error.code === "BLOCK_AS_IMPLICIT_KEY" ? lineBelow(source, start) : undefined;
  if (odd !== undefined && odd !== below)
    return at(
      odd,
      "This line is not indented like the lines it belongs to. Give all keys of one group, and all entries of one list, the same number of spaces.",
    );
  if (error.code === "BAD_INDENT" && isAtDash(source.text, start))
    return at(
      start + source.text.slice(start).search(/[^ ]/),
      "This line begins where the dashes of the list above it do. Indent it by two spaces more if it belongs to the entry above it, or like the key of the list if it stands beside that.",
    );
  const entry = below ?? start + source.text.slice(start).search(/[^ ]/);
  if (error.code === "BLOCK_AS_IMPLICIT_KEY" && source.text.startsWith("- ", entry))
    return at(
      entry,
      "This line begins an entry of a list among the keys of a group. Remove its dash, or, if it belongs to a list, give it the same number of spaces as the other entries.",
    );
  if (below !== undefined)
    return at(
      below,
      "This line is indented further than the one above it, which has its value already. Give all keys of one group the same number of spaces.",
    );
  const braced = /Unexpected flow-(map|seq)-start at node end/.test(error.message)
    ? bracedText(source.text, start)
    : undefined;
  if (braced)
    return {
      message: `Within braces a text with { or [ in it must be in quotes, from its first word to its last: "${braced.written}".`,
      place: { source, start: braced.start, end: braced.start + braced.written.length },
    };
  return { message: syntaxMessage(error, source.text), place: { source, start, end } };
}

/** The text without quotes around a bracket, in a line with braces. */
function bracedText(text: string, bracket: number): Unquoted | undefined {
  const line = text.lastIndexOf("\n", bracket) + 1;
  const [, before] = /(?:: |[,[{] *)((?:(?!: )[^,{}[\]"])*)$/.exec(text.slice(line, bracket)) ?? [];
  const [behind = ""] = /(?:\{[^{}:\n]*\}|\[[^[\]\n]*\](?:\([^()\s]*\))?|[^,{}[\]\n])*/.exec(text.slice(bracket)) ?? [];
  const written = `${before}${behind}`.trimEnd();
  return before === undefined || behind === "" || written.includes('"')
    ? undefined
    : { written, start: bracket - before.length };
}

/** The one word in the line above another one that is indented further. */
function nameAbove(text: string, at: number): Unquoted | undefined {
  const line = text.lastIndexOf("\n", at - 1);
  const above = text.lastIndexOf("\n", line - 1) + 1;
  const [, indent = "", written] = /^( *)([\w-]+) *$/.exec(text.slice(above, line)) ?? [];
  return written === undefined || at - line - 1 <= indent.length
    ? undefined
    : { written, start: above + indent.length };
}

/** A text without quotes, and where it begins. */
type Unquoted = { readonly written: string; readonly start: number };

const colourCause = (source: Source, { written, start }: Unquoted) => ({
  message: `A # begins a comment, so the rest of this line is lost, with its comma or closing bracket. Put each colour in quotes: "${written}".`,
  place: { source, start, end: start + written.length },
});

/** The # in a text of the line that a bracket is in, if what it makes a comment of has the bracket that closes. */
function commentIn(text: string, bracket: number): number | undefined {
  const line = text.slice(bracket).replace(/\n.*/s, "");
  const [before] = /^[^"']*? (?=#)/.exec(line) ?? [];
  return before !== undefined && /[\]}]$/.test(line.trimEnd()) ? bracket + before.length : undefined;
}

/** Where the line above begins, or that of an offset if it is the first. */
const lineBefore = (text: string, at: number) => text.lastIndexOf("\n", text.lastIndexOf("\n", at - 1) - 1) + 1;

/** The first colour without quotes from an offset on. */
function commentedColour(text: string, bracket: number): Unquoted | undefined {
  const colour = /(?<=^(?:"[^"\n]*"|'[^'\n]*'|[^"'#\n])*[ \t])#[0-9a-f]{3,8}\b/im;
  const found = colour.exec(text.slice(bracket));
  return found ? { written: found[0], start: bracket + found.index } : undefined;
}

/** The last key at the left edge before an offset, if what stands below it is a step. */
function stepAtEdge(text: string, before: number) {
  const [last] = [...text.slice(0, before).matchAll(/^([\w-]+):[ ]*(?:#.*)?\n(?=[ ]+type:[ ])/gm)].slice(-1);
  const isLast = last && !/^\S/m.test(text.slice(last.index + last[0].length, before));
  return isLast ? { id: last[1] ?? "", start: last.index } : undefined;
}

/** Whether a line is a key at the column of the entries above it. */
function isAtDash(text: string, start: number): boolean {
  const lines = text.slice(0, text.indexOf("\n", start)).split("\n");
  const indent = String(lines.pop()).replace(/[^ ].*/, "");
  // What belongs to an entry stands further to the right.
  const entry = lines.findLast((line) => !line.startsWith(`${indent} `) && /^ *[^ #]/.test(line));
  return entry?.startsWith(`${indent}- `) ?? false;
}

/** Where the text of the next line begins, unless this line's text contains a colon, which is then the mistake. */
function lineBelow({ text }: Source, start: number): number | undefined {
  const [line = "", next = ""] = text.slice(start).split(/\n(?:[ ]*(?:#.*)?\n)*/, 2);
  if (/:(\s|$)/.test(line) || next.trim() === "") return undefined;
  return text.indexOf(next, start + line.length) + next.length - next.trimStart().length;
}

/** What a YAML error means for the author, and how to fix it. */
function syntaxMessage({ code, message, pos }: YAMLError, text: string): string {
  const before = text.slice(0, pos[0]).trimEnd().at(-1) ?? "";
  const isDirect = text.charAt(pos[0] - 1) === before;
  if ((message === "Unexpected scalar at node end" && "}]".includes(before)) || message.startsWith("Map comment with"))
    return quotedWhole;
  if (message === "Unexpected scalar at node end" && before === '"')
    return 'Something follows a text that has ended. Double quotes within a text: put the whole text in single quotes, or write \\" for each within it.';
  if (
    before === "'" &&
    (message === "Unexpected scalar at node end" || (isDirect && message.startsWith("Missing , or")))
  )
    return "Something follows a text that has ended. Write an apostrophe within single quotes twice, or put the text in double quotes.";
  if (/(?:Not a YAML token|Block scalar header)/.test(message))
    return "A | or > at the beginning says that a text follows in the next lines. If the text begins with that mark, put it in quotes.";
  if (/Unexpected (?:block-seq|seq-item)-ind/.test(message))
    return "A dash and a space begin a list, and each of its entries needs a line of its own. If this is a text, put it in quotes.";
  if (message.startsWith("Comments must be separated"))
    return "A # begins a comment only behind a space. Write a space before it, or, if it is part of the text, move it into the quotes.";
  if (/Unexpected (?:,|empty item) in flow/.test(message))
    return "A comma follows another one, or an opening bracket. Remove it, or write what is missing before it.";
  if (/Unexpected flow-(map|seq)-end/.test(message))
    return "This bracket closes nothing. Remove it, or put the text that it belongs to in quotes.";
  if (/Unexpected flow-(map|seq)-start/.test(message))
    return "A bracket follows a value here. Write a comma before it, or, if it is part of a text, put the whole text in quotes.";
  const words = message === "Unexpected scalar at node end" ? messages.BAD_INDENT : messages[code];
  return typeof words === "string" ? words : `${message}. ${quoting}`;
}

const quoting =
  'A text that contains ": " or " #", or starts with a mark such as { [ * & ! % @ or `, must be in quotes.';

const messages: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: "This line is indented with a tab. YAML takes only spaces here: write two spaces for each tab.",
  BAD_INDENT:
    'This line does not fit those around it. Give all keys of one group the same number of spaces, begin each entry of a list with "- ", space included, and put a colon after each key.',
  MISSING_CHAR:
    "Something that was opened here is not closed, or two values are not separated. Check the quotes, brackets and commas, and that a space follows each colon.",
  BAD_SCALAR_START: `A text cannot start with this mark unless it is quoted. ${quoting}`,
  BLOCK_IN_FLOW:
    "Two keys within braces are not separated. Write a comma between them, or put a text with a colon and a space in quotes.",
  BLOCK_AS_IMPLICIT_KEY: `There is a second colon in this line. ${quoting}`,
  MULTILINE_IMPLICIT_KEY: "A key must be on one line, with a colon after it.",
  BAD_DQ_ESCAPE:
    "In double quotes a backslash starts a special character. Use single quotes, or write the backslash twice.",
  KEY_OVER_1024_CHARS: "This key is too long. Is a colon missing or a quote left open?",
  RESOURCE_EXHAUSTION: "This file repeats itself too often to be read.",
};
