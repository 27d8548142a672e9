import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import type { Finding } from "../../engine/problem/index.ts";
import { frame } from "../frame.ts";

const others: Readonly<Record<string, string>> = {
  "f/texts/note.md": "One (x)\nTwo\n\n",
  "f/part.yaml": "# Written once\nheading: { file: texts/title.txt }\nitems:\n  - First\n  - { file: more.yml }\n",
  "f/texts/title.txt": "Our title",
  "f/more.yml": "Second\n",
};

const text = `${frame}start: a
steps:
  a:
    type: end
    path: /
    sections:
      - { type: heading, text: Hello "you" (x) }
      - { type: text, text: "Say \\"go\\": (x), and (x)" }
      - type: text
        text: Once upon (x)
          a time (x)
      - type: text
        text: |
          Lines (x)
          with (x)
      - { type: text, text: 'It''s (x)' }
      - { type: text, text: '"(x)" it is' }
      - { type: text, text: { file: texts/note.md } }
      - { type: list, items: [One, "Two"] }
      - type: list
        items:
          - { file: more.yml }
      - { type: text, text: ohoho }
      - { type: text, text: "ohoho" }
    button:
      text: Go
      to: https://example.com/a
`;

const read = (file: string) => {
  const found = file === "f/funnel.yaml" ? text : others[file];
  return found === undefined ? { failure: "missing" as const } : { text: found };
};

const { locate, files, problems } = checkFunnel("f/funnel.yaml", read);
const section = (index: number, key = "text") => ["steps", "a", "sections", index, key];

/** Where a finding is, and what is marked there. */
function markedBy(finding: Pick<Finding, "path" | "on" | "excerpt" | "within">): string {
  if (!locate) throw new Error(`The funnel is not sound: ${problems.map(({ message }) => message).join("\n")}`);
  const { file, line, column, endLine, endColumn } = locate({ rule: "x", severity: "error", message: "", ...finding });
  const lines = (files.get(file) ?? "").split("\n").slice(line - 1, endLine);
  const marked = lines.map((row, index) =>
    row.slice(index === 0 ? column - 1 : 0, index === lines.length - 1 ? endColumn - 1 : row.length),
  );
  return `${file}:${line}:${column} ${marked.join("⏎")}`;
}

describe("a finding is marked", () => {
  it.each<[string, Parameters<typeof markedBy>[0], string]>([
    ["at a value", { path: ["language"] }, "f/funnel.yaml:3:11 en"],
    ["at a key", { path: ["language"], on: "key" }, "f/funnel.yaml:3:1 language"],
    ["at a group", { path: ["product"] }, "f/funnel.yaml:4:10 { name: Test }"],
    ["at an entry", { path: ["steps", "a", "sections", 7, "items", 1] }, 'f/funnel.yaml:28:36 "Two"'],
    [
      "at an entry, as a whole",
      { path: ["steps", "a", "sections", 7], on: "key" },
      'f/funnel.yaml:28:9 { type: list, items: [One, "Two"] }',
    ],
    ["at the beginning, if nothing stands around it", { path: ["texts"] }, "f/funnel.yaml:1:1 "],
    ["at what stands around a missing key", { path: ["product", "support"] }, "f/funnel.yaml:4:1 product"],
    [
      "at what stands around a missing entry",
      { path: ["steps", "a", "sections", 70, "text"] },
      "f/funnel.yaml:15:5 sections",
    ],
    ["at what stands around a key below a text", { path: ["language", "x", "y"] }, "f/funnel.yaml:3:1 language"],
    [
      "without the line end of a block",
      { path: section(3) },
      "f/funnel.yaml:22:15 |⏎          Lines (x)⏎          with (x)",
    ],
    ["in a text file", { path: section(6) }, "f/texts/note.md:1:1 One (x)⏎Two⏎⏎"],
    ["at the key of a text file", { path: section(6), on: "key" }, "f/funnel.yaml:27:23 text"],
    ["in an entry from a file", { path: ["steps", "a", "sections", 8, "items", 0] }, "f/more.yml:1:1 Second"],
  ])("%s", (_, finding, marked) => expect(markedBy(finding)).toBe(marked));

  it.each<[string, number, string, string]>([
    ["in a plain text", 0, "(x)", "f/funnel.yaml:16:44 (x)"],
    ["in quotes", 1, "(x)", "f/funnel.yaml:17:42 (x)"],
    ["in a text file", 6, "Two", "f/texts/note.md:2:1 Two"],
    ["nowhere, but at the whole text, if it is not there", 0, "(y)", 'f/funnel.yaml:16:32 Hello "you" (x)'],
    ["nowhere, if it only follows", 0, "time", 'f/funnel.yaml:16:32 Hello "you" (x)'],
  ])("as an excerpt %s", (_, index, excerpt, marked) =>
    expect(markedBy({ path: section(index), excerpt })).toBe(marked),
  );

  it.each<[string, number, [number, number], string]>([
    ["of a plain text", 0, [12, 15], "f/funnel.yaml:16:44 (x)"],
    ["of a text with escapes, by looking for it", 1, [10, 13], "f/funnel.yaml:17:42 (x)"],
    ["before the first escape", 1, [0, 3], "f/funnel.yaml:17:30 Say"],
    ["of a text over several lines, by looking for it", 2, [16, 20], "f/funnel.yaml:20:13 time"],
    ["of its first line", 2, [10, 13], "f/funnel.yaml:19:25 (x)"],
    ["that stands before it, too", 2, [21, 24], "f/funnel.yaml:20:18 (x)"],
    ["that stands before it behind an escape", 1, [19, 22], "f/funnel.yaml:17:51 (x)"],
    ["of a block", 3, [6, 9], "f/funnel.yaml:23:17 (x)"],
    ["in single quotes", 4, [5, 8], "f/funnel.yaml:25:36 (x)"],
    ["in single quotes around double ones", 5, [1, 4], "f/funnel.yaml:26:31 (x)"],
    ["of a text file", 6, [4, 7], "f/texts/note.md:1:5 (x)"],
    ["that another one like it overlaps", 9, [2, 5], "f/funnel.yaml:32:31 oho"],
    ["in quotes that another one like it overlaps", 10, [2, 5], "f/funnel.yaml:33:32 oho"],
    ["of nothing is the whole", 0, [3, 3], 'f/funnel.yaml:16:32 Hello "you" (x)'],
  ])("as a part %s", (_, index, within, marked) => expect(markedBy({ path: section(index), within })).toBe(marked));
});
