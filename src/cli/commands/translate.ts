import { existsSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { checkFunnel } from "../../../engine/check/index.ts";
import { readDefinition } from "../../../engine/load/index.ts";
import { type Path, pathKey } from "../../../engine/problem/index.ts";
import { formatReport } from "../../../engine/report/index.ts";
import {
  englishTexts,
  type SourceText,
  sourceTexts,
  type UpdatedOverlay,
  updateOverlay,
} from "../../../engine/translate/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import { languageTag, overlayOf, readText } from "../../disk/index.ts";
import { editYaml } from "../../edit/index.ts";
import { defineCommand } from "../command.ts";
import { loadDefinition } from "../load-definition.ts";
import { refuse, terminalPaint } from "../output.ts";

/** `funnel translate LANG [FILE]`: writes an overlay in a language, or updates it. */
export const translate = defineCommand({
  name: "translate",
  description:
    "Writes a definition's texts into FUNNEL.LANG.yaml to be translated, or brings that file up to date: exit code 0, or 1 if --check finds it is not",
  positionals: {
    language: { description: "The language as a BCP 47 tag: de, pt-BR" },
    file: { default: "funnel.yaml", description: "The definition" },
  },
  options: {
    check: { type: "boolean", description: "Only says what there is to do, and writes nothing" },
    prune: { type: "boolean", description: "Takes out entries whose original is gone" },
  },
  run({ language, file, check, prune }) {
    const tag = languageTag(language);
    if (tag === undefined)
      return refuse(`"${language}" is not a language. Name one by its BCP 47 tag, such as de or pt-BR.`);
    const source = readText(file);
    if ("text" in source && /^translates:/m.test(source.text))
      return refuse(`"${file}" is a translation itself. Name the definition that it translates.`);
    const definition = loadDefinition(file, "translate LANGUAGE FILE", { read: readText });
    if (typeof definition === "number") return definition;
    if (definition.language === tag) return writeOwn(file, definition, check);

    const overlay = overlayOf(file, tag);
    const found = existsSync(overlay) ? readText(overlay) : { text: "" };
    if (!("text" in found))
      return refuse(`"${overlay}" cannot be read: ${found.failure.replaceAll("-", " ")}. Mend it, or move it away.`);
    // In a file with only comments, the overlay starts below them.
    const before = /^\s*[^\s#]/m.test(found.text) ? found : { text: found.text + frame(file, tag) };
    const stranger = strangerIn(before.text, basename(file), tag);
    if (stranger) return refuse(`${overlay} ${stranger} Fix that line, or name the definition that it translates.`);
    const { problems, files } = checkFunnel(overlay, (path) => (path === overlay ? before : readText(path)));
    const broken = problems.filter(({ rule, file: at }) => at === overlay && beyondUs.has(rule));
    if (broken.length > 0) {
      process.stderr.write(formatReport(broken, files, "stylish", terminalPaint(process.stderr)));
      return refuse(`${overlay} cannot be brought up to date before these are fixed.`);
    }
    const updated = updateOverlay(before.text, sourceTexts(definition, tag), { prune });
    if (!check && updated.text !== before.text) writeFileSync(overlay, updated.text);
    process.stdout.write(report(overlay, updated, prune && !check));
    const { added, stale, empty, unused } = updated;
    return check && added.length + stale.length + empty.length + unused.length > 0 ? 1 : 0;
  },
});

/**
 * Writes the engine's sentences that a definition's own visitors read in English into the definition itself.
 *
 * @param isDry only says what there is to do
 */
function writeOwn(file: string, definition: FunnelDefinition, isDry: boolean): number {
  const { language } = definition;
  const name = new Intl.DisplayNames("en", { type: "language" }).of(language);
  const written = readDefinition(file, readText);
  const { sentences, words } = englishTexts(definition);
  const missing = [...sentences, ...words].filter(({ path }) => !isAt(written.value, path));
  const left = sentences.filter((text) => !missing.includes(text));
  if (sentences.length + words.length === 0)
    return refuse(`"${file}" is written in ${language}. Name another language.`);
  let text = written.files.get(file) ?? "";
  const added: SourceText[] = [];
  const refused: SourceText[] = [];
  for (const { path, value, texts } of branches(missing, written.value)) {
    const edited = editYaml(text, { op: "set", path, value });
    if ("text" in edited) text = edited.text;
    ("text" in edited ? added : refused).push(...texts);
  }
  if (!isDry && added.length > 0) writeFileSync(file, text);
  const places = (texts: readonly SourceText[]) => texts.map(({ path }) => path.join("."));
  const addedSentences = added.filter((text) => sentences.includes(text));
  const parts = [
    lines(`in English, to be put into ${name}`, places(isDry ? [...addedSentences, ...left] : addedSentences)),
    lines("still in English", isDry ? [] : places(left)),
    lines(`single words, which may be the same in ${name}`, places(added.filter((text) => words.includes(text)))),
    lines("to be written by hand, as they lie in another file", places(refused)),
  ];
  const isDone = parts.every((part) => part === "");
  process.stdout.write(`${file}:${isDone ? " up to date" : ""}\n${parts.join("")}`);
  return isDry && !isDone ? 1 : 0;
}

/** What is added at one place of a definition: a sentence, or a group of them. */
type Branch = { readonly path: Path; value: Nested; readonly texts: SourceText[] };
type Nested = string | { readonly [key: string]: Nested };

/** Sentences by the first key on their path that the definition does not have. */
function branches(missing: readonly SourceText[], definition: unknown): Iterable<Branch> {
  const found = new Map<string, Branch>();
  for (const text of missing) {
    const depth = text.path.findIndex((_, index) => !isAt(definition, text.path.slice(0, index + 1))) + 1;
    const path = text.path.slice(0, depth);
    const branch: Branch = found.get(pathKey(path)) ?? { path, value: {}, texts: [] };
    branch.value = withLeaf(branch.value, text.path.slice(depth), text.text);
    branch.texts.push(text);
    found.set(pathKey(path), branch);
  }
  return found.values();
}

function withLeaf(value: Nested, [key, ...rest]: Path, leaf: string): Nested {
  if (key === undefined || typeof value === "string") return leaf;
  return { ...value, [key]: withLeaf(value[key] ?? {}, rest, leaf) };
}

const isAt = (value: unknown, path: Path): boolean =>
  path.length === 0 ||
  (typeof value === "object" &&
    value !== null &&
    Object.hasOwn(value, path[0] ?? "") &&
    isAt(Reflect.get(value, path[0] ?? ""), path.slice(1)));

/** What the existing overlay says it is, if that differs. */
function strangerIn(text: string, file: string, tag: string): string | undefined {
  const said = (key: string) => new RegExp(`^${key}: *["']?([^"'#\\s]+)`, "m").exec(text)?.[1];
  const [source = file, language = tag] = [said("translates"), said("language")];
  if (basename(source) !== file) return `translates ${source}, not ${file}.`;
  return language === tag ? undefined : `says that its language is ${language}, not ${tag}.`;
}

/** Problems that keep an overlay from being read as a tree of entries. */
const beyondUs: ReadonlySet<string> = new Set(["yaml-syntax", "duplicate-key", "alias", "wrong-type", "bad-format"]);

const frame = (file: string, language: string) => `translates: ${basename(file)}\nlanguage: ${language}\n`;

function report(overlay: string, { added, stale, empty, unused }: UpdatedOverlay, isPruned: boolean): string {
  const stillEmpty = empty.filter((place) => !added.includes(place));
  const parts = [
    lines("new, to be translated", added),
    lines("changed in the original since they were translated; a comment says what it is now", stale),
    lines("still to be translated", stillEmpty),
    lines(
      isPruned
        ? "taken out, because the original has them no more"
        : "not in the original any more; --prune takes them out",
      unused,
    ),
  ];
  return `${overlay}: ${parts.every((part) => part === "") ? "up to date" : ""}\n${parts.join("")}`.replace(
    /: \n/,
    ":\n",
  );
}

const lines = (what: string, places: readonly string[]) =>
  places.length > 0 ? `  ${places.length} ${what}\n${places.map((place) => `    ${place}\n`).join("")}` : "";
