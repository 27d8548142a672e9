import { type Entry, entriesOf } from "../entries-of.ts";
import type { Plain } from "../plain.ts";
import type { Complaint } from "./complaint.ts";
import { readYaml, valueIn } from "./read-yaml.ts";

/**
 * What is really wrong with a translation, determined without the engine by comparing it with a complete one.
 *
 * @param complete the text of the complete translation
 */
export function overlayOracle(complete: string): (text: string) => readonly Complaint[] {
  const model = entriesByKey(valueIn(complete));
  return (text) => complaintsAbout(text, model);
}

function complaintsAbout(text: string, model: ReadonlyMap<string, Entry>): readonly Complaint[] {
  const read = readYaml(text);
  if ("wrong" in read) return [{ what: read.wrong, path: [] }];
  const overlay = read.value;
  if (!isGroup(overlay)) return [{ what: "no group", path: [] }];
  const given = entriesByKey(overlay);
  return [
    ...["translates", "language"].flatMap((key) =>
      overlay[key] === model.get(key)?.value ? [] : [{ what: `${key}: ${overlay[key]}`, path: [key] }],
    ),
    ...[...given.values()].flatMap((entry) => misplaced(entry, model)),
    ...[...model.values()].flatMap((entry) => untranslated(entry, given)),
  ];
}

const entriesByKey = (value: Plain): ReadonlyMap<string, Entry> =>
  new Map([...entriesOf(value)].map((entry) => [entry.path.join(" "), entry]));

const isGroup = (value: Plain | undefined): value is { readonly [key: string]: Plain } =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** A key that the complete one does not have, or a value of another kind. */
function misplaced({ path, value }: Entry, model: ReadonlyMap<string, Entry>): readonly Complaint[] {
  const expected = model.get(path.join(" "));
  if (!expected) return [{ what: `no text at ${path.join(".")}`, path }];
  // An empty group lacks everything, and an empty translation is missing.
  if (value === null) return [];
  return typeof value === typeof expected.value && Array.isArray(value) === Array.isArray(expected.value)
    ? []
    : [{ what: `another kind of value at ${path.join(".")}`, path }];
}

/** A translation that is missing, belongs to another text, or has other placeholders, links or figures. */
function untranslated({ path, value }: Entry, given: ReadonlyMap<string, Entry>): readonly Complaint[] {
  if (!isGroup(value) || typeof value.from !== "string" || typeof value.to !== "string") return [];
  const { from, to } = value;
  const [fromNow, toNow] = ["from", "to"].map((key) => given.get([...path, key].join(" "))?.value);
  const complaint = (what: string, key: string): Complaint => ({
    what: `${path.join(".")}: ${what}`,
    path: [...path, key],
  });
  if (typeof toNow !== "string" || toNow === "")
    return /\p{L}|\d[.,]\d/u.test(withoutNames(from)) ? [complaint("no translation", "to")] : [];
  if (fromNow !== from) return [complaint("of another text", "from")];
  return saysTheSame(to, toNow) ? [] : [complaint(`says something else: ${toNow}`, "to")];
}

/** Whether a translation has the right placeholders, links and figures, and no stray brace. */
function saysTheSame(wanted: string, given: string): boolean {
  const lacks = (a: readonly string[], b: readonly string[]) => b.some((item) => !a.includes(item));
  const [names, links, figures] = [namesIn, linksIn, figuresIn].map((listed) => {
    const [then, now] = [listed(wanted), listed(given)];
    return { lost: lacks(now, then), added: lacks(then, now) };
  });
  const stray = /[{}]/.test(withoutNames(given)) && !/[{}]/.test(withoutNames(wanted));
  return !(names?.lost || names?.added || links?.lost || links?.added || (figures?.lost && figures.added) || stray);
}

const placeholder = /\{([A-Za-z][\w.-]*)(\|[^{}]*)?\}/g;

const withoutNames = (text: string) => text.replace(placeholder, "");
const namesIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = ""]) => name);
/** Addresses of other pages may differ by language. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target = ""]) => target.replace(/^https?:.*/, "another page"));
const figuresIn = (text: string) =>
  [
    ...withoutNames(text)
      .replace(/(\d)[.,](?=\d)/g, "$1")
      .matchAll(/\d+/g),
  ].map(([all]) => all);
