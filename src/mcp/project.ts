import { createHash } from "node:crypto";
import { readdirSync, realpathSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import type { CheckResult } from "../../engine/check/index.ts";
import { readFailure, unixLines } from "../../engine/load/index.ts";
import { nameOf, type Problem } from "../../engine/problem/index.ts";
import { checkFile, readText } from "../disk/index.ts";
import { type Edit, editYaml } from "../edit/index.ts";
import { placesIn, type Refusal } from "./places.ts";

/** The text of a file and the fingerprint that a patch of it has to name. */
export type ReadText = { readonly file: string; readonly text: string; readonly hash: string };

/** A check, with file names as they are called within the project. */
export type Checked = Pick<CheckResult, "definition" | "problems" | "files">;

/** First and last line, counted from 1; of lines that are gone, `to` is before `from`. */
type Stretch = { readonly from: number; readonly to: number };

/** What came of a patch. */
export type Patched = {
  readonly file: string;
  readonly isWritten: boolean;
  /** Fingerprint of what is in the file now. */
  readonly hash: string;
  /** The text as it is, or would be, after the patch. */
  readonly text: string;
  /** The stretches of lines that the patch changed, from the top, as they read afterwards. */
  readonly changed: readonly Stretch[];
  /** Everything that the check says of the funnel after the patch. */
  readonly checked: Checked;
  /** Those of its problems that were not there before. */
  readonly fresh: readonly Problem[];
};

/** How a funnel is to be checked. */
type HowToCheck = {
  /** What takes the place of files on the disk, by absolute path. */
  readonly texts?: ReadonlyMap<string, string>;
  readonly isRelease?: boolean;
};

/** The patch of a file. */
export type Patch = {
  readonly file: string;
  /** Fingerprint of the text that the edits were made for. */
  readonly hash: string;
  readonly edits: readonly Edit[];
  /** Whether to write a text with errors that were not there before. */
  readonly despiteErrors: boolean;
};

/** The files of one folder, and the funnel that they are about. */
export type Project = ReturnType<typeof projectIn>;

/**
 * Opens a folder for reading, checking and patching; nothing outside of it is touched.
 *
 * @param folder path of an existing folder
 */
export function projectIn(folder: string) {
  const root = realpathSync(folder);
  const called = (path: string) => relative(root, path).split(sep).join("/");
  const { place, oldPlace, newPlace } = placesIn(root);

  function read(file: string): ReadText | Refusal {
    const found = place(file);
    if ("refusal" in found) return found;
    const result = readText(found.path);
    if ("failure" in result) {
      const at = result.line === undefined ? file : `${file}:${result.line}:${result.column}`;
      return { refusal: `${at}: ${readFailure(file, result).message}` };
    }
    return { file: called(found.path), text: result.text, hash: hashOf(result.text) };
  }

  // The last checks of each file, as it was on the disk and as a patch would make it. What a patch has written is what the next
  // one begins with, and who asks for one thing after another seldom changes the file between.
  const asItWas = new Map<string, ReturnType<typeof checkFile>>();
  const asPatched = new Map<string, ReturnType<typeof checkFile>>();

  function checkAgain(path: string, how: HowToCheck): CheckResult {
    if (how.isRelease) return checkFile(path, how);
    const known = how.texts ? [] : [asPatched.get(path), asItWas.get(path)];
    const result = known.find((before) => before?.isCurrent()) ?? checkFile(path, how);
    (how.texts ? asPatched : asItWas).set(path, result);
    return result;
  }

  function check(file: string, how: HowToCheck = {}): Checked | Refusal {
    const found = place(file);
    if ("refusal" in found) return found;
    const { definition, problems, files } = checkAgain(found.path, how);
    // A report shows lines of them, and a link among them may lead out of the folder, or to settings.
    for (const path of files.keys()) {
      const part = place(called(path));
      if ("refusal" in part) return part;
    }
    return {
      ...(definition && { definition }),
      problems: problems.map((problem) => ({ ...problem, file: called(problem.file) })),
      files: new Map([...files].map(([path, text]) => [called(path), text])),
    };
  }

  /** What the check says of a funnel and, beside it, of its translations. */
  function checkAll(file: string, how: HowToCheck = {}): Checked | Refusal {
    const own = check(file, how);
    if ("refusal" in own) return own;
    const beside = translationsOf(join(root, file)).flatMap((overlay) => {
      const checked = check(overlay, how);
      return "refusal" in checked ? [] : [checked];
    });
    const files = new Map([...own.files, ...beside.flatMap((checked) => [...checked.files])]);
    const seen = new Set(own.problems.map(sameness));
    const more = beside.flatMap(({ problems }) => problems.filter((problem) => !seen.has(sameness(problem))));
    return { ...own, problems: [...own.problems, ...more], files };
  }

  /**
   * Changes a file by edits, and says what the check finds afterwards. A text with errors that were not there before is
   * only written where that is asked for.
   *
   * @param definition the funnel that a file belongs to which is neither a definition nor a translation
   */
  function patch({ file, hash, edits, despiteErrors }: Patch, definition: string): Patched | Refusal {
    const before = read(file);
    if ("refusal" in before) return before;
    if (!/\.ya?ml$/i.test(file))
      return {
        refusal: `"${file}" is no YAML, so it has no paths. Change it with the editor that you change texts with.`,
      };
    if (before.hash !== hash)
      return {
        refusal: `${before.file} has changed since it was read (${hash} is now ${before.hash}). Read it again, and patch what it says now.`,
      };
    const isWhole = /^(steps|translates):/m.test(before.text);
    const about = isWhole ? before.file : definition;
    const was = checkAll(about);
    if ("refusal" in was) return was;
    if (!was.files.has(before.file))
      return { refusal: `${before.file} is no funnel, no translation, and no part of ${about}. Name one of these.` };
    const broken = was.problems.find(({ rule, file: at }) => at === before.file && unreadable.has(rule));
    if (broken)
      return {
        refusal: `${before.file}:${broken.line}:${broken.column} is no sound YAML, so nothing in it has a path: ${broken.message} Mend that line in the text of the file first.`,
      };

    const edited = editedText(before, edits);
    if ("refusal" in edited) return edited;
    const { text, changed } = edited;
    const path = join(root, before.file);
    const checked = checkAll(about, { texts: new Map([[path, text]]) });
    if ("refusal" in checked) return checked;
    const fresh = freshIn(checked.problems, was.problems);
    const isWritten = despiteErrors || !fresh.some(({ severity }) => severity === "error");
    // Somebody may have saved the file while it was checked.
    const now = read(file);
    if ("refusal" in now || now.hash !== hash)
      return { refusal: `${before.file} was changed while it was checked. Read it again, and patch what it says now.` };
    if (isWritten && text !== before.text) writeFileSync(path, text);
    return { file: before.file, isWritten, hash: isWritten ? hashOf(text) : hash, text, changed, checked, fresh };
  }

  return { root, place, oldPlace, newPlace, read, check, patch };
}

/** What is found in a text that is not read as a tree of values. */
const unreadable: ReadonlySet<string> = new Set([
  "yaml-syntax",
  "alias",
  "unknown-tag",
  "duplicate-key",
  "bad-key",
  "multiple-documents",
  "too-deep",
  "too-large",
]);

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Overlays in the folder of a definition. */
function translationsOf(definition: string): readonly string[] {
  const folder = dirname(definition);
  return readdirSync(folder)
    .filter((name) => /\.ya?ml$/i.test(name))
    .map((name) => join(folder, name))
    .filter((path) => {
      const read = readText(path);
      const [, source] = ("text" in read && /^translates: *["']?([^"'#\s]+)/m.exec(read.text)) || [];
      return source === basename(definition) && path !== definition;
    });
}

/** The text of a file after all edits, and what they have changed. */
function editedText(
  { file, text: before }: ReadText,
  edits: readonly Edit[],
): Pick<Patched, "text" | "changed"> | Refusal {
  let text = before;
  let changed: readonly Stretch[] = [];
  for (const [index, edit] of edits.entries()) {
    const edited = editYaml(text, edit);
    if ("refusal" in edited) {
      const which = edits.length > 1 ? `, edit ${index + 1} of ${edits.length}` : "";
      return { refusal: `${file}:${edited.line}${which}: ${edited.refusal} Nothing was written.` };
    }
    changed = withStretch(changed, text, edited.text);
    text = edited.text;
  }
  return { text, changed };
}

const sameness = ({ rule, file, line, column, message }: Problem) => [file, line, column, rule, message].join("\n");

/** Problems that were not there before, wherever the others have moved to. */
function freshIn(after: readonly Problem[], before: readonly Problem[]): readonly Problem[] {
  const left = [...before];
  const take = (problem: Problem, isSame: (old: Problem) => boolean) => {
    const found = left.findIndex((old) => saidBy(old) === saidBy(problem) && isSame(old));
    if (found !== -1) left.splice(found, 1);
    return found === -1;
  };
  const atPath = after.filter((problem) => take(problem, ({ path }) => nameOf(path) === nameOf(problem.path)));
  return atPath.filter((problem) => take(problem, () => true));
}

/** What a problem says, without the lines that its sentence names. */
const saidBy = ({ rule, file, message }: Problem) => [rule, file, message.replace(/\bline \d+/g, "line")].join("\n");

/** The stretches that edits have changed, where those of the last one are added: what stands below it has moved. */
function withStretch(changed: readonly Stretch[], before: string, after: string): readonly Stretch[] {
  const own = linesBetween(before, after);
  if (!own) return changed;
  const moved = linesOf(after).length - linesOf(before).length;
  const others = changed.map(({ from, to }) => ({
    from: from > own.from ? Math.max(own.from, from + moved) : from,
    to: to >= own.from ? to + moved : to,
  }));
  // Those that touch each other are one.
  const stretches: Stretch[] = [];
  for (const next of [...others, own].sort((a, b) => a.from - b.from)) {
    const last = stretches.at(-1);
    if (last && next.from <= last.to + 1) stretches.splice(-1, 1, { from: last.from, to: Math.max(last.to, next.to) });
    else stretches.push(next);
  }
  return stretches;
}

const linesOf = (text: string): readonly string[] => unixLines(text).split("\n");

/** First and last line of the second text that differ from the first; undefined if none does. */
function linesBetween(before: string, after: string): Stretch | undefined {
  const [a, b] = [linesOf(before), linesOf(after)];
  const from = b.findIndex((line, index) => line !== a[index]);
  if (from === -1 && a.length === b.length) return undefined;
  const start = from === -1 ? b.length : from;
  let same = 0;
  while (same < Math.min(a.length, b.length) - start && a.at(-1 - same) === b.at(-1 - same)) same++;
  return { from: start + 1, to: b.length - same };
}
