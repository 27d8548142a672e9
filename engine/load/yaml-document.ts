import { Composer, CST, Lexer, type Node, Parser } from "yaml";
import type { Problem } from "../problem/index.ts";
import type { FormRule } from "./form-rules.ts";
import { limits } from "./limits.ts";
import { type Place, positionOf, type Source } from "./place.ts";
import { firstCause } from "./slips/first-cause.ts";

/** The tree of a YAML text, or what is wrong with it. The tree is null for an empty text. */
export type YamlTree = { readonly root: Node | null; readonly problems: readonly Problem[] };

/**
 * Reads one YAML text. The limits of depth and size are applied while reading, before any recursive code sees the text.
 */
export function yamlDocument(source: Source): YamlTree {
  const failed = (rule: FormRule, message: string, start: number): YamlTree => ({
    root: null,
    problems: [problem(rule, message, { source, start, end: start + 1 })],
  });
  try {
    const parser = new Parser();
    const tokens = [];
    const marks: Problem[] = [];
    let lexemes = 0;
    let quote = Number.POSITIVE_INFINITY;
    const brackets: Bracket[] = [];
    let unclosed: number | undefined;
    let previous = "";
    for (const lexeme of new Lexer().lex(source.text)) {
      const start = parser.offset;
      const mark = previous === CST.SCALAR ? undefined : markMessages[lexeme.charAt(0)];
      if (mark) marks.push(problem(mark.rule, mark.message, { source, start, end: start + lexeme.length }));
      if (marks.length >= mostPerFile) break;
      if (isOpenQuote(lexeme)) quote = Math.min(quote, start);
      if (lexeme === "[" || lexeme === "{") brackets.push({ closing: lexeme === "[" ? "]" : "}", start });
      if (lexeme === "]" || lexeme === "}") {
        const inner = closeBracket(brackets, lexeme);
        unclosed ??= inner;
      }
      for (const token of parser.next(lexeme)) tokens.push(token);
      previous = lexeme;
      // The document itself is on the stack, too.
      if (parser.stack.length > limits.depth + 1)
        return failed(
          "too-deep",
          `This is nested more than ${limits.depth} levels deep. A funnel needs about ten; look for brackets or dashes that were repeated by mistake.`,
          start,
        );
      if (++lexemes > limits.lexemes)
        return failed(
          "too-large",
          `This file holds more than ${limits.lexemes.toLocaleString("en")} words and marks, more than a definition may. Split the funnel in two.`,
          parser.offset,
        );
    }
    if (marks.length > 0) return { root: null, problems: marks };
    for (const token of parser.end()) tokens.push(token);
    const composer = new Composer({ uniqueKeys: false, resolveKnownTags: false });
    const [document, second] = composer.compose(tokens, true, source.text.length);
    if (!document) return { root: null, problems: [] };
    if (second)
      return failed(
        "multiple-documents",
        "A second document begins here. A definition is one document; remove the line of three dashes.",
        second.range[0],
      );
    const errors = [...document.errors, ...document.warnings];
    const cause = firstCause(source, errors, {
      quote,
      bracket: unclosed ?? brackets[0]?.start ?? Number.POSITIVE_INFINITY,
    });
    const problems = cause ? [problem("yaml-syntax", cause.message, cause.place)] : [];
    return { root: document.contents, problems };
  } catch (error) {
    return failed(
      "yaml-syntax",
      `This file cannot be read as YAML: ${error instanceof Error ? error.message : error}`,
      0,
    );
  }
}

/** A bracket that is open, and the one that closes it. */
type Bracket = { readonly closing: string; readonly start: number };

/**
 * Closes the last bracket of a kind.
 *
 * @returns where the first bracket within it was opened that is not closed
 */
function closeBracket(open: Bracket[], closing: string): number | undefined {
  const at = open.findLastIndex((bracket) => bracket.closing === closing);
  const [, inner] = at === -1 ? [] : open.splice(at);
  return inner?.start;
}

/** A quoted text that has no end, or contains a line that looks like a key with its colon. */
function isOpenQuote(lexeme: string): boolean {
  const mark = lexeme.charAt(0);
  if (mark !== '"' && mark !== "'") return false;
  return lexeme.length < 2 || !lexeme.endsWith(mark) || /\n[ \t]*(- )?[A-Za-z][\w-]*:(\s|$)/.test(lexeme);
}

const mostPerFile = 10;

/** Indicators for anchors, aliases and tags. A definition is plain data, so each is really a text without quotes. */
const markMessages: Readonly<Record<string, { readonly rule: FormRule; readonly message: string }>> = {
  "*": {
    rule: "alias",
    message: "A text that starts with * must be in quotes. (Copying a value with * is not supported.)",
  },
  "&": {
    rule: "alias",
    message: "A text that starts with & must be in quotes. (Naming a value with & is not supported.)",
  },
  "!": {
    rule: "unknown-tag",
    message: "A text that starts with ! must be in quotes. (Giving a value a type with ! is not supported.)",
  },
};

const problem = (rule: FormRule, message: string, place: Place): Problem => ({
  rule,
  severity: "error",
  message,
  ...positionOf(place),
  path: [],
  suggest: null,
});
