import type { YAMLError } from "yaml";
import type { Place } from "../place.ts";
import type { Source } from "../source.ts";
import { lineSlip } from "./line-slip.ts";
import { oddLine } from "./odd-line.ts";
import { syntaxMessage } from "./syntax-message.ts";

/** Where quotes and brackets were opened, as offsets into the text. */
export type Openings = {
  /** The first quote that is never closed, or that runs on over lines that look like keys. */
  readonly quote: number | undefined;
  /** The first bracket that was never closed. */
  readonly bracket: number | undefined;
};

/**
 * The one mistake to mend first. A slip in the indentation, a quote or a bracket makes the parser stumble again and
 * again behind it, so what comes after the first error says nothing.
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
  // What such a quote swallowed is reported far away from where it was opened.
  if (quote !== undefined && quote <= start) return at(quote, "The quote that is opened here is never closed.");
  if (bracket !== undefined && bracket <= start && / end with a [\]}]/.test(error.message))
    return at(bracket, "The bracket that is opened here is never closed.");
  const slip = error.code === "TAB_AS_INDENT" ? undefined : lineSlip(source.text, start);
  if (slip) return { message: slip.message, place: { source, start: slip.start, end: slip.end } };
  const isIndent = errors.some(
    ({ code, message }) =>
      code === "BAD_INDENT" || code === "BLOCK_AS_IMPLICIT_KEY" || message === "Sequence item without - indicator",
  );
  const odd = isIndent && error.code !== "TAB_AS_INDENT" ? oddLine(source.text) : undefined;
  const below = error.code === "BLOCK_AS_IMPLICIT_KEY" ? lineBelow(source, start) : undefined;
  if (odd !== undefined && odd !== below)
    return at(
      odd,
      "This line is not indented like the lines it belongs to. Give all keys of one group, and all entries of one list, the same number of spaces.",
    );
  const entry = below ?? start + source.text.slice(start).search(/[^ ]/);
  if (error.code === "BLOCK_AS_IMPLICIT_KEY" && source.text.startsWith("- ", entry))
    return at(
      entry,
      "This line begins an entry of a list among the keys of a group. Take its dash out, or, if it belongs to a list, give it the same number of spaces as the other entries.",
    );
  if (below !== undefined)
    return at(
      below,
      "This line is indented further than the one above it, which has its value already. Give all keys of one group the same number of spaces.",
    );
  return { message: syntaxMessage(error, source.text), place: { source, start, end } };
}

/** Where the text of the next line begins, unless the text on this one holds a colon: then the fault is that. */
function lineBelow({ text }: Source, start: number): number | undefined {
  const [line = "", next = ""] = text.slice(start).split(/\n(?:[ ]*(?:#.*)?\n)*/, 2);
  if (/:(\s|$)/.test(line) || next.trim() === "") return undefined;
  return text.indexOf(next, start + line.length) + next.length - next.trimStart().length;
}
