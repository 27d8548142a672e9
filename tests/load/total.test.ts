import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { checkFunnel } from "../../engine/check/index.ts";
import { compileFunnel } from "../../engine/compile/index.ts";
import { type Flow, flowOf } from "../../engine/flow/index.ts";
import { formatReport, reportFormats } from "../../engine/report/index.ts";
import { legalOf, siteOf, viewOf } from "../../engine/views/index.ts";
import { anyCharacter } from "../any-character.ts";
import { fuzz, fuzzTime } from "../fuzz.ts";

const sound = readFileSync(join(import.meta.dirname, "../cli/sound.yaml"), "utf8");
const marks = [
  "{",
  "}",
  "[",
  "]",
  ":",
  ": ",
  "- ",
  "\n",
  "\n  ",
  "\t",
  '"',
  "'",
  "#",
  "&a ",
  "*a",
  "!x ",
  "|",
  ">",
  "? ",
  "---\n",
  "%",
  "\u0000",
  "\uFEFF",
  "\uD800",
  "<<: ",
  "{ file: a.md }",
  "null",
  ".inf",
  "1e999",
  "__proto__: ",
];

/** A definition that can run, or problems with a place in the text; never a throw, and never for long. */
function expectTotal(text: string) {
  const began = process.cpuUsage();
  const { definition, problems, files } = checkFunnel("funnel.yaml", (path) =>
    path === "funnel.yaml" ? { text } : { failure: "missing" },
  );
  const { user } = process.cpuUsage(began);
  if (user > mostMicroseconds) throw new Error(`The check took ${user / 1e6} s of processor.`);
  expect(definition === undefined).toBe(problems.some(({ severity }) => severity === "error"));
  const lines = (files.get("funnel.yaml") ?? "").split("\n");
  for (const { line, column, endLine, endColumn, message } of problems) {
    // A problem with something that is missing at the end stands behind the last character.
    expect(line > 0 && line <= lines.length && column > 0 && column <= (lines[line - 1]?.length ?? 0) + 2).toBe(true);
    expect(endLine * 1e7 + endColumn).toBeGreaterThanOrEqual(line * 1e7 + column);
    expect(message).not.toBe("");
  }
  for (const format of reportFormats) formatReport(problems, files, format);
  if (!definition) return;
  const flow = flowOf(definition);
  expect(unreachable(flow)).toEqual([]);
  compileFunnel(flow);
  siteOf(definition);
  legalOf(definition);
  for (const step of Object.keys(definition.steps)) viewOf(definition, step);
}

/** Far above what any small text needs, on any machine. */
const mostMicroseconds = 20_000_000;

/** Steps that no way leads to, whatever is answered. */
function unreachable({ start, steps }: Flow): readonly string[] {
  const found = new Set([start]);
  for (const id of found) {
    const { forward = [], paid } = steps[id] ?? {};
    for (const to of [...forward.map((exit) => exit.to), paid]) if (to !== undefined) found.add(to);
  }
  return Object.keys(steps).filter((id) => !found.has(id));
}

describe("loading", { timeout: fuzzTime }, () => {
  it("gives a definition or located problems for any text", () =>
    fuzz("any text", fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), expectTotal), 100));

  it("gives a definition or located problems for any mixture of YAML's marks", async () => {
    const piece = fc.oneof(
      fc.constantFrom(...marks),
      fc.constantFrom("a", "steps", "type", "question", "next", "when"),
    );
    await fuzz(
      "mixtures of YAML's marks",
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => expectTotal(pieces.join(""))),
      100,
    );
  });

  it("gives a definition or located problems for a definition that was cut, doubled or overwritten anywhere", async () => {
    const place = fc.nat(sound.length);
    const edit = fc.record({
      at: place,
      length: fc.nat(40),
      text: fc.oneof(fc.constantFrom(...marks), fc.string({ maxLength: 8 })),
    });
    await fuzz(
      "definitions that were overwritten anywhere",
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        let text = sound;
        for (const { at, length, text: put } of edits) text = text.slice(0, at) + put + text.slice(at + length);
        expectTotal(text);
      }),
      100,
    );
  });

  it("gives a definition or located problems for any JSON", () =>
    fuzz("any JSON", fc.property(fc.json({ maxDepth: 5 }), expectTotal), 100));

  it("gives a definition or located problems for any values in the places of a definition's own", async () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const step = fc.dictionary(
      fc.constantFrom("type", "path", "options", "next", "back", "sections", "when", "min", "tick"),
      value,
    );
    const typed = fc.tuple(fc.constantFrom("question", "multi-select", "info", "loading", "offer"), step);
    await fuzz(
      "any values as steps",
      fc.property(fc.array(typed, { maxLength: 4 }), (steps) => {
        const entries = steps.map(([type, rest], index) => [`s${index}`, { ...rest, type }]);
        expectTotal(
          `${sound.slice(0, sound.indexOf("steps:"))}steps: ${JSON.stringify(Object.fromEntries(entries))}\n`,
        );
      }),
      100,
    );
  });

  const change = fc.record({ kind: fc.nat(6), at: fc.nat(), other: fc.nat(), odd: fc.constantFrom<unknown>(...odd) });
  const changes = fc.array(change, { minLength: 1, maxLength: 4 });

  it("gives a definition that can run or located problems for definitions whose values were moved about", () =>
    fuzz(
      "definitions whose values were moved about",
      fc.property(fc.nat(), changes, (file, made) => {
        const source = sources[file % sources.length] ?? "";
        expectTotal(stringify(made.reduce(changeTree, parse(source))));
      }),
      40,
    ));

  it("gives a definition that can run or located problems for definitions whose lines were moved about", () =>
    fuzz(
      "definitions whose lines were moved about",
      fc.property(fc.nat(), changes, (file, made) => {
        const source = sources[file % sources.length] ?? "";
        expectTotal(made.reduce(changeLines, source.split("\n")).join("\n"));
      }),
      40,
    ));
});

/** Small funnels of many trades. */
const sources = [
  sound,
  ...readdirSync("tests/trades").flatMap((name) =>
    name.endsWith(".yaml") ? readFileSync(join("tests/trades", name), "utf8") : [],
  ),
];

/** Values that a place was not made for. */
const odd = [
  ...[
    "",
    " ",
    "previous",
    "{answer.x|y}",
    "{score.x}",
    "{outcome.title}",
    "{",
    "}",
    "**",
    "[a](legal:x)",
    "javascript:1",
  ],
  ...[
    "1 week",
    "30 ms",
    "9999999 years",
    "2026-02-30",
    "18 years ago",
    "a + b * (",
    "1 / 0",
    "9e99 kg",
    "#12345g",
    "/",
    "//x",
  ],
  ...["constructor", "toString", "\u202E", "\u0000", "x".repeat(400)],
  ...[null, true, 0, -1, 0.1, 1e21, 9_007_199_254_740_992, [], {}, [[]], [null], { when: {} }, { any: [] }],
];

type Change = { readonly kind: number; readonly at: number; readonly other: number; readonly odd: unknown };
type Place = { readonly around: Record<string, unknown> | unknown[]; readonly key: string };

/** Changes one place of a tree, often by what stands elsewhere in it. */
function changeTree(root: unknown, { kind, at, other, odd }: Change): unknown {
  const places: Place[] = [];
  const enter = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      places.push({ around: value as Place["around"], key });
      enter(child);
    }
  };
  const copy: unknown = structuredClone(root);
  enter(copy);
  const [place, from] = [places[at % places.length], places[other % places.length]];
  if (!place || !from) return copy;
  const { around, key } = place;
  const get = ({ around, key }: Place): unknown => Reflect.get(around, key);
  const put = (value: unknown) => void Object.defineProperty(around, key, { value, ...plain });
  const moved = structuredClone(get(from));
  if (kind === 0) Array.isArray(around) ? around.splice(Number(key), 1) : Reflect.deleteProperty(around, key);
  else if (kind === 1) put(moved);
  else if (kind === 2) put(odd);
  else if (kind === 3) put([get(place), moved]);
  else if (kind === 4)
    Object.defineProperty(around, Array.isArray(around) ? around.length : from.key, { value: moved, ...plain });
  else if (kind === 5) put(typeof get(place) === "string" && typeof odd === "string" ? `${get(place)}${odd}` : moved);
  else if (Array.isArray(around)) around.reverse();
  else Object.defineProperty(around, `${key}x`, { value: odd, ...plain });
  return copy;
}

const plain = { configurable: true, enumerable: true, writable: true } as const;

/** Changes a line or two of a text. */
function changeLines(lines: readonly string[], { kind, at, other, odd }: Change): readonly string[] {
  const [index, from] = [at % lines.length, other % lines.length];
  const line = lines[index] ?? "";
  if (kind === 0) return lines.toSpliced(index, 1);
  if (kind === 1) return lines.toSpliced(index, 0, lines[from] ?? "");
  if (kind === 2) return lines.with(index, lines[from] ?? "");
  if (kind === 3) return lines.with(index, ` ${line}`);
  if (kind === 4) return lines.with(index, line.replace(/^ {2}/, ""));
  if (kind === 5) return lines.with(index, line.replace(/: .*/, `: ${JSON.stringify(odd)}`));
  return lines.with(index, line.replace(/["'{}[\],:-]/, marks[other % marks.length] ?? ""));
}
