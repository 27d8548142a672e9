import type { ErrorCode, YAMLError } from "yaml";

/** What a mistake in the YAML itself means for the author, and how to mend it. */
export function syntaxMessage({ code, message }: YAMLError): string {
  if (/^Missing closing ["']quote/.test(message)) return "The quote that is opened here is never closed.";
  const words = messages[code];
  return typeof words === "string" ? words : `${message}. ${quoting}`;
}

const quoting =
  'A text that contains ": " or " #", or starts with a mark such as { [ * & ! % @ or `, must stand in quotes.';

const messages: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: "This line is indented with a tab. YAML takes only spaces here: write two spaces for each tab.",
  BAD_INDENT:
    "This line is not indented like the lines it belongs to. Give all keys of one group the same number of spaces.",
  MISSING_CHAR:
    "Something that was opened here is not closed, or two values are not parted. Check the quotes, brackets and commas, and that a space follows each colon.",
  BAD_SCALAR_START: `A text cannot start with this mark unless it is quoted. ${quoting}`,
  BLOCK_AS_IMPLICIT_KEY: `There is a second colon in this line. ${quoting}`,
  MULTILINE_IMPLICIT_KEY: "A key must stand on one line, with a colon after it.",
  BAD_DQ_ESCAPE:
    "In double quotes a backslash starts a special character. Use single quotes, or write the backslash twice.",
  KEY_OVER_1024_CHARS: "This key is too long. Is a colon missing or a quote left open?",
  RESOURCE_EXHAUSTION: "This file repeats itself too often to be read.",
};
