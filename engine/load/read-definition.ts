import type { YAMLMap } from "yaml";
import type { Path, Problem } from "../problem/index.ts";
import type { FormRule } from "./form-rules.ts";
import { limits } from "./limits.ts";
import { positionOf, type Source, sourceOf, type Tree } from "./place.ts";
import { type Plain, plainValue, type Reading } from "./plain-value.ts";
import type { ReadResult, ReadText } from "./ports.ts";
import { fileMeant } from "./slips/file-meant.ts";
import { yamlDocument } from "./yaml-document.ts";

/** A definition with everything it includes, as far as it could be read. */
export type ReadDefinition = {
  readonly value: Plain;
  readonly tree: Tree;
  readonly problems: readonly Problem[];
  /** Text of every file that was read, by path; the definition first. */
  readonly files: ReadonlyMap<string, string>;
  /** Each has a problem, too. */
  readonly unread: readonly Unread[];
};

/** A place that names a file which is not there. */
export type Unread = {
  readonly path: Path;
  /** Whether a text is missing, rather than a part of the definition with names of its own. */
  readonly isText: boolean;
};

/** Reads a definition and its includes into one plain value. */
export function readDefinition(file: string, read: ReadText): ReadDefinition {
  const problems: Problem[] = [];
  const unread: Unread[] = [];
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
    // A text stands for one that is not there, so that the rest can be looked at.
    const isText = !/\.ya?ml$/i.test(written);
    const refuse = (rule: FormRule, message: string, suggest: string | null = null): Plain => {
      const [start, end] = node.range ?? [0, 0];
      const position = positionOf({ source: from.source, start, end });
      if (problems.length <= limits.problems)
        problems.push({ rule, severity: "error", message, ...position, path, suggest });
      unread.push({ path, isText });
      return isText ? "…" : null;
    };
    const target = includePath(file, written);
    if (target === undefined)
      return refuse("include", `"${written}" is no file in the definition's folder or below it. Move the file there.`);
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
  const tree = open(sourceOf(file, "failure" in result ? "" : result.text), []);
  if ("failure" in result) {
    const { rule, message, suggest } = readFailure(file, result);
    problems.push({ rule, severity: "error", message, ...pointAt(file, result), path: [], suggest });
  }
  return { value: problems.length > 0 ? null : contentOf(tree, []), tree, problems, files, unread };
}

/** Applies the size limit to texts from any reader; a reader that knows the size refuses earlier. */
function readWithinSize(path: string, read: ReadText): ReadResult {
  const result = read(path);
  return "text" in result && result.text.length > limits.fileSize ? { failure: "too-large" } : result;
}

function pointAt(file: string, { line = 1, column = 1 }: { line?: number; column?: number }) {
  return { file, line, column, endLine: line, endColumn: column + 1 };
}

type Failure = Extract<ReadResult, { failure: string }>;

/** What an author can do about an unreadable file, and the rule that it is reported under. */
export function readFailure(file: string, { failure, beside = [] }: Failure): ReadProblem {
  const { rule, message } = failures[failure](file);
  const { sentence, suggest } = fileMeant(file, beside, includable);
  return { rule, message: message + sentence, suggest };
}

type ReadProblem = { readonly rule: FormRule; readonly message: string; readonly suggest: string | null };

const failures: { readonly [F in Failure["failure"]]: (file: string) => { rule: FormRule; message: string } } = {
  missing: (file) => ({ rule: "missing-file", message: `There is no file "${file}". Check its name and folder.` }),
  directory: (file) => ({
    rule: "unreadable-file",
    message: `"${file}" is a folder. Name the file in it, for example "${file.replace(/[/\\]+$/, "")}/funnel.yaml".`,
  }),
  "not-utf8": (file) => ({
    rule: "not-utf8",
    message: `"${file}" holds a byte that is not UTF-8 text. Save the file as UTF-8.`,
  }),
  "too-large": (file) => ({
    rule: "too-large",
    message: `"${file}" is larger than ${limits.fileSize / 1_000_000} MB, more than a definition may be. Move images and long texts out of it.`,
  }),
  unreadable: (file) => ({
    rule: "unreadable-file",
    message: `"${file}" cannot be opened. Check that you may read it.`,
  }),
};

/**
 * Path of an included file, in the form that the reader takes.
 *
 * @param definition path of the definition
 * @param file what the author wrote, relative to the definition
 * @returns undefined if it would leave the definition's folder
 */
export function includePath(definition: string, file: string): string | undefined {
  if (/^[/\\]|^[A-Za-z]:|\0/.test(file)) return undefined;
  const segments: string[] = [];
  for (const segment of file.split(/[/\\]/)) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  const folder = definition.slice(0, Math.max(definition.lastIndexOf("/"), definition.lastIndexOf("\\")) + 1);
  return segments.length > 0 ? folder + segments.join("/") : undefined;
}

/** Names of files that a definition may include. */
const includable = /\.(md|txt|ya?ml)$/i;
