import { Composer, Lexer, type Node, Parser, type YAMLError } from "yaml";
import type { Problem } from "../report/problem.ts";
import { limits } from "./limits.ts";
import { type Place, positionOf } from "./place.ts";
import type { Source } from "./source.ts";
import { syntaxMessage } from "./syntax-message.ts";

/** The tree of a YAML text, or what is wrong with it. The tree is null for an empty text. */
export type YamlTree = { readonly root: Node | null; readonly problems: readonly Problem[] };

/** Reads one YAML text. Depth and size are held to the limits while reading, before anything recursive sees the text. */
export function yamlDocument(source: Source): YamlTree {
  const failed = (rule: string, message: string, start: number, end = start + 1): YamlTree => ({
    root: null,
    problems: [problem(rule, message, { source, start, end })],
  });
  try {
    const parser = new Parser();
    const tokens = [];
    let lexemes = 0;
    for (const lexeme of new Lexer().lex(source.text)) {
      for (const token of parser.next(lexeme)) tokens.push(token);
      // The document itself stands on the stack, too.
      if (parser.stack.length > limits.depth + 1)
        return failed(
          "too-deep",
          `This is nested more than ${limits.depth} levels deep. A funnel needs about ten; look for brackets or dashes that were repeated by mistake.`,
          parser.offset - lexeme.length,
        );
      if (++lexemes > limits.lexemes)
        return failed(
          "too-large",
          `This file holds more than ${limits.lexemes.toLocaleString("en")} words and marks, more than a definition may. Split the funnel in two.`,
          parser.offset,
        );
    }
    for (const token of parser.end()) tokens.push(token);
    const composer = new Composer({ prettyErrors: false, uniqueKeys: false, resolveKnownTags: false });
    const [document, second] = composer.compose(tokens, true, source.text.length);
    if (!document) return { root: null, problems: [] };
    if (second)
      return failed(
        "multiple-documents",
        "A second document begins here. A definition is one document; take out the line of three dashes.",
        second.range[0],
      );
    return { root: document.contents, problems: syntaxProblems(source, [...document.errors, ...document.warnings]) };
  } catch (error) {
    return failed("yaml-syntax", `This file cannot be read as YAML: ${error instanceof Error ? error.message : error}`, 0);
  }
}

/** One mistake makes the parser stumble several times: the first on a line counts, and the first few lines. */
function syntaxProblems(source: Source, errors: readonly YAMLError[]): readonly Problem[] {
  const byLine = new Map<number, Problem>();
  for (const error of errors) {
    const [start, end] = error.pos;
    const rule = error.code === "TAG_RESOLVE_FAILED" ? "unknown-tag" : "yaml-syntax";
    const found = problem(rule, syntaxMessage(error), { source, start, end });
    if (!byLine.has(found.line)) byLine.set(found.line, found);
    if (byLine.size >= 10) break;
  }
  return [...byLine.values()];
}

const problem = (rule: string, message: string, place: Place): Problem => ({
  rule,
  severity: "error",
  message,
  ...positionOf(place),
  path: [],
  suggest: null,
});
