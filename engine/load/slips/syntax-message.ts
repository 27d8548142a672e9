import type { ErrorCode, YAMLError } from "yaml";

/** What a mistake in the YAML itself means for the author, and how to mend it. */
export function syntaxMessage({ code, message, pos }: YAMLError, text: string): string {
  const before = text.slice(0, pos[0]).trimEnd().at(-1) ?? "";
  if (message === "Unexpected scalar at node end" && "}]".includes(before))
    return "A text that starts with { or [ must stand in quotes, from its first word to its last.";
  if (message === "Unexpected scalar at node end" && before === '"')
    return 'Something follows a text that has ended. Double quotes within a text: put the whole text in single quotes, or write \\" for each within it.';
  if (message === "Unexpected scalar at node end" || (before === "'" && message.startsWith("Missing , or : between")))
    return "Something follows a text that has ended. An apostrophe within single quotes is written twice, or the text stands in double quotes.";
  if (message.startsWith("Not a YAML token"))
    return "A | or > at the beginning says that a text follows in the next lines. If the text begins with that mark, put it in quotes.";
  if (message.startsWith("Unexpected block-seq-ind"))
    return "A dash with a blank behind it begins a list, whose entries stand in lines of their own. If this is a text, put it in quotes.";
  if (/^Unexpected flow-(map|seq)-end/.test(message))
    return "This bracket closes nothing. Take it out, or put the text that it belongs to in quotes.";
  const words = messages[code];
  return typeof words === "string" ? words : `${message}. ${quoting}`;
}

const quoting =
  'A text that contains ": " or " #", or starts with a mark such as { [ * & ! % @ or `, must stand in quotes.';

const messages: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: "This line is indented with a tab. YAML takes only spaces here: write two spaces for each tab.",
  BAD_INDENT:
    'This line does not fit those around it. Give all keys of one group the same number of spaces, begin each entry of a list with "- ", blank included, and put a colon behind each key.',
  MISSING_CHAR:
    "Something that was opened here is not closed, or two values are not parted. Check the quotes, brackets and commas, and that a space follows each colon.",
  BAD_SCALAR_START: `A text cannot start with this mark unless it is quoted. ${quoting}`,
  BLOCK_IN_FLOW:
    "Two keys within braces are not parted. Write a comma between them, or put a text with a colon and a blank in quotes.",
  BLOCK_AS_IMPLICIT_KEY: `There is a second colon in this line. ${quoting}`,
  MULTILINE_IMPLICIT_KEY: "A key must stand on one line, with a colon after it.",
  BAD_DQ_ESCAPE:
    "In double quotes a backslash starts a special character. Use single quotes, or write the backslash twice.",
  KEY_OVER_1024_CHARS: "This key is too long. Is a colon missing or a quote left open?",
  RESOURCE_EXHAUSTION: "This file repeats itself too often to be read.",
};
