import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { formatReport } from "../../engine/report/index.ts";
import { stepTypes } from "../../schema/traits.ts";
import { frame } from "../frame.ts";
import { expectGolden } from "../golden.ts";

type Read = ReturnType<Parameters<typeof checkFunnel>[1]>;

const end = "  end: { type: end, path: /end, sections: [{ type: heading, text: Bye }] }\n";
const funnel = (steps: string) => `${frame}start: end\nsteps:\n${steps}${end}`;
const including = (file: string) => funnel(`  first: { file: ${file} }\n`);
const times = (amount: number, text: string) => text.repeat(amount);

/** What a definition is, and what is read of other files. */
const cases: Readonly<Record<string, readonly [definition: string | Read, others?: Readonly<Record<string, Read>>]>> = {
  "a file that is not there": [{ failure: "missing", beside: ["funnel.yml", "notes.txt"] }],
  "a folder": [{ failure: "directory" }],
  "bytes that are no text": [{ failure: "not-utf8", line: 3, column: 7 }],
  "a file that is too large for whoever reads it": [{ failure: "too-large" }],
  "a text that is too large": [{ text: times(2_000_001, "#") }],
  "a file that nobody may read": [{ failure: "unreadable" }],
  "an included file that is not there": [
    including("a.yaml"),
    { "f/a.yaml": { failure: "missing", beside: ["b.yaml"] } },
  ],
  "an included file with a name close to another": [
    including("frist.yaml"),
    { "f/frist.yaml": { failure: "missing", beside: ["first.yaml", "first.png"] } },
  ],
  "an included folder": [including("steps/.yaml"), { "f/steps/.yaml": { failure: "directory" } }],
  "an included file that is no text, at its own line": [
    including("a.yaml"),
    { "f/a.yaml": { failure: "not-utf8", line: 2, column: 5 } },
  ],
  "a file outside the folder": [including("../a.yaml")],
  "a file at an absolute place": [including("/etc/a.yaml")],
  "a file on another disk": [including("d:a.yaml")],
  "a file with a colon in its name": [including("my:a.yaml")],
  "a folder in place of a file": [including("./")],
  "an included folder with slashes": [including("a.yaml//"), { "f/a.yaml": { failure: "directory" } }],
  "a file behind two slashes": [including("a//b.yaml"), { "f/a/b.yaml": { failure: "unreadable" } }],
  "a file by way of another folder": [including("x/../a.yaml"), { "f/a.yaml": { failure: "unreadable" } }],
  "a file beside others of a kind that cannot be included": [
    including("notes.md"),
    { "f/notes.md": { failure: "missing", beside: ["notes.mp4"] } },
  ],
  "a file in a folder with a misspelt name": [
    including("a/txets/note.md"),
    { "f/a/txets/note.md": { failure: "missing", beside: ["../texts/note.md", "../texts/more.md"] } },
  ],
  "a file with a misspelt ending": [
    including("first.ymal"),
    { "f/first.ymal": { failure: "missing", beside: ["first.yaml"] } },
  ],
  "a file of a kind that cannot be included": [
    including("first.json"),
    { "f/first.json": { failure: "missing", beside: ["first.yaml"] } },
  ],
  "a file that includes itself": [
    including("a.yaml"),
    { "f/a.yaml": { text: "type: question\noptions: { file: b.yaml }\n" }, "f/b.yaml": { text: "{ file: a.yaml }" } },
  ],
  "files within files within files": [
    including("a1.yaml"),
    Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`f/a${at}.yaml`, { text: `type: { file: a${at + 1}.yaml }` }])),
  ],
  "a list that is too long": [funnel(`  first: { type: question, path: /, options: [${times(1_000, "a,")}b] }\n`)],
  "a group with too many keys": [
    funnel(`  first: { type: question, ${Array.from({ length: 1_000 }, (_, at) => `k${at}: 1`).join(", ")} }\n`),
  ],
  "too many steps": [funnel(Array.from({ length: 5_000 }, (_, at) => `  s${at}: 1\n`).join(""))],
  "brackets within brackets": [`a: ${times(70, "[")}1${times(70, "]")}`],
  "an empty file with a mark of its encoding": ["\uFEFF"],
  "a mark of its encoding before the first key": ["\uFEFFid: [a]\n"],
  "one key": ["id: a"],
  "an included file in the folder itself": [including("./a.yaml"), { "f/a.yaml": { failure: "unreadable" } }],
  "a number in place of a file": [funnel("  first: { file: 3.5 }\n")],
  "words of JavaScript as keys": [funnel("  first: { constructor: 1, toString: 2, prototype: 3 }\n")],
  "a type that is none": [
    funnel("  first: { type: { file: step.yaml }, path: / }\n  second: { type: [info], path: /b }\n"),
    { "f/step.yaml": { text: "type: info" } },
  ],
  "keys that are no words": [funnel("  first: { [a]: 1, ? : 2, <<: { a: 1 } }\n")],
};

test("whatever cannot be read is reported as before", () => {
  const reports = Object.entries(cases).map(([name, [definition, others = {}]]) => {
    const own = typeof definition === "string" ? { text: definition } : definition;
    const read = (file: string): Read => (file === "f/funnel.yaml" ? own : (others[file] ?? { failure: "missing" }));
    const { definition: made, problems, files } = checkFunnel("f/funnel.yaml", read);
    expect(made).toBeUndefined();
    // Whoever watches the files for changes has to know it.
    expect([...files.keys()][0]).toBe("f/funnel.yaml");
    return `=== ${name}\n\n${formatReport(problems, files, "stylish")}`;
  });
  // A new type of step changes nothing of this.
  const types = Object.keys(stepTypes).join(", ");
  expectGolden(join(import.meta.dirname, "limits.txt"), reports.join("\n").replaceAll(types, "(each type of step)"));
});

test("a word of JavaScript where a step is named leads to no step", () => {
  const start = "id: a\nlanguage: en\nscales: { fit: {} }\n";
  const step = (next: string) =>
    `steps:\n  first:\n    { type: question, path: /, question: Two questions?, options: [{ label: A, score: { fit: 1 } }, B], next: ${next} }\n  second: { type: end, path: /b, sections: [{ type: heading, text: "{score.fit}" }] }\n`;
  const rulesIn = (text: string) => checkFunnel("funnel.yaml", () => ({ text })).problems.map(({ rule }) => rule);
  for (const word of ["constructor", "toString", "__proto__"]) {
    expect(rulesIn(`${start}start: first\n${step(word)}`), word).toContain("unknown-target");
    expect(rulesIn(`${start}start: ${word}\n${step("second")}`), word).toContain("unknown-start");
  }
  const offer = readFileSync("tests/trades/driving-school.yaml", "utf8").replace(
    "next: order\n",
    "next: constructor\n",
  );
  expect(rulesIn(offer)).toContain("unknown-target");
  const overlay = "translates: funnel.yaml\nlanguage: de\ntexts: {}\n";
  const read = (path: string) => ({ text: path === "funnel.yaml" ? offer : overlay });
  expect(checkFunnel("funnel.de.yaml", read).problems.map(({ rule }) => rule)).toContain("unknown-target");
  const value = `values: { a: { of: "constructor(1)" } }\n`;
  const [problem] = checkFunnel("funnel.yaml", () => ({
    text: `${start}${value}start: first\n${step("second")}`,
  })).problems;
  expect(problem?.message).toContain("A sign such as + or * may be missing before it.");
});

test("a way of thousands of steps is checked to its end", () => {
  const steps = Array.from(
    { length: 3_000 },
    (_, at) =>
      `  s${at}: { type: question, path: /s${at}, question: Two questions?, options: [A, B], back: previous, next: s${at + 1} }\n`,
  );
  const text = `id: a\nlanguage: en\nstart: s0\nsteps:\n${steps.join("")}  s3000: { type: end, path: /end, sections: [{ type: heading, text: Thanks }] }\n`;
  const { problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems.map(({ message }) => message)).toContain(
    'This says "Two questions", but this funnel asks 3000. Write how many there are, or no number.',
  );
}, 60_000);

test("a legal text as long as there may be is checked, whatever it repeats", { timeout: 10_000 }, () => {
  for (const words of ["and ", "](", "[x](https://a"]) {
    const text = JSON.stringify(times(Math.floor(99_000 / words.length), words));
    const { problems } = checkFunnel("funnel.yaml", () => ({
      text: `id: a\nlanguage: en\nstart: b\nsteps:\n  b: { type: end, path: /, sections: [{ type: heading, text: Thanks }] }\nlegal: { title: Legal, tabs: [{ id: c, label: C, text: ${text} }] }\n`,
    }));
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  }
});

const times100 = (line: string) => `a:\n${times(100, line)}`;

test.each([
  ["keys", "  - { constructor: 1 }\n"],
  ["files", "  - { file: none.yaml }\n"],
])("where more %s are wrong than a report names, it says so", (_, line) => {
  const rulesIn = (text: string) =>
    checkFunnel("funnel.yaml", (file) => (file === "funnel.yaml" ? { text } : { failure: "missing" })).problems.map(
      ({ rule }) => rule,
    );
  expect(rulesIn(times100(line) + line)).toHaveLength(101);
  expect(rulesIn(times100(line) + line).at(-1)).toBe("more-problems");
});

test("a list may have a thousand entries, and a group other than the steps no more keys than that", () => {
  const problemsIn = (text: string) => checkFunnel("funnel.yaml", () => ({ text })).problems;
  expect(problemsIn(`a: [${times(1_000, "b,")}]`).filter(({ rule }) => rule === "too-large")).toEqual([]);
  const facts = Array.from({ length: 1_001 }, (_, at) => `  f${at}: 1\n`).join("");
  expect(problemsIn(`facts:\n${facts}`)[0]?.message).toBe(
    '"facts" holds 1,001 entries; at most 1,000 are allowed. Split it.',
  );
});

test.each<[string, readonly (readonly (string | number)[])[]]>([
  [
    "a:\n  - b: 1\n    constructor: 2\n    ? [c]\n    : 3\n",
    [
      ["a", 0, "constructor"],
      ["a", 0],
    ],
  ],
  ["a:\n  b: 1\n  c:\n  b: 2\n", [["a", "c"]]],
  ["a: [{ b: 1, b: 2 }]\n", [["a", 0, "b"]]],
  ["a:\n  {b}: c\n", [["a"]]],
])("what is wrong with a key of %j has the path of that key", (text, paths) => {
  expect(checkFunnel("funnel.yaml", () => ({ text })).problems.map(({ path }) => path)).toEqual(paths);
});
