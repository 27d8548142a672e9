import type { YAMLMap } from "yaml";
import type { Path, Problem } from "../problem/index.ts";
import type { FormRule } from "./form-rules.ts";
import { includable } from "./includable.ts";
import { includePath } from "./include-path.ts";
import { limits } from "./limits.ts";
import { positionOf } from "./place.ts";
import { type Plain, plainValue, type Reading } from "./plain-value.ts";
import type { ReadResult, ReadText } from "./ports.ts";
import { readFailure } from "./read-failure.ts";
import { fileMeant } from "./slips/file-meant.ts";
import { type Source, sourceOf } from "./source.ts";
import type { Tree } from "./tree.ts";
import { yamlDocument } from "./yaml-document.ts";

/** A definition with everything it includes, as far as it could be read. */
export type ReadDefinition = {
  readonly value: Plain;
  readonly tree: Tree;
  readonly problems: readonly Problem[];
  /** Text of every file that was read, by path; the definition first. */
  readonly files: ReadonlyMap<string, string>;
};

/** Reads a definition and what it includes into one plain value. */
export function readDefinition(file: string, read: ReadText): ReadDefinition {
  const problems: Problem[] = [];
  const files = new Map<string, string>();
  const results = new Map<string, ReadResult>();
  const readOnce = (path: string): ReadResult => {
    const result = results.get(path) ?? readWithinSize(path, read);
    results.set(path, result);
    return result;
  };

  const open = (source: Source, trail: readonly string[]): Tree => {
    files.set(source.file, source.text);
    const { root, problems: found } = /\.(md|txt)$/i.test(source.file)
      ? { root: null, problems: [] }
      : yamlDocument(source);
    problems.push(...found);
    return { source, root, trail: [...trail, source.file], includes: new Map() };
  };

  const include = (node: YAMLMap, written: string, from: Tree, path: Path): Plain => {
    const refuse = (rule: FormRule, message: string, suggest: string | null = null): null => {
      const [start, end] = node.range ?? [0, 0];
      const position = positionOf({ source: from.source, start, end });
      if (problems.length < limits.problems)
        problems.push({ rule, severity: "error", message, ...position, path, suggest });
      return null;
    };
    const target = includePath(file, written);
    if (target === undefined)
      return refuse("include", `"${written}" lies outside of the definition's folder. Move the file below it.`);
    if (!includable.test(target)) {
      const result = readOnce(target);
      const { sentence, suggest } = fileMeant(written, ("failure" in result && result.beside) || [], includable);
      const message = `"${written}" cannot be included. Files that end in .md, .txt, .yaml or .yml can.`;
      return refuse("include", message + sentence, suggest);
    }
    if (from.trail.includes(target))
      return refuse("include", `"${written}" includes itself: ${[...from.trail, target].join(" → ")}.`);
    if (from.trail.length > limits.includeDepth)
      return refuse(
        "include",
        `"${written}" is included through more than ${limits.includeDepth} files. Include it further up.`,
      );
    const result = readOnce(target);
    if ("failure" in result) {
      const { rule, message, suggest } = readFailure(written, result);
      if (result.line === undefined) return refuse(rule, message, suggest);
      problems.push({ rule, severity: "error", message, ...pointAt(target, result), path, suggest: null });
      return null;
    }
    const tree = open(sourceOf(target, result.text), from.trail);
    from.includes.set(node, tree);
    return contentOf(tree, path);
  };

  const reading: Reading = { problems, left: limits.values, include };
  const contentOf = (tree: Tree, path: Path): Plain =>
    /\.(md|txt)$/i.test(tree.source.file) ? tree.source.text.trimEnd() : plainValue(tree.root, tree, path, reading);

  const result = readOnce(file);
  if ("failure" in result) {
    const { rule, message, suggest } = readFailure(file, result);
    problems.push({ rule, severity: "error", message, ...pointAt(file, result), path: [], suggest });
    const tree: Tree = { source: sourceOf(file, ""), root: null, trail: [file], includes: new Map() };
    return { value: null, tree, problems, files: new Map([[file, ""]]) };
  }
  const tree = open(sourceOf(file, result.text), []);
  return { value: problems.length > 0 ? null : contentOf(tree, []), tree, problems, files };
}

/** Holds texts from any reader to the size limit; a reader that knows the size refuses earlier. */
function readWithinSize(path: string, read: ReadText): ReadResult {
  const result = read(path);
  return "text" in result && result.text.length > limits.fileSize ? { failure: "too-large" } : result;
}

function pointAt(file: string, { line = 1, column = 1 }: { line?: number; column?: number }) {
  return { file, line, column, endLine: line, endColumn: column + 1 };
}
