import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";
import { optionsOf } from "../flow/index.ts";
import { counted, nameOf, type Path } from "../problem/index.ts";
import { areaOf } from "./area-of.ts";
import type { Change } from "./change.ts";
import { diffValues } from "./diff-values.ts";
import { pairNames, type StepPairs } from "./step-pairs.ts";

/** All differences in a funnel's content: copy, prices, options, timers, events, legal texts, look. Not its flow, and not its experiments. */
export function diffContent(
  { steps: _, experiments: ___, ...before }: FunnelDefinition,
  { steps: __, experiments: ____, ...now }: FunnelDefinition,
  { both }: StepPairs,
): readonly Change[] {
  return [
    ...changesIn(before, now, []),
    ...both.flatMap((pair) => [...renamedOptions(pair), ...changesIn(...contentOf(pair), ["steps", pair.id])]),
  ];
}

type Pair = StepPairs["both"][number];

/** The content of a step, with its options as objects under their current names. */
function contentOf({ before, now }: Pair): [object, object] {
  const oldIds = pairNames(optionsOf(before), optionsOf(now));
  const newIds = new Map([...oldIds].map(([id, oldId]) => [oldId, id]));
  return [contentWith(before, (id) => newIds.get(id) ?? id), contentWith(now, (id) => id)];
}

function contentWith(step: Step, called: (id: string) => string): object {
  const { next: _, back: __, renamedFrom: ___, ...rest } = step;
  const options = optionsOf(step).map(({ next: _, renamedFrom: __, ...option }) => ({
    ...option,
    id: called(option.id),
  }));
  return { ...rest, ...("paid" in rest && { paid: undefined }), ...(options.length && { options }) };
}

function renamedOptions({ id, before, now }: Pair): Change[] {
  return [...pairNames(optionsOf(before), optionsOf(now))]
    .filter(([option, old]) => option !== old)
    .map(([option, old]) => ({
      area: "options",
      kind: "renamed",
      what: `Step "${id}", option "${old}"`,
      from: old,
      to: option,
      path: ["steps", id, "options"],
    }));
}

function changesIn(before: object, now: object, at: Path): Change[] {
  return diffValues(before, now).map(({ kind, path, from, to }) => {
    const place = [...at, ...path];
    const [old, fresh] = typeof from === "string" && typeof to === "string" ? shortenBoth(from, to) : [from, to];
    return {
      area: areaOf(place),
      kind,
      what: nameOf(place),
      ...(from !== undefined && { from: kind === "moved" ? `place ${from}` : sayValue(old) }),
      ...(to !== undefined && { to: kind === "moved" ? `place ${to}` : sayValue(fresh) }),
      path: place,
    };
  });
}

/** A value on one line: texts in quotes; an object by its type and its first words, or else key by key. */
function sayValue(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value))
    return value.every(isPlain) ? shorten(value.map(String).join(", ")) : counted(value.length, "entry");
  const { type, ...rest }: { readonly type?: unknown } = value;
  const words = firstWords(rest);
  const kind = typeof type === "string" ? type : undefined;
  if (words !== undefined) return kind ? `${kind} ${quoted(words)}` : quoted(words);
  const entries = () => Object.entries(rest).map(([key, entry]) => `${key}: ${sayValue(entry)}`);
  return kind ?? shorten(`{ ${entries().join(", ")} }`);
}

const quoted = (text: string) => `"${shorten(text)}"`;

const isPlain = (value: unknown) => typeof value !== "object" || value === null;

/** Keys whose text identifies an object best, in that order. */
const telling = ["label", "heading", "title", "text", "question", "name", "by", "event"] as const;

function firstWords(value: object): string | undefined {
  const words = telling.flatMap((key) => {
    const text: unknown = Reflect.get(value, key);
    return typeof text === "string" ? [text] : [];
  });
  return words[0];
}

/** Most characters of one text on a line of a report. */
const most = 80;

/** Characters kept before the first difference of two long texts. */
const lead = 20;

/** Two texts cut to where they differ, each on one line. */
function shortenBoth(from: string, to: string): readonly [string, string] {
  const [a, b] = [onOneLine(from), onOneLine(to)];
  if (a.length <= most && b.length <= most) return [a, b];
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same++;
  const start = same > lead ? a.lastIndexOf(" ", same - lead) + 1 : 0;
  const cut = (text: string) => `${start > 0 ? "…" : ""}${shorten(text.slice(start))}`;
  return [cut(a), cut(b)];
}

/** A text on one line, cut at a word if it is long. */
function shorten(text: string): string {
  const line = onOneLine(text);
  if (line.length <= most) return line;
  const end = line.lastIndexOf(" ", most - 1);
  return `${line.slice(0, end > most / 2 ? end : most - 1)}…`;
}

const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
